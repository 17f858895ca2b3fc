/** A user's own settings, and what an admin sees of others: preferences, a report, impersonation, every page. */
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { createJourney } from '../../fixtures/journey/journey.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { DEMONSTRATION_PASSWORD } from '../../fixtures/product/product-server.ts';
import { ControlPanelPage } from '../../pages/control-panel-page.ts';
import { LoginPage } from '../../pages/login-page.ts';

const withoutBrowser = getSkipReason('long');
const PAGES = [
  'Profile',
  'Password',
  'Two-factor authentication',
  'Sessions',
  'Preferences',
  'Notifications',
  'Users',
  'Outbox',
  'Feedback',
  'Storage',
  'Audit',
];
/** A picture of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const journey = createJourney();

describe.skipIf(withoutBrowser !== '')(`preferences and the control panel${withoutBrowser}`, () => {
  it('stores the display preference, by keyboard alone, and begins with the chosen page next time', async () => {
    const page = await journey.signIn({ user: 'operator' });
    await page.getByRole('button', { name: 'Display preference' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Hybrid', { exact: true }).waitFor();
    expect(await dialog.getByRole('radio', { name: 'Dark' }).isDisabled()).toBe(true);
    await dialog.getByRole('radio', { name: 'Hybrid' }).focus();
    // To the left of hybrid are satellite and road.
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect(await dialog.getByRole('radio', { name: 'Dark' }).isDisabled()).toBe(false);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Your preference has been saved').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('Please login:').waitFor();
    await new LoginPage(page).signIn('operator', DEMONSTRATION_PASSWORD);
    await page.waitForURL('**/vessel/location');
  });

  it('sends a report with a screenshot, which an admin finds in the list', async () => {
    const page = await journey.signIn({ user: 'admin' });
    await page.getByRole('button', { name: 'Report Problem' }).click();
    const dialog = page.getByRole('dialog');
    // §9.2: 80 % of 1440.
    await expect.poll(async () => (await dialog.boundingBox())?.width, { timeout: 20_000 }).toBe(1152);
    expect(await dialog.getByLabel('Your Name').inputValue()).toBe('admin');
    expect(await dialog.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
    await page.mouse.click(5, 5);
    await dialog.getByLabel('Comment').fill('The map is upside down');
    // A tablet is turned: the menu is another one then, and what was written stays.
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.locator('aside').waitFor({ state: 'detached' });
    expect(await dialog.getByLabel('Comment').inputValue()).toBe('The map is upside down');
    await page.setViewportSize({ width: 1440, height: 900 });
    const file = { name: 'map.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
    await page.locator('input[type="file"]').setInputFiles(file);
    await dialog.getByRole('img', { name: 'map.png' }).waitFor();
    // Half faded on its way out, no text has contrast.
    await page.getByText('Login successfully').waitFor({ state: 'detached' });
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Your feedback is sending to the developers.').waitFor();
    await new ControlPanelPage(page).open('Feedback');
    await page.getByText('The map is upside down').waitFor();
    await page.getByRole('button', { name: /^Show / }).click();
    await page.getByRole('dialog').locator('img').waitFor();
  });

  it('shows the product as another user, on every screen said to be so, and ends cleanly', async () => {
    const page = await journey.signIn({ user: 'admin' });
    await new ControlPanelPage(page).open('Users');
    await page.getByRole('button', { name: 'View as operator' }).click();
    const banner = page.getByText(/You see the product as operator/);
    await banner.waitFor();
    await page.getByRole('link', { name: 'Control Panel' }).click();
    await page.getByRole('region', { name: 'Profile' }).waitFor();
    // Neither actions of admins, nor what only the user may change.
    for (const name of ['Users', 'Password', 'Sessions']) {
      expect([name, await page.getByRole('link', { name, exact: true }).count()]).toEqual([name, 0]);
    }
    await page.reload();
    await banner.waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'End', exact: true }).first().click();
    await banner.waitFor({ state: 'detached' });
    await new ControlPanelPage(page).open('Audit');
    await page.getByText('admin as operator').first().waitFor();
  });

  it('has no barrier on any page of the control panel', async () => {
    const page = await journey.signIn({ user: 'admin' });
    const panel = new ControlPanelPage(page);
    for (const name of PAGES) {
      await panel.open(name);
      await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' });
      expect([name, await findAccessibilityViolations(page)]).toEqual([name, []]);
    }
  });

  it('switches realtime updates off at once, and on again with a reload', async () => {
    const page = await journey.signIn({ user: 'admin' });
    await page.getByRole('button', { name: 'Quick settings' }).click();
    const realtime = page.getByRole('switch', { name: 'Realtime update' });
    await realtime.press('Space');
    await page.getByText('Updates off').waitFor();
    await realtime.press('Space');
    await page.getByText('Refresh page to start realtime update?').waitFor();
    await page.getByRole('button', { name: 'OK' }).click();
    await page.getByText('Live', { exact: true }).waitFor();
  });

  it('opens help without a sign-in', async () => {
    const page = await journey.open();
    await page.goto('/user/help');
    await page.getByRole('region', { name: 'About this product' }).waitFor();
    expect(await page.title()).toBe('User | Help | FMS Fleet Management System');
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});
