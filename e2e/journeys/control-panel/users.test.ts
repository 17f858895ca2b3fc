/** The users of an organisation: invited one by one and many at once, given another role, deactivated and let in again. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { createJourney } from '../../fixtures/journey/journey.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { DEMONSTRATION_PASSWORD } from '../../fixtures/product/product-server.ts';
import { ControlPanelPage } from '../../pages/control-panel-page.ts';
import { LoginPage } from '../../pages/login-page.ts';

const skipped = getSkipReason('long');
const journey = createJourney();

const rowOf = (page: Page, list: string, words: string) =>
  page.getByRole('grid', { name: list }).getByRole('row').filter({ hasText: words });

async function openUsers(): Promise<Page> {
  const page = await journey.signIn();
  await new ControlPanelPage(page).open('Users');
  await rowOf(page, 'Users', 'operator').waitFor();
  return page;
}

async function invite(page: Page, addresses: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(addresses);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send' }).click();
}

async function choose(page: Page, user: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${user}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

describe.skipIf(skipped !== '')(`the users${skipped}`, () => {
  it('are invited by one address or by several, of which one is withdrawn', async () => {
    const page = await openUsers();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await invite(page, 'nina@new.example');
    await page.getByText('Invitation to nina@new.example saved in outbox').waitFor();
    await invite(page, 'olav@new.example, siri@new.example');
    await page.getByText('2 invitations saved in outbox').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.getByRole('radiogroup', { name: 'View of users' }).getByText('Invitations').click();
    await rowOf(page, 'Open invitations', 'nina@new.example').waitFor();
    await rowOf(page, 'Open invitations', 'olav@new.example').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Withdraw the invitation of siri@new.example' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await rowOf(page, 'Open invitations', 'siri@new.example').waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.get('view')).toBe('invitation');
  });

  it('keep a wrong address in the field, with what is wrong below it', async () => {
    const page = await openUsers();
    await invite(page, 'olav@new.example, olav-at-new');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Not valid: olav-at-new').waitFor();
    expect(await dialog.getByLabel('Email').inputValue()).toBe('olav@new.example, olav-at-new');
  });

  it('get another role, which their open browser follows', async () => {
    const other = await journey.signIn({ user: 'operator' });
    const pages = other.getByRole('link', { name: 'Control Panel' });
    await pages.click();
    await other.getByRole('navigation', { name: 'Pages of the control panel' }).waitFor();
    const users = other.getByRole('navigation').getByRole('link', { name: 'Users', exact: true });
    expect(await users.count()).toBe(0);

    const page = await openUsers();
    await choose(page, 'operator', 'Role and organisation');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'Manager', exact: true }).click();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await rowOf(page, 'Users', 'operator').filter({ hasText: 'Manager' }).waitFor();
    await users.waitFor();
  });

  it('lose their sign-ins when they are deactivated, and sign in when they are reactivated', async () => {
    const refused = { complaints: [/40[13] \((Unauthorized|Forbidden)\)/] };
    const other = await journey.signIn({ user: 'manager', expected: refused });
    const page = await openUsers();
    await choose(page, 'manager', 'Deactivate');
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await rowOf(page, 'Users', 'manager').filter({ hasText: 'deactivated' }).waitFor();
    await other.getByText('Please login:').waitFor();
    await new LoginPage(other).signIn('manager', DEMONSTRATION_PASSWORD);
    await other.getByText('Wrong password or username').waitFor();

    await choose(page, 'manager', 'Reactivate');
    await rowOf(page, 'Users', 'manager').filter({ hasText: 'deactivated' }).waitFor({ state: 'detached' });
    await new LoginPage(other).signIn('manager', DEMONSTRATION_PASSWORD);
    await other.getByRole('button', { name: 'Sign out' }).waitFor();
  });
});
