/** Versions in the control panel: an admin adds a release with its file, a manager reads it and holds a vessel. */
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { createJourney } from '../../fixtures/journey/journey.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { connectFleet, type FleetLink } from '../../fixtures/product/fleet-link.ts';
import { ControlPanelPage } from '../../pages/control-panel-page.ts';

const withoutBrowser = getSkipReason('long');
const SHIP = { name: 'Saltfjord', particulars: { organization: 'Nordlys Rederi' } };
const FILE = { name: 'gateway-2.10.0.tar', mimeType: 'application/octet-stream', buffer: Buffer.from('a gateway') };

let fleet: FleetLink | undefined;
const journey = createJourney({
  load: async (product) => {
    fleet = await connectFleet(product, 'journey-versions', [SHIP]);
  },
  end: () => fleet?.close(),
});

describe.skipIf(withoutBrowser !== '')(`versions${withoutBrowser}`, () => {
  it('are added with notes and a file', async () => {
    const page = await journey.signIn();
    await new ControlPanelPage(page).open('Versions');
    await page.getByText('Releases', { exact: true }).click();
    await page.getByRole('button', { name: 'Add version' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Version').fill('2.10');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('This is not valid').or(dialog.locator('[aria-invalid="true"]')).first().waitFor();
    await dialog.getByLabel('Version').fill('2.10.0');
    await dialog.getByLabel('Release notes').fill('# New\n\n- Files go on after a restart of **either side**.');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });

    const notes = page.getByRole('region', { name: 'Release notes 2.10.0' });
    await notes.getByRole('heading', { name: 'New' }).waitFor();
    await notes.locator('input[type=file]').setInputFiles(FILE);
    await notes.getByText('gateway-2.10.0.tar, 9 B').waitFor();
    const waiting = page.waitForEvent('download');
    await notes.getByRole('button', { name: 'Download' }).click();
    const file = await waiting;
    expect([file.suggestedFilename(), await readFile(await file.path(), 'utf8')]).toEqual([FILE.name, 'a gateway']);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('are held by a manager, who changes no release', async () => {
    const page = await journey.signIn({ user: 'manager', at: '/setting/versions?view=releases' });
    await page.getByRole('heading', { name: 'New' }).waitFor();
    expect(await page.getByRole('button', { name: 'Delete' }).count()).toBe(0);
    await page.goto('/setting/versions');
    const board = page.getByRole('grid', { name: 'On board' });
    await page.getByLabel(/^Filter \d+ by vessel or version$/).fill('saltfjord');
    await board.getByText('2.10.0').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await board.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Saltfjord' });
    await dialog.getByLabel('Hold: stays as it is').check();
    await dialog.getByLabel('Reason').fill('dry dock');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await board.getByText('Held by manager: dry dock').waitFor();
  });
});
