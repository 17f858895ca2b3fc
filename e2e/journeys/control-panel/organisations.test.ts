/** An organisation: added, its folders moved by keys, its logo uploaded, and its settings held to their bounds. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { createJourney } from '../../fixtures/journey/journey.ts';
import { callFromPage } from '../../fixtures/journey/page-call.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { ControlPanelPage } from '../../pages/control-panel-page.ts';

const skipped = getSkipReason('long');
const journey = createJourney();
/** A picture of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function openOrganizations(...names: readonly string[]): Promise<Page> {
  const page = await journey.signIn();
  // The hub tells the page of what is added from then on.
  await page.getByText('Live', { exact: true }).waitFor();
  for (const name of names) await callFromPage(page, '/api/v1.0/organization/add', { name });
  await new ControlPanelPage(page).open('Organisations');
  for (const name of names) await page.getByRole('button', { name, exact: true }).waitFor();
  return page;
}

async function openSheet(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click();
  const sheet = page.getByRole('region', { name, exact: true });
  await sheet.getByRole('region', { name: 'Folders' }).waitFor();
  return sheet;
}

describe.skipIf(skipped !== '')(`an organisation${skipped}`, () => {
  it('is added, renamed and deleted while it holds nothing', async () => {
    const page = await openOrganizations();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add organisation' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Nordhav');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add organisation' }).click();
    const sheet = page.getByRole('region', { name: 'Nordhav', exact: true });
    await sheet.getByLabel('map.defaultZoom').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await sheet.getByLabel('Name', { exact: true }).fill('Nordhav Bulk');
    await sheet.getByRole('button', { name: 'Save', exact: true }).click();
    const renamed = page.getByRole('region', { name: 'Nordhav Bulk', exact: true });
    await renamed.getByRole('button', { name: 'Delete organisation' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await renamed.waitFor({ state: 'detached' });
  });

  it('has folders that are moved by keys alone', async () => {
    const page = await openOrganizations('Sunnhav');
    const sheet = await openSheet(page, 'Sunnhav');
    const folders = sheet.getByRole('region', { name: 'Folders' });
    for (const name of ['North', 'Offshore']) {
      await folders.getByRole('button', { name: 'Add folder' }).press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name of the folder').fill(name);
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await folders.getByRole('button', { name, exact: true }).waitFor();
    }
    const indent = () =>
      folders
        .getByRole('listitem')
        .filter({ hasText: 'Offshore' })
        .evaluate((row) => row.style.paddingLeft);
    expect(await indent()).toBe('0px');
    await folders.getByRole('button', { name: 'Offshore', exact: true }).press('Alt+ArrowRight');
    await expect.poll(indent, { timeout: 20_000 }).toBe('18px');
    await folders.getByRole('button', { name: 'Offshore', exact: true }).press('Alt+ArrowLeft');
    await expect.poll(indent, { timeout: 20_000 }).toBe('0px');
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('shows the logo that is uploaded', async () => {
    const page = await openOrganizations('Vesthav');
    const sheet = await openSheet(page, 'Vesthav');
    await sheet.getByText(/^The shipped logo .+ is used\.$/).waitFor();
    const file = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
    await sheet.locator('input[type="file"]').setInputFiles(file);
    await sheet.getByRole('img', { name: 'Logo of Vesthav' }).waitFor();
    const drawing = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
    await sheet.locator('input[type="file"]').setInputFiles(drawing);
    await sheet.getByText(/^A logo is a PNG of at most/).waitFor();
  });

  it('has settings that are held to their bounds and stay after a reload', async () => {
    const page = await openOrganizations('Osthav');
    const sheet = await openSheet(page, 'Osthav');
    const zoom = sheet.getByLabel('map.defaultZoom');
    await zoom.fill('30');
    await sheet.getByText(/^From \d+ to \d+$/).waitFor();
    expect(await sheet.getByRole('button', { name: 'Save settings' }).isDisabled()).toBe(true);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await zoom.fill('9');
    await sheet.getByRole('button', { name: 'Save settings' }).click();
    await page.getByText('Your changes have been saved').waitFor();
    await page.reload();
    await zoom.waitFor();
    expect(await zoom.inputValue()).toBe('9');
  });
});
