/** What a person is told: the matrix with hours is kept, a test message comes, and a ship at a zone is told on every screen. */
import { MINUTE_MS } from '@fms/domain/time';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { createFleetJourney } from '../../fixtures/journey/fleet-journey.ts';
import { callFromPage } from '../../fixtures/journey/page-call.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { ControlPanelPage } from '../../pages/control-panel-page.ts';

const withoutBrowser = getSkipReason('long');

const journey = createFleetJourney(['Havbris'], async (fleet) => {
  await fleet.report([fix(4.85, Date.now() - 20 * MINUTE_MS)]);
});

function fix(longitude: number, timeMs: number) {
  return { ship: 0, timeMs, latitude: 60, longitude, knots: 8 };
}

async function openNotifications(): Promise<Page> {
  const page = await journey.signIn({ user: 'manager' });
  await new ControlPanelPage(page).open('Notifications');
  await page.getByRole('table', { name: 'What you are told' }).waitFor();
  return page;
}

describe.skipIf(withoutBrowser !== '')(`notifications${withoutBrowser}`, () => {
  it('are chosen by keyboard with vessels and hours, kept, and tested', async () => {
    const page = await openNotifications();
    await page.getByRole('checkbox', { name: 'New alarm: alarm: Mail' }).press('Space');
    const mail = page.getByRole('group', { name: 'Mail: vessels and hours' });
    await mail.getByText('Only in these hours').click();
    await mail.getByLabel('From').fill('22:00');
    await mail.getByLabel('To').fill('06:00');
    await mail.getByRole('combobox', { name: 'All vessels' }).fill('Hav');
    await page.getByRole('option', { name: 'Havbris' }).click();
    await page.keyboard.press('Escape');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Your changes have been saved').waitFor();
    await page.reload();
    await mail.waitFor();
    expect(await mail.getByLabel('To').inputValue()).toBe('06:00');
    expect(await page.getByRole('checkbox', { name: 'New alarm: alarm: Mail' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Test: Mail' }).click();
    await page.getByText('The test message was sent to your mailbox').waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });

  it('of zones come on every screen, but for those a person left out', async () => {
    const page = await openNotifications();
    const corners = [
      [4.9, 59.9],
      [5.1, 59.9],
      [5.1, 60.1],
      [4.9, 60.1],
    ];
    for (const name of ['Harbour', 'Roads']) {
      const body = { name, kind: 'area', outlines: [corners], organizationId: 1 };
      await callFromPage(page, '/api/v2/zone/add', body);
    }
    const saved = page.waitForResponse((answer) => answer.url().includes('/notification/') && answer.ok());
    await page.getByRole('checkbox', { name: 'Roads: Enter' }).click();
    await page.getByRole('checkbox', { name: 'Roads: Enter', checked: false }).waitFor();
    await saved;
    await page.goto('/vessel/alarm');
    await page.getByText('No active alarms').waitFor();
    const now = Date.now();
    for (const [step, longitude] of [4.88, 4.91, 4.92, 4.93].entries()) {
      await journey.fleet.report([fix(longitude, now - (3 - step) * MINUTE_MS)]);
    }
    await page.getByText('Havbris entered Harbour').waitFor();
    expect(await page.getByText('Havbris entered Roads').count()).toBe(0);
  });
});
