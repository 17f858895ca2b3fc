/** The info tab of a vessel: validated identity, a photo, the tabs it shows, and the history of changes. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { SignInAs } from '../../fixtures/browser/signed-in.ts';
import { createYachtJourney, getYachtSkipReason } from '../../fixtures/journey/yacht-journey.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { YACHT } from '../../fixtures/product/replay.ts';

const skipped = getYachtSkipReason('long');
/** A picture of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const panel = (page: Page, name: string) => page.getByRole('region', { name });

describe.skipIf(skipped !== '')(`the particulars of a vessel${skipped}`, () => {
  const journey = createYachtJourney();

  async function openInfo(user: SignInAs['user']): Promise<Page> {
    const page = await journey.open('', { user });
    await page.getByRole('tab', { name: 'Info' }).click();
    await panel(page, 'Identity').waitFor();
    return page;
  }

  it('are held to the rules of an IMO number and an MMSI, and every change is on record', async () => {
    const page = await openInfo('manager');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const identity = panel(page, 'Identity');
    await identity.getByRole('button', { name: 'Edit Identity' }).press('Enter');
    await identity.getByLabel('IMO').fill('9074728');
    await identity.getByText('Seven digits; the last is the check digit').waitFor();
    await identity.getByLabel('MMSI').fill('1234');
    await identity.getByText('Nine digits of a ship').waitFor();
    expect(await identity.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await identity.getByLabel('IMO').fill('9074729');
    await identity.getByLabel('MMSI').fill('257041000');
    await identity.getByLabel('W-Serial Number').fill('W-1406');
    await identity.getByRole('button', { name: 'Save' }).click();
    await identity.getByText('W-1406').waitFor();
    await page.getByText(/IMO 9074729 · MMSI 257041000/).waitFor();
    const history = page.getByRole('table', { name: 'Change history' });
    await history.getByRole('row').filter({ hasText: 'manager' }).filter({ hasText: '9074729' }).waitFor();
  });

  it('hold a photo and a list of contacts', async () => {
    const page = await openInfo('manager');
    const file = { name: 'yacht.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.getByRole('img', { name: `Photo of ${YACHT}` }).waitFor();
    const contacts = panel(page, 'Contacts');
    await contacts.getByRole('button', { name: 'Edit Contacts' }).click();
    await contacts.getByRole('button', { name: 'Add' }).click();
    await contacts.getByLabel('Role of row 1').fill('Superintendent');
    await contacts.getByLabel('Telephone of row 1').fill('+47 70 00 00 00');
    await contacts.getByRole('button', { name: 'Save' }).click();
    await contacts.getByRole('link', { name: '+47 70 00 00 00' }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('hold certificates, what ends first on top, and refuse one that ends before it was issued', async () => {
    const page = await openInfo('manager');
    const certificates = panel(page, 'Certificates and documents');
    await certificates.getByRole('button', { name: 'Edit Certificates and documents' }).press('Enter');
    const add = certificates.getByRole('button', { name: 'Add' });
    await add.click();
    await certificates.getByLabel('Number of row 1').fill('ITC-7');
    await add.click();
    await certificates.getByLabel('Number of row 2').fill('N-4471');
    await certificates.getByLabel('Issued of row 2').fill('2026-01-31');
    await certificates.getByLabel('Expires of row 2').fill('2021-01-31');
    await certificates.getByText('Before it was issued').waitFor();
    expect(await certificates.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await certificates.getByLabel('Issued of row 2').fill('2016-01-31');
    await certificates.getByRole('button', { name: 'Save' }).click();
    const rows = page.getByRole('table', { name: 'Certificates and documents' }).getByRole('row');
    await rows
      .nth(1)
      .filter({ hasText: 'N-4471' })
      .filter({ hasText: /expired [\d]+ days ago/ })
      .waitFor();
    await rows.nth(2).filter({ hasText: 'ITC-7' }).filter({ hasText: 'no expiry' }).waitFor();
    await page
      .getByRole('table', { name: 'Change history' })
      .getByRole('row')
      .filter({ hasText: 'Certificates' })
      .filter({ hasText: 'N-4471' })
      .waitFor();
  });

  it('name the software on board, the gateway’s as it says it itself', async () => {
    const page = await openInfo('operator');
    await panel(page, 'Software on board')
      .getByText(/fms-gateway \d/)
      .waitFor();
  });

  it('choose the tabs all users see of the vessel', async () => {
    const page = await openInfo('manager');
    const tabs = panel(page, 'Tabs');
    await page.getByRole('tab', { name: 'Statistic' }).waitFor();
    await tabs.getByLabel('Statistic').press('Space');
    await page.getByRole('tab', { name: 'Statistic' }).waitFor({ state: 'detached' });
    await tabs.getByRole('button', { name: 'Default tabs' }).click();
    await page.getByRole('tab', { name: 'Statistic' }).waitFor();
  });

  it('are read by all users and changed only by those who may', async () => {
    const page = await openInfo('operator');
    await panel(page, 'Contract').getByText('Only an admin can change this.').waitFor();
    expect(await page.getByRole('button', { name: /^Edit / }).count()).toBe(0);
    expect(await page.getByRole('button', { name: /photo$/ }).count()).toBe(0);
  });
});
