/** The alarms of the whole fleet: the strip leads there, many are acknowledged at once and taken back, and last night is one click away. */
import { MINUTE_MS } from '@fms/domain/time';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { createFleetJourney } from '../../fixtures/journey/fleet-journey.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { ALARM_ABOVE } from '../../fixtures/product/fleet-link.ts';

const withoutBrowser = getSkipReason('long');
const SHIPS = ['Brimnes', 'Havbris', 'Nordkyn'];

const journey = createFleetJourney(SHIPS, async (fleet) => {
  const now = Date.now();
  await fleet.report(
    SHIPS.flatMap((_, ship) =>
      [60, ALARM_ABOVE + 5].map((temperature, step) => ({
        ...{ ship, timeMs: now - (2 - step) * MINUTE_MS, latitude: 58 + ship, longitude: 5 },
        ...{ knots: 10, temperature },
      })),
    ),
  );
});

const active = (page: Page) => page.getByRole('table', { name: 'Active alarms' });
const row = (page: Page, ship: string) => active(page).getByRole('row').filter({ hasText: ship });

/** The form takes the focus once it stands. */
async function waitForFocus(page: Page, label: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
}

async function openFromStrip(): Promise<Page> {
  const page = await journey.signIn({ user: 'manager' });
  await page
    .getByRole('link', { name: /unacknowledged/ })
    .first()
    .click();
  await page.waitForURL('**/vessel/alarm');
  await row(page, 'Havbris').waitFor();
  return page;
}

describe.skipIf(withoutBrowser !== '')(`the alarms of the fleet${withoutBrowser}`, () => {
  it('are reached from the strip, acknowledged together with a comment and taken back', async () => {
    const page = await openFromStrip();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('checkbox', { name: /^Mark .* of Brimnes$/ }).check();
    await page.getByRole('checkbox', { name: /^Mark .* of Havbris$/ }).check();
    await page.getByRole('button', { name: 'Acknowledge 2' }).click();
    await page.getByLabel('Comment (optional)').fill('engineer called');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await row(page, 'Havbris').getByText('“engineer called”').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await row(page, 'Havbris').getByRole('button', { name: 'Ack' }).waitFor();
    await row(page, 'Brimnes').getByRole('button', { name: 'Ack' }).waitFor();
  });

  it('are commented later by keyboard, on a phone too', async () => {
    const page = await openFromStrip();
    await page.setViewportSize({ width: 390, height: 844 });
    await row(page, 'Nordkyn').getByRole('button', { name: 'Ack' }).press('Enter');
    await waitForFocus(page, 'Comment (optional)');
    await page.keyboard.press('Enter');
    await row(page, 'Nordkyn')
      .getByRole('button', { name: /^Comment on/ })
      .press('Enter');
    await waitForFocus(page, 'Comment');
    await page.keyboard.type('pump was stopped');
    await page.keyboard.press('Enter');
    await row(page, 'Nordkyn').getByText('“pump was stopped”').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });

  it('are found in the journal of the last night, of a day and of one vessel', async () => {
    const page = await openFromStrip();
    await page.getByText('Journal', { exact: true }).click();
    expect(await page.getByRole('radio', { name: 'Last night 18–06' }).isChecked()).toBe(true);
    await page.getByText('24 h', { exact: true }).click();
    const journal = page.getByRole('table', { name: 'Journal' });
    await journal.getByText('Acknowledgement undone').first().waitFor();
    await page.getByRole('combobox', { name: 'All vessels' }).fill('Nord');
    await page.getByRole('option', { name: 'Nordkyn' }).click();
    await expect.poll(() => journal.getByRole('link', { name: 'Havbris' }).count()).toBe(0);
    await journal.getByText('Commented').waitFor();
    expect(new URL(page.url()).searchParams.get('vessels')).toBe(String(journey.fleet.vesselIds[2]));
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});
