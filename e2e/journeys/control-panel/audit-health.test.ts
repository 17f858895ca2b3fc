/** Who runs the server: reads the audit trail in words, takes a change back, saves it as a file, and looks at the health. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { readSavedText } from '../../fixtures/browser/download.ts';
import { createJourney } from '../../fixtures/journey/journey.ts';
import { callFromPage } from '../../fixtures/journey/page-call.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { ControlPanelPage } from '../../pages/control-panel-page.ts';

const withoutBrowser = getSkipReason('long');
const journey = createJourney();
const WIDTHS = [1440, 1024, 390];

/** Pixels the page is wider than the screen. */
const overhang = (page: Page) =>
  page.evaluate(() => Math.max(0, (document.getElementById('page')?.scrollWidth ?? 0) - window.innerWidth));

/** At each width nothing is lost at the edge, and axe finds nothing. */
async function expectFine(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    expect([width, await overhang(page), await findAccessibilityViolations(page)]).toEqual([width, 0, []]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

describe.skipIf(withoutBrowser !== '')(`the control panel of who runs the server${withoutBrowser}`, () => {
  it('shows a change in words, undoes it by the key U, and saves the trail as a file', async () => {
    const page = await journey.signIn();
    const made = await callFromPage<{ id: number }>(page, '/api/v1.0/organization/add', { name: 'Nordlys' });
    const body = { id: made.id, name: 'Sydlys' };
    await callFromPage(page, '/api/v1.0/organization/Edit', body, 'PUT');

    await new ControlPanelPage(page).open('Audit');
    const line = page.getByRole('row').filter({ hasText: 'Sydlys' }).filter({ hasText: 'Nordlys' }).first();
    await line.getByText('Organisation', { exact: false }).first().waitFor();
    await line.getByRole('button', { name: 'Show all of this entry' }).press('Enter');
    await page.getByRole('region', { name: 'Details' }).getByText('Nordlys').waitFor();
    await expectFine(page);
    await page.keyboard.press('u');
    await page.getByText('undone', { exact: true }).waitFor();
    await page.getByRole('row').filter({ hasText: 'Sydlys' }).nth(1).waitFor();

    await page.getByRole('combobox', { name: 'What' }).fill('Organisation added');
    await page.getByRole('option', { name: 'Organisation added' }).click();
    await page.waitForURL('**what=organization.added*');
    await expect.poll(() => page.getByText('undone').count(), { timeout: 20_000 }).toBe(0);
    const file = await readSavedText(page, () => page.getByRole('button', { name: 'Export' }).click());
    expect(file).toMatch(/Organisation added.*Nordlys/);
    expect(file).not.toContain('organization.added');
    await page.goto('/setting/audit?what=audit.exported');
    await page.getByRole('row').filter({ hasText: 'Audit exported' }).first().waitFor();
  });

  it('shows the health of the server at every width', async () => {
    const page = await journey.signIn();
    await new ControlPanelPage(page).open('Health');
    await page.getByRole('table', { name: 'Jobs' }).getByText('outbox').waitFor();
    await page.getByText('Readings a second').waitFor();
    await expectFine(page);
  });
});
