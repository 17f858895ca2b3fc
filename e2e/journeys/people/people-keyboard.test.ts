/** Every flow of sign-in and account by keyboard alone: no mouse is used, and the focus is visible at each step. */
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { Keyboard } from '../../fixtures/browser/keyboard.ts';
import type { Expected } from '../../fixtures/browser/watched-page.ts';
import { createJourney } from '../../fixtures/journey/journey.ts';
import { DEMONSTRATION_PASSWORD } from '../../fixtures/product/product-server.ts';

const withoutBrowser = getSkipReason('long');
const NEW_PASSWORD = 'Harbour-Light-7';
const PICTURE = {
  name: 'map.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const journey = createJourney();

/** A browser at the login, where the first field has the focus already. */
async function open(expected: Expected = {}): Promise<{ page: Page; keys: Keyboard }> {
  const page = await journey.open(expected);
  await page.goto('/');
  return { page, keys: new Keyboard(page) };
}

async function signIn(page: Page, keys: Keyboard, user: string, password: string): Promise<void> {
  await page.getByText('Please login:').waitFor();
  await keys.type(page.getByLabel('Username'), user);
  await keys.type(page.getByLabel('Password', { exact: true }), password);
  await keys.strike('Enter');
}

async function signedIn(user: string, expected: Expected = {}) {
  const { page, keys } = await open(expected);
  await signIn(page, keys, user, DEMONSTRATION_PASSWORD);
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  return { page, keys };
}

async function openPanel(page: Page, keys: Keyboard, name: string): Promise<void> {
  await keys.press(page.getByRole('link', { name: 'Control Panel' }));
  const pages = page.getByRole('navigation', { name: 'Pages of the control panel' });
  await keys.press(pages.getByRole('link', { name, exact: true }));
  await page.getByRole('main').getByRole('region').first().waitFor();
}

/** Opens the newest mail to an address in the outbox, follows its link, and returns where it leads. */
async function linkOfMailTo(page: Page, keys: Keyboard, email: string): Promise<string> {
  await openPanel(page, keys, 'Outbox');
  await keys.press(page.getByRole('row').filter({ hasText: email }).first().getByRole('button'));
  const link = page.getByRole('dialog').getByRole('link').first();
  await keys.reach(link);
  const address = (await link.getAttribute('href')) ?? '';
  await keys.strike('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return address;
}

async function enterPasswords(page: Page, keys: Keyboard): Promise<void> {
  await keys.type(page.getByLabel('Password', { exact: true }), NEW_PASSWORD);
  await keys.type(page.getByLabel('Confirm password'), NEW_PASSWORD);
  await keys.strike('Enter');
}

describe.skipIf(withoutBrowser !== '')(`without a mouse${withoutBrowser}`, () => {
  it('one resets a forgotten password and is invited', async () => {
    const { page: guest, keys: guestKeys } = await open();
    await guestKeys.press(guest.getByRole('link', { name: 'Forgot password' }));
    await guestKeys.type(guest.getByLabel('Email'), 'manager@fleet.example');
    await guestKeys.strike('Enter');
    await guestKeys.press(guest.getByRole('dialog').getByRole('button', { name: 'OK' }));
    await guest.waitForURL('**/login');

    const { page, keys } = await signedIn('admin');
    await guest.goto(await linkOfMailTo(page, keys, 'manager@fleet.example'));
    await enterPasswords(guest, guestKeys);
    await signIn(guest, guestKeys, 'manager', NEW_PASSWORD);
    await guestKeys.press(guest.getByRole('button', { name: 'Sign out' }));
    await guest.getByText('Please login:').waitFor();

    await openPanel(page, keys, 'Users');
    await keys.press(page.getByRole('button', { name: 'Invite' }));
    const dialog = page.getByRole('dialog');
    await keys.type(dialog.getByLabel('Email'), 'nina@new.example');
    await keys.press(dialog.getByRole('combobox', { name: 'Role' }));
    await keys.strike('ArrowUp', 'Enter');
    await keys.press(dialog.getByRole('button', { name: 'Send' }));
    await page.getByText('Invitation to nina@new.example saved in outbox').waitFor();
    await guest.goto(await linkOfMailTo(page, keys, 'nina@new.example'));
    await guestKeys.type(guest.getByLabel('Username'), 'nina');
    await enterPasswords(guest, guestKeys);
    await guestKeys.press(guest.getByRole('dialog').getByRole('button', { name: 'OK' }));
    await signIn(guest, guestKeys, 'nina', NEW_PASSWORD);
    await guest.getByRole('button', { name: 'Sign out' }).waitFor();
  });

  it('one turns on two-factor, signs in by it, and changes the password', async () => {
    const { page, keys } = await signedIn('operator');
    await openPanel(page, keys, 'Two-factor authentication');
    await keys.press(page.getByRole('button', { name: 'Set up' }));
    await keys.type(page.getByLabel('Password', { exact: true }), DEMONSTRATION_PASSWORD);
    await keys.strike('Enter');
    await page.getByRole('img', { name: /QR code/ }).waitFor();
    const secret = Secret.fromBase32((await page.locator('code').textContent()) ?? '');
    await keys.type(page.getByLabel('Code of your authenticator'), new TOTP({ secret }).generate());
    await keys.strike('Enter');
    const codes = page.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem');
    await codes.first().waitFor();
    const [recovery = ''] = await codes.allTextContents();
    await keys.press(page.getByRole('button', { name: 'I have kept them' }));

    await openPanel(page, keys, 'Password');
    await keys.type(page.getByLabel('Present password'), DEMONSTRATION_PASSWORD);
    await keys.type(page.getByLabel('New password'), NEW_PASSWORD);
    await keys.type(page.getByLabel('Confirm password'), NEW_PASSWORD);
    await keys.strike('Enter');
    await page.getByText('Saved').waitFor();
    await keys.press(page.getByRole('button', { name: 'Sign out' }));
    await signIn(page, keys, 'operator', NEW_PASSWORD);
    await keys.type(page.getByLabel('One-time code'), recovery);
    await keys.strike('Enter');
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
  });

  it('one ends a session, chooses preferences and reports a problem', async () => {
    const { page: lost } = await signedIn('admin', { complaints: [/401 \(Unauthorized\)/] });
    const { page, keys } = await signedIn('admin');
    await openPanel(page, keys, 'Sessions');
    const said = lost.getByText('Your login session ended. Please login again.').waitFor();
    await keys.press(page.getByRole('button', { name: 'End' }).first());
    await said;

    await openPanel(page, keys, 'Preferences');
    const wish = page.getByRole('switch', { name: 'Notify me to change password every 90 days' });
    const before = await wish.isChecked();
    await keys.press(wish, 'Space');
    await page.getByText('Your preference has been saved').waitFor();
    expect(await wish.isChecked()).toBe(!before);

    await keys.press(page.getByRole('button', { name: 'Report Problem' }));
    const dialog = page.getByRole('dialog');
    await keys.type(dialog.getByLabel('Comment'), 'The map is upside down');
    const chooser = page.waitForEvent('filechooser');
    await keys.press(dialog.getByRole('button', { name: 'Add screenshot' }));
    await (await chooser).setFiles(PICTURE);
    await dialog.getByRole('img', { name: PICTURE.name }).waitFor();
    await keys.press(dialog.getByRole('button', { name: 'Send' }));
    await page.getByText('Your feedback is sending to the developers.').waitFor();
    await openPanel(page, keys, 'Feedback');
    await keys.press(page.getByRole('button', { name: /^Show / }).first());
    await page.getByRole('dialog').locator('img').waitFor();
    await keys.strike('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('an admin sees the product as another user, and reads of it in the audit', async () => {
    const { page, keys } = await signedIn('admin');
    await openPanel(page, keys, 'Users');
    await keys.press(page.getByRole('button', { name: 'View as manager' }));
    const banner = page.getByText(/You see the product as manager/);
    await banner.waitFor();
    await keys.press(page.getByRole('button', { name: 'End', exact: true }).first());
    await banner.waitFor({ state: 'detached' });
    await openPanel(page, keys, 'Audit');
    await keys.type(page.getByRole('combobox', { name: 'What' }), 'Viewing as another user ended');
    await keys.strike('ArrowDown');
    await keys.strike('Enter');
    const rows = page.getByRole('table', { name: 'Audit' }).getByRole('row');
    await expect.poll(() => rows.filter({ hasText: 'Signed in' }).count(), { timeout: 20_000 }).toBe(0);
    await rows.filter({ hasText: 'Viewing as another user ended' }).first().waitFor();
  });
});
