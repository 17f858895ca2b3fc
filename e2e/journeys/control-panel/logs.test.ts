/** The log in the control panel: found by words, opened by keys, shown by its address, and kept from who may not see it. */
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { createJourney } from '../../fixtures/journey/journey.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { startProduct } from '../../fixtures/product/product-server.ts';
import { ControlPanelPage } from '../../pages/control-panel-page.ts';

const withoutBrowser = getSkipReason('long');
const PATHS = ['Saltfjorden', 'Vestfjorden'];

const journey = createJourney({
  start: () => startProduct({ LOG_LEVEL: 'info' }),
  // Refused requests are lines of the log.
  load: async ({ address }) => {
    for (const path of PATHS) await fetch(`${address}/api/v2/${path}`);
  },
});

describe.skipIf(withoutBrowser !== '')(`the log${withoutBrowser}`, () => {
  it('finds a line by its words and shows it by its address', async () => {
    const page = await journey.signIn();
    await new ControlPanelPage(page).open('Logs');
    const grid = page.getByRole('grid', { name: 'Logs' });
    const search = page.getByLabel('Search the log');
    await grid.getByText('Saltfjorden').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await page.keyboard.press('/');
    await page.keyboard.type('vestfjorden part:http');
    await page.keyboard.press('Enter');
    await grid.getByText('Saltfjorden').waitFor({ state: 'detached' });
    await grid.getByText('Vestfjorden').waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('vestfjorden part:http');
    await page.getByRole('button', { name: 'Remove part:http' }).waitFor();

    await grid.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const line = page.getByRole('region', { name: 'Line of the log' });
    await line.getByText('"status": 404').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.reload();
    await line.getByText('"status": 404').waitFor();

    await search.fill('part:nowhere');
    await search.press('Enter');
    await page.getByRole('button', { name: 'Search 24 h' }).click();
    await page.waitForURL('**since%3A24h**');
    await page.getByRole('button', { name: 'Search 90 days' }).waitFor();
  });

  it('shows a manager no line of the server', async () => {
    const page = await journey.signIn({
      user: 'manager',
      at: '/setting/log?q=part:http%20since:24h',
      context: { viewport: { width: 390, height: 844 } },
    });
    await page.getByText('No line matches').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});
