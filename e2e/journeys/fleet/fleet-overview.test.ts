/** The overview of the fleet: cards and list, what is shown of it, saved views, files, status events; all by keyboard. */

import { readFile } from 'node:fs/promises';
import { HOUR_MS } from '@fms/domain/time';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import type { SignInAs } from '../../fixtures/browser/signed-in.ts';
import { readWords } from '../../fixtures/browser/watched-page.ts';
import { createFleetJourney } from '../../fixtures/journey/fleet-journey.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { PALETTES } from '../../fixtures/look/palette.ts';

const withoutBrowser = getSkipReason('long');
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** Two rows of 44 px and the air between them. */
const TWO_ROWS_PX = 96;
/** Name, folder, knots, hours since it was heard. */
const SHIPS = [
  ['Brimnes', 'Cargo', 10.7, 0],
  ['Havbris', 'Offshore', 12.4, 0],
  ['Nordkyn', 'Cargo', 11.2, 52],
  ['Tindra', 'Ferries', 0.1, 0],
] as const;

const journey = createFleetJourney(
  SHIPS.map(([name, folder]) => ({ name, particulars: { folder, IMO: '9074729' } })),
  async (fleet) => {
    const now = Date.now();
    await fleet.report(
      SHIPS.map(([, , knots, hours], ship) => ({
        ship,
        timeMs: now - hours * HOUR_MS,
        latitude: 58 + ship,
        longitude: 5,
        knots,
        temperature: ship === 1 ? 95 : 60,
      })),
    );
  },
);

async function openList(path = '/vessel/overview/1?sort=vessel', as: SignInAs = {}): Promise<Page> {
  const page = await journey.signIn({ ...as, at: path });
  await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
  await page.getByText('Havbris').last().waitFor();
  return page;
}

/** Grouped, it is a tree. */
const grid = (page: Page) =>
  page.getByRole('grid', { name: 'Vessels' }).or(page.getByRole('treegrid', { name: 'Vessels' }));
/** Waits until the first cells of the rows are these, group headings with their counts. */
const shows = (page: Page, expected: readonly string[]) =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('[role$=grid] tbody tr td:first-child')]
        .map((cell) => (cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim())
        .join() === wanted,
    expected.join(),
  );

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page
    .getByRole('combobox', { name: label })
    .or(page.getByRole('textbox', { name: label }))
    .first()
    .click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

describe.skipIf(withoutBrowser !== '')(`the overview${withoutBrowser}`, () => {
  it('sorts, filters and groups, and a link shows a colleague the same', async () => {
    const page = await openList();
    await shows(page, ['Brimnes', 'Havbris', 'Nordkyn', 'Tindra']);
    await grid(page).getByRole('button', { name: 'SOG, kn' }).click();
    await shows(page, ['Tindra', 'Brimnes', 'Nordkyn', 'Havbris']);
    await grid(page).getByRole('button', { name: 'SOG, kn' }).click();
    await shows(page, ['Havbris', 'Nordkyn', 'Brimnes', 'Tindra']);
    expect(await grid(page).locator('th[aria-sort]').getAttribute('aria-sort')).toBe('descending');
    await page.getByRole('textbox', { name: 'Filter 4 vessels' }).fill('cargo');
    await shows(page, ['Nordkyn', 'Brimnes']);
    await page.getByText('2 of 4 vessels').waitFor();
    await page.getByRole('textbox', { name: 'Filter 4 vessels' }).fill('');
    await choose(page, 'Vessels shown', 'Position old');
    await shows(page, ['Nordkyn']);
    await choose(page, 'Vessels shown', 'All vessels');
    await choose(page, 'Group by', 'Group: folder');
    await shows(page, ['Cargo 2', 'Nordkyn', 'Brimnes', 'Others 2', 'Havbris', 'Tindra']);
    expect(new URL(page.url()).search).toBe('?group=folder&sort=-sog');
    await page.reload();
    await shows(page, ['Cargo 2', 'Nordkyn', 'Brimnes', 'Others 2', 'Havbris', 'Tindra']);
  });

  it('leaves a phone to its vessels: two rows of controls, the others on request', async () => {
    const page = await openList('/vessel/overview/1', { context: PHONE });
    const toolbar = page.getByRole('toolbar', { name: 'Overview' });
    const heightOf = async () => (await toolbar.boundingBox())?.height ?? Number.NaN;
    expect(await heightOf()).toBeLessThanOrEqual(TWO_ROWS_PX);
    await toolbar.getByRole('button', { name: 'Filters and actions', expanded: false }).click();
    await toolbar.getByRole('button', { name: 'Actions (4)' }).waitFor();
    expect(await heightOf()).toBeGreaterThan(TWO_ROWS_PX);
    await choose(page, 'Vessels shown', 'Position old');
    await page.getByText('1 of 4 vessels').waitFor();
  });

  it('keeps folded groups in the address, and does with all that are shown what is asked', async () => {
    const page = await openList('/vessel/overview/1?group=folder&fold=Cargo');
    await shows(page, ['Cargo 2', 'Others 2', 'Havbris', 'Tindra']);
    await grid(page)
      .getByRole('row', { name: /^Others/ })
      .click();
    await page.waitForURL((url) => url.searchParams.getAll('fold').join() === 'Cargo,others');
    await page.getByRole('textbox', { name: 'Filter 4 vessels' }).fill('cargo');
    await page.getByRole('button', { name: 'Actions (2)' }).click();
    await page.getByRole('menuitem', { name: 'Pin all 2 to Home' }).click();
    await choose(page, 'Vessels shown', 'Pinned');
    await page.getByText('2 of 4 vessels').waitFor();
    await page.getByRole('button', { name: 'Actions (2)' }).click();
    await page.getByRole('menuitem', { name: 'Unpin all 2 from Home' }).click();
    await page.getByText('No vessel matches').waitFor();
    await choose(page, 'Vessels shown', 'All vessels');
    await page.getByRole('button', { name: 'Actions (2)' }).click();
    await page.getByRole('menuitem', { name: 'Show 2 tracks on the map' }).click();
    await page.waitForURL((url) => url.searchParams.get('tracks')?.split(',').length === 2);
  });

  it('is one stop of the Tab key in which arrows move, Enter opens and P pins', async () => {
    const page = await openList();
    await shows(page, ['Brimnes', 'Havbris', 'Nordkyn', 'Tindra']);
    await grid(page).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('p');
    await grid(page).getByRole('button', { name: 'Unpin Havbris from Home' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Havbris', level: 1 }).waitFor();
    await page.goto('/vessel/overview/1?show=pinned');
    await shows(page, ['Havbris']);
    await grid(page).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('p');
    await page.getByText('No vessel matches').waitFor();
  });

  it('keeps a view under a name, with its columns, for every browser of the user', async () => {
    const page = await openList();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'IMO' }).check();
    await page.getByRole('checkbox', { name: 'Position' }).uncheck();
    await page.keyboard.press('Escape');
    await grid(page).getByRole('columnheader', { name: 'IMO' }).waitFor();
    await grid(page).getByRole('button', { name: 'Data age' }).click();
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('textbox', { name: 'Save this view as' }).fill('Morning round');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'View: Morning round' }).waitFor();
    const { search } = new URL(page.url());
    await journey.closePages();
    const other = await openList();
    await other.getByRole('button', { name: 'Views' }).click();
    await other.getByRole('button', { name: 'Morning round', exact: true }).click();
    await other.waitForURL(`**${search}`);
    await grid(other).getByRole('columnheader', { name: 'IMO' }).waitFor();
    await other.getByRole('button', { name: 'View: Morning round' }).click();
    await other.getByRole('button', { name: 'Delete the view Morning round' }).click();
    await other.getByText('No saved view yet').waitFor();
  });

  it('saves what is shown as CSV and as a workbook', async () => {
    const page = await openList('/vessel/overview/1?q=bris&columns=vessel,sog,position,imo');
    await shows(page, ['Havbris']);
    const save = async (kind: string) => {
      await page.getByRole('button', { name: 'Export' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: kind }).click(),
      ]);
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
    };
    const csv = await save('CSV');
    expect(csv.name).toMatch(/^fleet \d{4}-\d\d-\d\d \d{4}Z\.csv$/);
    const [head, row] = csv.bytes.toString('utf8').split('\r\n');
    expect(head).toBe('\uFEFFVessel,"SOG, kn","Latitude, °","Longitude, °","Position time, UTC",IMO');
    expect(row).toMatch(/^Havbris,12\.4,59\.00000,5\.00000,\d{4}-.*Z,9074729$/);
    const excel = await save('Excel');
    expect(excel.name).toMatch(/\.xlsx$/);
    expect(excel.bytes.subarray(0, 2).toString()).toBe('PK');
  });

  it('tells which vessel stopped, and by which speed thresholds', async () => {
    const page = await openList();
    await journey.fleet.report([{ ship: 0, timeMs: Date.now(), latitude: 58.01, longitude: 5, knots: 0.2 }]);
    await page.getByRole('button', { name: '1 event' }).click();
    const events = page.getByRole('dialog', { name: '1 event' });
    expect(await readWords(events.getByRole('listitem'))).toMatch(/Brimnes\s*stopped/);
    expect(await readWords(events)).toMatch(/Stopped below 0\.5 kn, under way above 3\.5 kn, out of range after 1 h/);
    await journey.fleet.report([{ ship: 0, timeMs: Date.now(), latitude: 58.02, longitude: 5, knots: 10.7 }]);
    await page.getByText('got under way').waitFor();
  });

  it('shows cards that lead to their vessels', async () => {
    const page = await openList('/vessel/overview/0');
    const card = page.getByRole('article').filter({ hasText: 'Havbris' });
    expect(await readWords(card)).toMatch(/12\.4\s*kn/);
    await card.getByRole('button', { name: 'Pin Havbris to Home' }).click();
    await card.getByRole('button', { name: 'Unpin Havbris from Home' }).click();
    await card.getByRole('button', { name: 'Pin Havbris to Home' }).waitFor();
    // Anywhere on the card.
    await card.click({ position: { x: 120, y: 120 } });
    await page.getByRole('heading', { name: 'Havbris', level: 1 }).waitFor();
  });

  it.each(PALETTES)('is without a barrier in %s', async (palette) => {
    const page = await openList('/vessel/overview/0', { preference: { palette } });
    expect(await findAccessibilityViolations(page), 'cards').toEqual([]);
    await page.goto('/vessel/overview/1?group=folder');
    await shows(page, ['Cargo 2', 'Brimnes', 'Nordkyn', 'Others 2', 'Havbris', 'Tindra']);
    expect(await findAccessibilityViolations(page), 'list').toEqual([]);
  });
});
