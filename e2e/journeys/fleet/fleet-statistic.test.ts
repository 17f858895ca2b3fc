/** The statistic of the fleet: who burns most per mile, why, the samples behind it, a saved view and a file. */
import { DAY_MS, HOUR_MS } from '@fms/domain/time';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { readDownloadedText } from '../../fixtures/browser/download.ts';
import { createFleetJourney } from '../../fixtures/journey/fleet-journey.ts';
import { findLookFaults } from '../../fixtures/look/every-look.ts';

const withoutBrowser = getSkipReason('long');
/** Name and l/h at 10 kn. */
const SHIPS = [
  ['Havbris', 112],
  ['Ryvarden', 125],
  ['Stormfugl', 108],
] as const;
const INTERVAL_MS = HOUR_MS / 4;
const TAGS = [
  { name: 'Fuel rate', unit: 'l/h', intervalSeconds: INTERVAL_MS / 1000 },
  { name: 'Fuel density at 15 °C', unit: 'kg/m³', intervalSeconds: INTERVAL_MS / 1000 },
] as const;
const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS;
const YESTERDAY = `/vessel/statistic?group=60min&until=${new Date(midnight).toISOString()}`;

const journey = createFleetJourney(
  SHIPS.map(([name]) => ({ name, particulars: { shipType: 'supply' as const }, tags: TAGS })),
  async (fleet) => {
    const times = Array.from({ length: (2 * DAY_MS) / INTERVAL_MS }, (_, step) => midnight - (step + 1) * INTERVAL_MS);
    await fleet.report(
      SHIPS.flatMap(([, litres], ship) =>
        times.toReversed().map((timeMs) => ({
          ...{ ship, timeMs, knots: 10 },
          values: { 'Fuel rate': litres, 'Fuel density at 15 °C': 850 },
        })),
      ),
    );
  },
);

const rowOf = (page: Page, name: string) =>
  page.getByRole('grid', { name: 'Compare' }).getByRole('row').filter({ hasText: name });

async function openYesterday(): Promise<Page> {
  const page = await journey.signIn();
  await page.goto(YESTERDAY);
  await rowOf(page, 'Ryvarden').getByRole('link', { name: '10.6' }).waitFor();
  return page;
}

describe.skipIf(withoutBrowser !== '')(`the statistic of the fleet${withoutBrowser}`, () => {
  it('gives no rank to ships of which two days of a month were measured', async () => {
    const page = await journey.signIn();
    await page.getByRole('link', { name: 'Statistic' }).click();
    await page.getByRole('heading', { name: 'Statistic', level: 1 }).waitFor();
    expect(await rowOf(page, 'Ryvarden').locator('td').first().textContent()).toBe('—');
  });

  it('ranks ships by fuel a mile, says who stands out, and opens the samples of a figure', async () => {
    const page = await openYesterday();
    expect(await rowOf(page, 'Stormfugl').locator('td').first().textContent()).toBe('1');
    await page.getByText(/Ryvarden: \+14 % against its sisters/).waitFor();
    await rowOf(page, 'Ryvarden').getByRole('link', { name: '10.6' }).click();
    await page.getByRole('tab', { name: 'Statistic', selected: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('to')).toBe(new Date(midnight).toISOString());
  });

  it('keeps a view under a name, and writes what it shows into a file', async () => {
    const page = await openYesterday();
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('textbox', { name: 'Save this view as' }).fill('Yesterday by the hour');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'View: Yesterday by the hour' }).waitFor();
    await page.keyboard.press('Escape');
    const text = await readDownloadedText(page, 'CSV');
    expect(text.split('\r\n').find((line) => line.startsWith('1,'))).toMatch(/^1,Stormfugl,9\.2,/);
  });

  it('is without a fault in every palette and at every width', async () => {
    expect(await findLookFaults(await openYesterday())).toEqual([]);
  });
});
