/**
 * Comparison of curves: the same ship earlier, another ship, shifts, alarms; favourite tags; and the exported file.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readDownloadedText } from '../../fixtures/browser/download.ts';
import { callFromPage, raiseAlarm } from '../../fixtures/journey/page-call.ts';
import { createYachtJourney, getYachtSkipReason, YACHT_ID } from '../../fixtures/journey/yacht-journey.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';

const SISTER = 'neutrondance_20160812';
const skipped = getYachtSkipReason('long');

const picker = (page: Page) => page.getByRole('complementary', { name: 'Choose tags' });
const pane = (page: Page, name: string) => page.getByRole('figure', { name: new RegExp(name) });

async function compareWith(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /^Compare/ }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

describe.skipIf(skipped !== '')(`curves held against something${skipped}`, () => {
  const journey = createYachtJourney(SISTER);

  async function statistic(query: string): Promise<Page> {
    const page = await journey.open(`tab=statistic${query}`);
    await pane(page, 'Speed over ground').waitFor();
    return page;
  }

  it('the same ship earlier, then another ship, then nothing', async () => {
    const page = await statistic('&range=24h');
    await compareWith(page, '1 d earlier');
    await page.waitForURL(/compare=p86400/);
    await pane(page, 'Speed over ground · 1 d earlier').waitFor();
    await compareWith(page, SISTER);
    await page.waitForURL(/compare=v\d+/);
    await pane(page, `Speed over ground · ${SISTER}`).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await compareWith(page, 'None');
    await page.waitForURL((url) => !url.search.includes('compare='));
  });

  it('a favourite stands first, also after a reload', async () => {
    const page = await statistic('');
    const favourites = picker(page).getByRole('region', { name: 'Favourites' });
    await picker(page).getByRole('button', { name: 'Add Course over ground to favourites' }).first().click();
    await favourites.getByText('Course over ground').first().waitFor();
    await page.reload();
    await favourites.getByText('Course over ground').first().waitFor();
    await favourites.getByRole('button', { name: 'Remove Course over ground from favourites' }).first().click();
    await favourites.waitFor({ state: 'detached' });
  });

  it('shifts of the crew in the zone of the vessel, with totals that go into a file', async () => {
    const page = await statistic('&range=24h');
    await page.getByRole('button', { name: 'Shifts', exact: true }).click();
    await page.waitForURL(/shifts=1/);
    const table = page.getByRole('table', { name: 'Shift totals' });
    await table.getByRole('columnheader', { name: 'Shift, UTC' }).waitFor();
    // A day has two shifts and shares time with a third one.
    expect(await table.getByRole('row').count()).toBe(1 + 3);
    await table
      .getByRole('row', { name: /11:30|23:30/ })
      .filter({ hasText: 'so far' })
      .getByText(/nm$/)
      .waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);

    const file = await readDownloadedText(page, 'Shift totals, CSV');
    expect(file).toContain('Zone of the shifts,UTC');
    expect(file).toMatch(/"Speed over ground mean, kn".*"Speed over ground sum, nm"/);

    const setting = { EmailNoActivity: false, vesselTimeOffset: 0, dataMaxDays: 0, reportTimeZone: 'Asia/Kathmandu' };
    await callFromPage(page, '/api/v1.0/vessel/edit', { vesselId: YACHT_ID, setting }, 'PUT');
    await table.getByRole('columnheader', { name: 'Shift, Asia/Kathmandu' }).waitFor();
    expect(await table.getByRole('rowheader').allTextContents()).toEqual(
      expect.arrayContaining([expect.stringMatching(/(11|23):30 – (\d+ \w+ )?(11|23):30/)]),
    );
  });

  it('an alarm stands over the curves, and leads to its moment', async () => {
    const page = await statistic('&range=1h');
    await raiseAlarm(page, 'Course over ground');
    const rail = page.getByRole('region', { name: 'Alarms and notes in this window' });
    // The rail asks again when it is opened.
    await page.reload();
    const mark = rail.getByRole('button', { name: /^warning: Course over ground/ });
    await mark.click();
    await page
      .getByText(/^\d\d:\d\d(:\d\d)? UTC$/)
      .first()
      .waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('the file says what the cursor says', async () => {
    const now = Math.floor(Date.now() / 3_600_000) * 3_600_000;
    const [from, to] = [now - 6 * 3_600_000, now].map((at) => new Date(at).toISOString());
    const page = await statistic(`&from=${from}&to=${to}`);
    const slider = pane(page, 'Speed over ground').getByRole('slider');
    await slider.focus();
    await page.keyboard.press('End');
    const said = (await slider.getAttribute('aria-valuetext')) ?? '';
    const [, clock, knots] = /(\d\d:\d\d)(?::\d\d)? UTC, Speed over ground (\d+\.\d+) kn/.exec(said) ?? [];
    expect(knots, said).toBeDefined();
    const lines = (await readDownloadedText(page, 'CSV')).split('\r\n');
    const head = lines.find((line) => line.startsWith('"Time, UTC"')) ?? '';
    const column = head.split('","').findIndex((title) => title.includes('Speed over ground mean'));
    // The cursor stands at the end, and says no seconds.
    const row = lines.findLast((line) => line.slice(11, 16) === clock && /^\d{4}-/.test(line)) ?? '';
    // What the cursor says is rounded.
    const decimals = knots?.split('.')[1]?.length ?? 0;
    expect(Math.abs(Number(row.split(',')[column]) - Number(knots))).toBeLessThanOrEqual(0.51 * 10 ** -decimals);
    const resolution = lines.find((line) => line.startsWith('Resolution,'))?.replace(/^Resolution,"?|"$/g, '') ?? '';
    await page.getByText(resolution, { exact: true }).filter({ visible: true }).waitFor();
  });
});
