/** The vessels of the control panel: added, edited, moved, changed many at once, imported, deleted and brought back. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { createJourney } from '../../fixtures/journey/journey.ts';
import { callFromPage } from '../../fixtures/journey/page-call.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { ControlPanelPage } from '../../pages/control-panel-page.ts';

const skipped = getSkipReason('long');
const journey = createJourney();

/** The organisation of the demonstration's users. */
const ORGANIZATION = 1;
const grid = (page: Page) => page.getByRole('grid', { name: 'Vessels' });
const rowOf = (page: Page, name: string) => grid(page).getByRole('row').filter({ hasText: name });
const sheetOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** A vessel as a journey needs it, by the call that the screen makes too. */
async function add(page: Page, name: string, serialNumber: string): Promise<void> {
  const identity = { IMO: 'none', MMSI: '', projectNumber: '', customerRef: '', serialNumber };
  await callFromPage(page, '/api/v1.1/vessel/Add', { ...identity, name, organizationId: ORGANIZATION });
}

async function openVessels(...names: readonly string[]): Promise<Page> {
  const page = await journey.signIn();
  // The hub tells the page of what is added from then on.
  await page.getByText('Live', { exact: true }).waitFor();
  for (const name of names) await add(page, name, `W-${name}`);
  await new ControlPanelPage(page).open('Vessels');
  for (const name of names) await rowOf(page, name).waitFor();
  return page;
}

async function openSheet(page: Page, name: string): Promise<Locator> {
  await rowOf(page, name).click();
  const sheet = sheetOf(page, name);
  await sheet.getByRole('heading', { name: 'Identity and place' }).waitFor();
  return sheet;
}

async function pick(page: Page, field: Locator, choice: string): Promise<void> {
  await field.click();
  await page.getByRole('option', { name: choice, exact: true }).click();
}

const accept = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();

describe.skipIf(skipped !== '')(`the vessels${skipped}`, () => {
  it('are added with an IMO number that holds, and open at once', async () => {
    const page = await openVessels();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add vessel' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Brimnes');
    await dialog.getByLabel('IMO').fill('9074728');
    await dialog.getByText('Seven digits; the last is the check digit').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await dialog.getByLabel('IMO').fill('9074729');
    await dialog.getByLabel('W-Serial Number').fill('W-1');
    await dialog.getByRole('button', { name: 'Add vessel' }).click();
    await page.getByText('Brimnes is added.').waitFor();
    await rowOf(page, 'Brimnes').filter({ hasText: '9074729' }).waitFor();
    const sheet = sheetOf(page, 'Brimnes');
    await sheet.getByRole('heading', { name: 'Identity and place' }).waitFor();
    expect(new URL(page.url()).searchParams.get('vessel')).not.toBeNull();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('are edited with what changes in sight, and moved into a folder', async () => {
    const page = await openVessels('Havdrott');
    await callFromPage(page, '/api/v1.0/organization/addFolder', {
      organizationId: ORGANIZATION,
      name: 'Offshore',
      parentId: null,
    });
    await page.reload();
    const sheet = await openSheet(page, 'Havdrott');
    await sheet.getByLabel('MMSI').fill('25704100');
    await sheet.getByText('Nine digits of a ship').waitFor();
    await sheet.getByLabel('MMSI').fill('257041000');
    await pick(page, sheet.getByRole('combobox', { name: 'Folder' }), 'Offshore');
    const changes = sheet.getByRole('region', { name: 'Changes' });
    await changes.getByText('257041000').waitFor();
    await changes.getByText('Offshore').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Save', exact: true }).click();
    await rowOf(page, 'Havdrott').filter({ hasText: 'Offshore' }).waitFor();
    await sheet.getByText('No changes').waitFor();
    await sheet.getByText(/^Last saved by admin,/).waitFor();
  });

  it('are changed many at once after a dry run', async () => {
    const page = await openVessels('Sula', 'Tindra');
    await rowOf(page, 'Sula').getByRole('checkbox').check();
    await rowOf(page, 'Tindra').getByRole('checkbox').check();
    const bar = page.getByRole('region', { name: 'Marked vessels' });
    await bar.getByText('2 selected').waitFor();
    await bar.getByRole('button', { name: 'Expiry' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Last day').fill('2031-04-30');
    await dialog.getByRole('button', { name: 'Show what changes' }).click();
    await dialog.getByText('2 vessels change, 0 are already so. Nothing is written yet.').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Write 2 vessels' }).click();
    await page.getByText('2 vessels are changed.').waitFor();
    await rowOf(page, 'Sula').filter({ hasText: '2031-04-30' }).waitFor();
  });

  it('come from a table after a dry run, without its wrong rows, and are taken back as a whole', async () => {
    const page = await openVessels();
    await page.getByRole('button', { name: 'Import table' }).click();
    const csv = 'Vessel;IMO;Serial;Colour\nVestbris;9268409;W-70;red\nWrong;9268408;W-71;blue\n';
    const dialog = page.getByRole('dialog');
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'fleet.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await dialog.getByRole('button', { name: 'Show what changes' }).click();
    await dialog.getByText('2 rows: 0 same, 0 changed, 1 new, 1 with errors.').waitFor();
    await dialog.getByRole('row').filter({ hasText: 'Wrong' }).filter({ hasText: 'error, left out' }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Write 1 row' }).click();
    await rowOf(page, 'Vestbris').waitFor();
    await dialog.getByRole('button', { name: 'Take the import back' }).click();
    await rowOf(page, 'Vestbris').waitFor({ state: 'detached' });
    expect(await rowOf(page, 'Wrong').count()).toBe(0);
  });

  it('leave every list when they are deleted, and are brought back', async () => {
    const page = await openVessels('Ryvingen');
    const sheet = await openSheet(page, 'Ryvingen');
    await sheet.getByRole('button', { name: 'Delete vessel' }).click();
    await accept(page);
    await page.getByText('Ryvingen is deleted. It can be brought back for 7 days.').waitFor();
    await rowOf(page, 'Ryvingen').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Removed vessels' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('row').filter({ hasText: 'Ryvingen' }).filter({ hasText: 'admin' }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Bring back Ryvingen' }).click();
    await page.getByText('Ryvingen is back. It needs a new link key.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await rowOf(page, 'Ryvingen').waitFor();
  });

  it('get a gateway key, which is shown once, and lose it by their typed name', async () => {
    const page = await openVessels('Kvitnes');
    const sheet = await openSheet(page, 'Kvitnes');
    await sheet.getByRole('button', { name: 'New key' }).click();
    const card = sheet.getByRole('region', { name: 'New key' });
    await card.getByText(/This key is shown only now/).waitFor();
    const configuration = await card.locator('code').allTextContents();
    expect(configuration.join('\n')).toContain(journey.product.address);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await card.getByRole('button', { name: 'I have kept it' }).click();
    await card.waitFor({ state: 'detached' });
    await page.reload();
    await sheet.getByRole('table', { name: 'Link keys' }).waitFor();
    expect(await page.getByText(/This key is shown only now/).count()).toBe(0);

    await sheet.getByRole('button', { name: /^Revoke key / }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Type Kvitnes to confirm').fill('Kvitne');
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await dialog.getByText('This is not the name of the vessel').waitFor();
    await dialog.getByLabel('Type Kvitnes to confirm').fill('Kvitnes');
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await sheet.getByText('No key yet').waitFor();
  });
});
