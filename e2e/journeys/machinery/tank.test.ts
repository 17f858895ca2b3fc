/** The tab tank: what is measured stands on screen, and what is computed from it equals a calculation of its own. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { readDownloadedText } from '../../fixtures/browser/download.ts';
import { createTankJourney } from '../../fixtures/journey/tank-journey.ts';
import { findLookFaults } from '../../fixtures/look/every-look.ts';
import {
  computeFuelDensity,
  computeRise,
  computeVcf,
  DENSITY,
  FLAGGED,
  FO_DAY,
  FO_PORT,
  FO_STARBOARD,
  FUEL_RATE,
  TANKS,
} from '../../fixtures/ship/tank-ship.ts';

const withoutBrowser = getSkipReason('long');
const SHORT: Readonly<Record<string, string>> = {
  [FO_PORT]: 'Fuel oil, port',
  [FO_STARBOARD]: 'Fuel oil, stbd',
  [FO_DAY]: 'Fuel oil day',
};

/** By the head of the row: a row also names the tank that it gives to. */
const row = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Soundings' })
    .last()
    .getByRole('row')
    .filter({ has: page.locator('th', { hasText: new RegExp(`^${name}`) }) });

/** The cells of a tank by the heads of their columns. */
async function readRow(page: Page, name: string): Promise<Record<string, string>> {
  const table = page.getByRole('table').filter({ hasText: 'Volume m³' });
  const heads = await table.getByRole('columnheader').allInnerTexts();
  const cells = await row(page, name).locator('th, td').allInnerTexts();
  return Object.fromEntries(heads.map((head, place) => [head.trim(), (cells[place] ?? '').trim()]));
}

const signed = (value: number, decimals: number) => {
  const digits = Math.abs(value).toFixed(decimals);
  return Number(digits) === 0 ? digits : `${value < 0 ? '−' : '+'}${digits}`;
};

describe.skipIf(withoutBrowser !== '')(`the tank tab${withoutBrowser}`, () => {
  const journey = createTankJourney('Havsule');

  it('goes from sounding by table to mass as a surveyor does', async () => {
    const page = await journey.openTab('tank');
    await row(page, 'Fuel oil, port').getByText('264.6').waitFor();
    for (const [name, short] of Object.entries(SHORT)) {
      const tank = TANKS.find((one) => one.name === name);
      if (tank === undefined) throw new Error(`${name} is no tank`);
      const cells = await readRow(page, short);
      expect(cells).toMatchObject({
        'Trim, heel cm': signed(-100 * computeRise(tank), 1),
        'Volume m³': tank.volume.toFixed(1),
        'Density 15 °C': (DENSITY / 1000).toFixed(4),
        VCF: computeVcf(DENSITY, tank.celsius).toFixed(4),
        'Mass t': (tank.volume * computeFuelDensity(tank.celsius)).toFixed(1),
      });
    }
    await page.getByText('trim 0.42 m aft, heel 0.6° P · sounding → table → mass').waitFor();
  });

  it('names a gauge that failed and shows no number of it', async () => {
    const page = await journey.openTab('tank');
    await row(page, 'Mud 3')
      .getByText(/sensor fault \d\d:\d\d|sensor fault \w{3}/)
      .last()
      .waitFor();
    expect((await readRow(page, 'Mud 3'))['Volume m³']).toBe('––');
    expect((await readRow(page, 'Lube oil'))['Mass t']).toBe('––');
  });

  it('finds the bunkering and the transfer that runs', async () => {
    const page = await journey.openTab('tank');
    const moves = page.getByRole('region', { name: 'Bunkered, moved, landed' }).last();
    await moves.getByRole('row', { name: /Transfer Fuel oil, stbd → Fuel oil day .* running/ }).waitFor();
    await moves.getByRole('row', { name: /Bunkering Fuel \+18[2-5]\.\d/ }).waitFor();
    await row(page, 'Fuel oil, stbd').getByText('to Fuel oil day').last().waitFor();
  });

  it('holds the tanks against the meters, and flags the day on which the meters say more', async () => {
    const page = await journey.openTab('tank');
    const balance = page.getByRole('region', { name: 'Tanks against flow meters' });
    await balance.getByText(`+${FLAGGED.percent}`, { exact: false }).first().waitFor();
    const burned = ((FUEL_RATE * DENSITY * 24) / 1_000_000).toFixed(2);
    await balance.getByText(burned).first().waitFor();
    const said = await balance.getByRole('row').allInnerTexts();
    expect(said).toHaveLength(14);
    const days = said.map((text) => Number(text.split('\t')[1]?.replace('−', '-').replace(' %', '')));
    expect(days.filter((percent) => Math.abs(percent) > 2)).toEqual([FLAGGED.percent]);
    expect(days.filter((percent) => Math.abs(percent) > 0.3)).toHaveLength(1);
  });

  it('opens the curve of a number, shows a past moment, and goes back to live', async () => {
    const page = await journey.openTab('tank');
    await row(page, 'Fuel oil, port').getByRole('button', { name: '264.6' }).click();
    await page.waitForURL(/tag=\d+/);
    await page.getByRole('button', { name: 'Close the trend' }).click();
    const moves = page.getByRole('region', { name: 'Bunkered, moved, landed' }).last();
    await moves
      .getByRole('row', { name: /Bunkering/ })
      .getByRole('button')
      .click();
    await page.waitForURL(/at=/);
    await page.getByText('Values of the past').waitFor();
    await page.getByRole('button', { name: 'Back to live' }).click();
    await row(page, 'Fuel oil, port').getByText('264.6').waitFor();
  });

  it('saves what is on screen', async () => {
    const page = await journey.openTab('tank');
    await row(page, 'Fuel oil, port').getByText('264.6').waitFor();
    const text = await readDownloadedText(page, 'CSV');
    expect(text).toMatch(/"Fuel oil tank, port",2\.60\d,-4\.8,/);
  });

  it('is readable in every palette and at every width', async () => {
    const page = await journey.openTab('tank');
    await row(page, 'Fuel oil, port').getByText('264.6').waitFor();
    expect(await findLookFaults(page)).toEqual([]);
  });
});
