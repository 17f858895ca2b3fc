/** The dashboard of a vessel: arranged by mouse and keys, saved for others, seen by them, and given back. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import type { SignInAs } from '../../fixtures/browser/signed-in.ts';
import { createFleetJourney } from '../../fixtures/journey/fleet-journey.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';

const withoutBrowser = getSkipReason('long');
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** A vessel for each journey, so that none finds the layout of another. */
const SHIPS = ['Brimnes', 'Grip', 'Havbris', 'Lofthav', 'Nordkyn', 'Ryvarden', 'Tindra'];
const [BRIMNES, GRIP, HAVBRIS, LOFTHAV, NORDKYN, RYVARDEN, TINDRA] = [0, 1, 2, 3, 4, 5, 6] as const;
const CONFLICT = { expected: { complaints: [/409/] } };

const journey = createFleetJourney(SHIPS, async (fleet) => {
  const timeMs = Date.now();
  await fleet.report(
    SHIPS.map((_, ship) => ({ ship, timeMs, latitude: 58 + ship, longitude: 5, knots: 12, temperature: 60 })),
  );
});

async function openVessel(ship: number, as: SignInAs): Promise<Page> {
  const page = await journey.signIn({ ...as, at: `/vessel/vessel/${journey.fleet.vesselIds[ship]}` });
  await panel(page, 'Live values').waitFor();
  return page;
}

const panel = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const panels = (page: Page) =>
  page
    .getByRole('tabpanel')
    .locator('section')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
/** A widget in the editor, which says where it stands: `column 1, row 7, 7 columns wide, 6 rows high`. */
const grip = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^${title}: column`) });
const placeOf = async (widget: Locator) => {
  const words = (await widget.getAttribute('aria-label')) ?? '';
  const [column, row, columns, rows] = (words.match(/\d+/g) ?? []).map(Number);
  return { column, row, columns, rows };
};

async function edit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Layout' }).click();
  await page.getByRole('menuitem', { name: 'Edit the layout' }).click();
  await page.getByRole('toolbar', { name: 'Edit the layout' }).waitFor();
}

async function saveFor(page: Page, whom: string): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('menuitem', { name: whom }).click();
}

/** Adds a list of alarms under a title of its own to the layout that is edited, and saves it for the vessel. */
async function saveWatchList(page: Page, ship: number): Promise<void> {
  await page.getByRole('region', { name: 'Add a widget' }).getByRole('button', { name: 'Active alarms' }).click();
  await page.getByRole('region', { name: 'Options of Active alarms' }).getByLabel('Title').fill('Watch list');
  await saveFor(page, `Save for ${SHIPS[ship]}`);
  await page.getByText('Your changes have been saved').waitFor();
  await panel(page, 'Watch list').waitFor();
}

/** A page of a manager who has just saved the layout with the watch list. */
async function openWithWatchList(ship: number, as: Omit<SignInAs, 'user'> = {}): Promise<Page> {
  const page = await openVessel(ship, { ...as, user: 'manager' });
  await edit(page);
  await saveWatchList(page, ship);
  return page;
}

/** What the wire answers to a save that no screen offers. */
async function saveOnWire(page: Page, ship: number, scope: string, version: number, title: string) {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('currentUser') ?? '{}').token as string);
  const widget = { id: 'wire', type: 'alarmList', column: 0, row: 0, columnSpan: 24, rowSpan: 6, option: { title } };
  return page.request.post('/api/v2/dashboard/save', {
    headers: { authorization: `Bearer ${token}` },
    data: { vesselId: journey.fleet.vesselIds[ship], scope, version, widgets: [widget] },
  });
}

describe.skipIf(withoutBrowser !== '')(`The dashboard of a vessel${withoutBrowser}`, () => {
  it('opens the trend of a value that is clicked, and closes it again', async () => {
    const page = await openVessel(BRIMNES, { user: 'operator' });
    await panel(page, 'Live values')
      .getByRole('button', { name: /Bearing temperature/ })
      .click();
    await page.waitForURL(/tag=\d+/);
    await page.getByRole('figure', { name: 'Trend of Bearing temperature' }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close the trend' }).click();
    await panel(page, 'Trend').waitFor({ state: 'detached' });
  });

  it('is arranged by mouse and keys, taken back, and saved for the vessel by a manager', async () => {
    const page = await openVessel(GRIP, { user: 'manager' });
    await edit(page);
    expect(await findAccessibilityViolations(page)).toEqual([]);

    const link = grip(page, 'Data link');
    const before = await placeOf(link);
    await link.scrollIntoViewIfNeeded();
    const box = await link.boundingBox();
    if (box === null) throw new Error('The widget is not on screen');
    await page.mouse.move(box.x + box.width - 6, box.y + box.height - 6);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 6, box.y + box.height - 6 - 44, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => placeOf(link)).toEqual({ ...before, rows: Number(before.rows) - 1 });

    const speed = grip(page, 'Speed');
    const wide = await placeOf(speed);
    await speed.press('Shift+ArrowLeft');
    await expect.poll(() => placeOf(speed)).toEqual({ ...wide, columns: Number(wide.columns) - 1 });
    await page
      .getByRole('status')
      .filter({ hasText: /^Speed: column/ })
      .waitFor({ state: 'attached' });
    await speed.press('Control+z');
    await expect.poll(() => placeOf(speed)).toEqual(wide);
    await grip(page, 'Last 24 hours').press('Delete');
    await grip(page, 'Last 24 hours').waitFor({ state: 'detached' });

    await saveWatchList(page, GRIP);
    expect(await panels(page)).not.toContain('Last 24 hours');
  });

  it('is seen by an operator, who may keep a personal one and none for others', async () => {
    await openWithWatchList(HAVBRIS);
    await journey.closePages();
    const page = await openVessel(HAVBRIS, { user: 'operator' });
    await panel(page, 'Watch list').waitFor();
    expect((await saveOnWire(page, HAVBRIS, 'vessel', 1, 'mine for all')).status()).toBe(403);
    expect((await saveOnWire(page, HAVBRIS, 'organization', 0, 'mine for all')).status()).toBe(403);
    await edit(page);
    await grip(page, 'Watch list').press('Delete');
    await page.getByRole('button', { name: 'Save for me' }).click();
    await page.getByRole('toolbar', { name: 'Edit the layout' }).waitFor({ state: 'detached' });
    await panel(page, 'Watch list').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Layout' }).click();
    await page.getByRole('menuitem', { name: 'Delete my layout' }).click();
    await panel(page, 'Watch list').waitFor();
  });

  it('asks before changes are lost', async () => {
    const page = await openWithWatchList(LOFTHAV);
    await edit(page);
    await grip(page, 'Watch list').press('Delete');
    await page.getByRole('tab', { name: 'Info' }).click();
    const question = page.getByRole('dialog').filter({ hasText: 'changes that are not saved' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await grip(page, 'Speed').waitFor();
    await page.getByRole('button', { name: 'Discard' }).click();
    await question.getByRole('button', { name: 'OK' }).click();
    await panel(page, 'Watch list').waitFor();
  });

  it('says who was first when two save, and is replaced only by a second save', async () => {
    const page = await openWithWatchList(NORDKYN, CONFLICT);
    await edit(page);
    await grip(page, 'Watch list').press('Delete');
    expect((await saveOnWire(page, NORDKYN, 'vessel', 1, 'From the wire')).status()).toBe(200);
    await saveFor(page, `Save for ${SHIPS[NORDKYN]}`);
    await page
      .getByRole('alert')
      .filter({ hasText: /manager saved this layout at .*Save again to replace it/ })
      .waitFor();
    await saveFor(page, `Save for ${SHIPS[NORDKYN]}`);
    await panel(page, 'Live values').waitFor();
    expect(await panels(page)).not.toContain('From the wire');
  });

  it('goes back to the layout of the product when it is taken away', async () => {
    const page = await openWithWatchList(RYVARDEN);
    await page.getByRole('button', { name: 'Layout' }).click();
    await page.getByText(`Layout of ${SHIPS[RYVARDEN]}, saved by manager`).waitFor();
    await page.getByRole('menuitem', { name: `Delete the layout of ${SHIPS[RYVARDEN]}` }).click();
    await panel(page, 'Last 24 hours').waitFor();
  });

  it('goes alarms, navigation, strips, machinery on a phone, and leaves no room for editing', async () => {
    const page = await openVessel(TINDRA, { user: 'manager', context: PHONE });
    const order = await panels(page);
    const places = ['Active alarms', 'Speed', 'Last 24 hours', 'Live values'].map((title) => order.indexOf(title));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBe(0);
    await page.getByRole('button', { name: 'Layout' }).click();
    await page.getByText('Editing needs a wider window.').waitFor();
    expect(await page.getByRole('menuitem', { name: 'Edit the layout' }).count()).toBe(0);
  });
});
