/**
 * Sign-in and sign-out: a second factor on a real authenticator, a forgotten password, an invitation, two tabs. The
 * mails are read in the outbox of the control panel.
 */
import { Secret, TOTP } from 'otpauth';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import type { Expected } from '../../fixtures/browser/watched-page.ts';
import { createJourney } from '../../fixtures/journey/journey.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { DEMONSTRATION_PASSWORD } from '../../fixtures/product/product-server.ts';
import { ControlPanelPage } from '../../pages/control-panel-page.ts';
import { LoginPage } from '../../pages/login-page.ts';

const withoutBrowser = getSkipReason();
const NEW_PASSWORD = 'Harbour-Light-7';
/** The browser itself reports each refused answer. */
const REFUSALS: Expected = { complaints: [/40[013] \((Unauthorized|Bad Request|Forbidden)\)/] };

const journey = createJourney();

async function signIn(page: Page, user: string, password = DEMONSTRATION_PASSWORD): Promise<void> {
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(user, password);
}

async function signedIn(user: string, expected: Expected = {}): Promise<Page> {
  const page = await journey.open(expected);
  await signIn(page, user);
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  return page;
}

describe.skipIf(withoutBrowser !== '')(`signing in and out${withoutBrowser}`, () => {
  it('asks for the code of an authenticator, also after a reload, and lets Cancel go back', async () => {
    const page = await signedIn('operator', REFUSALS);
    await new ControlPanelPage(page).open('Two-factor authentication');
    await page.getByRole('button', { name: 'Set up' }).click();
    await page.getByLabel('Password', { exact: true }).fill(DEMONSTRATION_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('img', { name: /QR code/ }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const key = (await page.locator('code').textContent()) ?? '';
    const authenticator = new TOTP({ secret: Secret.fromBase32(key) });
    await page.getByLabel('Code of your authenticator').fill(authenticator.generate());
    await page.getByRole('button', { name: 'Confirm' }).click();
    const codes = page.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem');
    await codes.first().waitFor();
    const [recovery = ''] = await codes.allTextContents();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();

    await signIn(page, 'operator');
    await page.getByLabel('One-time code').waitFor();
    await page.reload();
    await page.getByLabel('One-time code').fill('000000');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByText('Wrong OTP Code.').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await signIn(page, 'operator');
    await page.getByLabel('One-time code').fill(recovery);
    await page.keyboard.press('Enter');
    await page.getByText('Login successfully').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
  });

  it('lets an admin turn it off for a user who lost authenticator and codes', async () => {
    const admin = await signedIn('admin');
    await new ControlPanelPage(admin).open('Users');
    const reset = admin.getByRole('button', { name: 'Reset two-factor of operator' });
    await reset.click();
    await admin.getByText(/^Turn two-factor off for operator, who lost/).waitFor();
    expect(await findAccessibilityViolations(admin)).toEqual([]);
    await admin.getByRole('button', { name: 'OK' }).click();
    await reset.waitFor({ state: 'detached' });
    await signedIn('operator');
  });

  it('resets a forgotten password by a link that works once', async () => {
    const guest = await journey.open(REFUSALS);
    await guest.goto('/login');
    await guest.getByRole('link', { name: 'Forgot password' }).click();
    await guest.getByLabel('Email').fill('manager@fleet.example');
    expect(await guest.title()).toBe('Forgot Password | FMS Fleet Management System');
    expect(await findAccessibilityViolations(guest)).toEqual([]);
    await guest.keyboard.press('Enter');
    await guest.getByText('If your information is correct, please check your email to reset the password.').waitFor();
    await guest.getByRole('button', { name: 'OK' }).click();
    await guest.waitForURL('**/login');

    const admin = await signedIn('admin');
    const link = await new ControlPanelPage(admin).linkOfMailTo('manager@fleet.example');
    await guest.goto(link);
    await guest.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    expect(new URL(guest.url()).search).toBe('');
    expect(await guest.title()).toBe('Reset Password | FMS Fleet Management System');
    expect(await guest.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
    await guest.getByLabel('Confirm password').fill(NEW_PASSWORD);
    expect(await findAccessibilityViolations(guest)).toEqual([]);
    await guest.getByRole('button', { name: 'Send' }).click();
    await guest.getByText('Please login:').waitFor();
    await signIn(guest, 'manager', NEW_PASSWORD);
    await guest.getByRole('button', { name: 'Sign out' }).waitFor();
    await guest.getByRole('button', { name: 'Sign out' }).click();
    await guest.getByText('Please login:').waitFor();

    await guest.goto(link);
    await guest.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await guest.getByLabel('Confirm password').fill(NEW_PASSWORD);
    await guest.getByRole('button', { name: 'Send' }).click();
    await guest.getByText('Password Reset Fail').waitFor();
    await guest.getByText(/^Information is incorrect\./).waitFor();
  });

  it('makes a user of an invitation', async () => {
    const admin = await signedIn('admin');
    const panel = new ControlPanelPage(admin);
    await panel.open('Users');
    await admin.getByRole('button', { name: 'Invite' }).click();
    await admin.getByRole('dialog').getByLabel('Email').fill('nina@new.example');
    expect(await findAccessibilityViolations(admin)).toEqual([]);
    await admin.keyboard.press('Enter');
    await admin.getByText('Invitation to nina@new.example saved in outbox').waitFor();
    const link = await panel.linkOfMailTo('nina@new.example');

    const guest = await journey.open();
    await guest.goto(link);
    expect(await guest.getByLabel('Email').inputValue()).toBe('nina@new.example');
    expect(new URL(guest.url()).search).toBe('');
    expect(await guest.title()).toBe('Sign Up | FMS Fleet Management System');
    await guest.getByLabel('Username').fill('nina');
    await guest.getByRole('button', { name: 'Sign Up' }).click();
    await guest.getByText('Please fill out all the form.').waitFor();
    await guest.getByRole('button', { name: 'OK' }).click();
    await guest.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await guest.getByLabel('Confirm password').fill(NEW_PASSWORD);
    expect(await findAccessibilityViolations(guest)).toEqual([]);
    await guest.getByRole('button', { name: 'Sign Up' }).click();
    await guest.getByText('Register successfully. Please login').waitFor();
    await guest.getByRole('button', { name: 'OK' }).click();
    await signIn(guest, 'nina', NEW_PASSWORD);
    await guest.getByText('Login successfully').waitFor();
    await guest.getByRole('button', { name: 'Sign out' }).waitFor();
  });

  it('signs out the other tab as well, which says so', async () => {
    const page = await signedIn('admin');
    const context: BrowserContext = page.context();
    const other = await context.newPage();
    await other.goto('/vessel/location');
    await other.getByRole('button', { name: 'Sign out' }).waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('Logged out').waitFor();
    await other.bringToFront();
    await other.getByText('You have signed out. Press OK to continue...').waitFor();
    await other.getByRole('button', { name: 'OK' }).click();
    await other.waitForURL('**/login');
    await other.getByText('Please login:').waitFor();
  });

  it('ends another sign-in from the list of sessions, which is told so at once', async () => {
    const lost = await signedIn('admin', REFUSALS);
    const page = await signedIn('admin');
    await new ControlPanelPage(page).open('Sessions');
    const others = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'End' }) });
    await others.first().waitFor();
    const said = lost.getByText('Your login session ended. Please login again.').waitFor();
    for (let left = await others.count(); left > 0; left--) {
      await others.first().getByRole('button', { name: 'End' }).click();
      await expect.poll(() => others.count(), { timeout: 20_000 }).toBe(left - 1);
    }
    await said;
    await lost.getByText('Please login:').waitFor();
    await page.getByText('this browser').waitFor();
  });

  it('keeps the way back until after the login', async () => {
    const page = await journey.open();
    await page.goto('/setting/sessions');
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill(DEMONSTRATION_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/setting/sessions');
    await page.getByText('this browser').waitFor();
    // The token is kept in storage; the one cookie tells a known device and is read by the API alone.
    expect(await page.context().cookies()).toEqual([
      expect.objectContaining({ name: 'fms-device', path: '/api', httpOnly: true, sameSite: 'Strict' }),
    ]);
  });
});
