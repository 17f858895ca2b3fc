/**
 * A server in real use, from the link it prints: the first admin with the second factor, and an invited user.
 * Nothing of the demonstration is there to help.
 */
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import type { Expected } from '../../fixtures/browser/watched-page.ts';
import { createJourney } from '../../fixtures/journey/journey.ts';
import {
  enrolTwoFactor,
  findFirstAdminLink,
  LIVE_PASSWORD,
  registerFirstAdmin,
  signUp,
} from '../../fixtures/journey/live-admin.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { startProduct } from '../../fixtures/product/product-server.ts';
import { ControlPanelPage } from '../../pages/control-panel-page.ts';
import { LoginPage } from '../../pages/login-page.ts';

const withoutBrowser = getSkipReason('long');
/** The browser itself reports each refused answer. */
const REFUSALS: Expected = { complaints: [/40[03] \((Bad Request|Forbidden)\)/] };

const journey = createJourney({ start: () => startProduct({}, { live: true }) });

describe.skipIf(withoutBrowser !== '')(`a server in real use${withoutBrowser}`, () => {
  it('makes its first admin by the printed link, who must turn on two-factor before anything else', async () => {
    const page = await journey.open(REFUSALS);
    await page.goto(findFirstAdminLink(journey.product.output()));
    expect(new URL(page.url()).hash).toBe('');
    await page.getByLabel('Username').fill('captain');
    await page.getByLabel('Organisation').fill('Nordlys Rederi');
    await page.getByLabel('Email').fill('captain@fleet.example');
    await page.getByLabel('Password', { exact: true }).fill('too-weak-7');
    await page.getByLabel('Confirm password').fill('too-weak-8');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByText('The two passwords differ.').waitFor();
    await page.getByLabel('Confirm password').fill('too-weak-7');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByText('The password needs an uppercase letter.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(LIVE_PASSWORD);
    await page.getByLabel('Confirm password').fill(LIVE_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login');

    await new LoginPage(page).signIn('captain', LIVE_PASSWORD);
    await page.waitForURL('**/setting/two-factor');
    await page.getByText('You must enable Two Factor Authentication to continue your manager role.').waitFor();
    await page.getByText(/until it is on, you have the rights of a user\.$/).waitFor();
    const pages = page.getByRole('navigation', { name: 'Pages of the control panel' });
    await pages.getByRole('link', { name: 'Two-factor authentication' }).waitFor();
    expect(await pages.getByRole('link', { name: 'Users' }).count()).toBe(0);
    await enrolTwoFactor(page);
    // What it asked for is done.
    await page.getByText('You must enable Two Factor Authentication').waitFor({ state: 'detached' });
    await pages.getByRole('link', { name: 'Users' }).waitFor();
    await page.reload();
    await pages.getByRole('link', { name: 'Audit' }).waitFor();
    expect(await page.getByText('You must enable Two Factor Authentication').count()).toBe(0);

    const panel = new ControlPanelPage(page);
    await panel.open('Users');
    await page.getByRole('button', { name: 'Invite' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill('mate@fleet.example');
    await dialog.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'Admin' }).click();
    await dialog.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Invitation to mate@fleet.example saved in outbox').waitFor();
    const link = await panel.linkOfMailTo('mate@fleet.example');

    const guest = await journey.open(REFUSALS);
    await signUp(guest, link, 'mate');
    await guest.waitForURL('**/setting/two-factor');
  });

  it('says in words that the link has been used', async () => {
    const page = await journey.open({ complaints: [/410 \(Gone\)/] });
    const stranger = { userName: 'stranger', organization: 'Elsewhere', email: 'stranger@elsewhere.example' };
    await registerFirstAdmin(page, findFirstAdminLink(journey.product.output()), stranger);
    await page.getByText('This link was used or is too old.').waitFor();
  });
});
