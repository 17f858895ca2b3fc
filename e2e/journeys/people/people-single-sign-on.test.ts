/** "Login With Microsoft", against a provider of this machine: its popup, the exchange, and the sign-out. */
import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { closeToasts, type ExpectedToast, expectToasts, recordTimers } from '../../fixtures/browser/toast-watch.ts';
import { createJourney } from '../../fixtures/journey/journey.ts';
import { CLIENT_ID, type IdentityProvider, openIdentityProvider } from '../../fixtures/product/identity-provider.ts';
import { buildToken } from '../../fixtures/product/made-token.ts';
import { startProduct } from '../../fixtures/product/product-server.ts';

const withoutBrowser = getSkipReason('long');

const EXCHANGE = '**/api/v1.0/account/microsoft-login';
const failed = (text: string): ExpectedToast => ({ title: 'Microsoft Login Failed', text, seconds: 10 });

/** What our server may answer to the exchange, and what §8.4 says of it. */
const ANSWERS: readonly [(route: Route) => Promise<void>, ExpectedToast][] = [
  [(route) => route.fulfill({ json: { token: '' } }), failed('No token received from the server.')],
  [
    (route) =>
      route.fulfill({ status: 403, json: { code: 'forbidden', message: 'You were not invited.', errors: [] } }),
    failed('You were not invited.'),
  ],
  [(route) => route.abort(), failed('An error occurred')],
  [
    (route) => route.fulfill({ json: { token: buildToken(62) } }),
    { text: 'Your computer time seems incorrect. Please update it and try again.', seconds: 15 },
  ],
];

let provider: IdentityProvider;

const journey = createJourney({
  start: async () => {
    provider = await openIdentityProvider('operator@fleet.example');
    return startProduct({ SSO_AUTHORITY: provider.issuer, SSO_CLIENT_ID: CLIENT_ID });
  },
  end: () => provider?.stop(),
});

describe.skipIf(withoutBrowser !== '')(`single sign-on${withoutBrowser}`, () => {
  it('signs in by the popup, says how it went, and leaves the provider too', async () => {
    const page = await journey.open({ complaints: [/Failed to load resource/] });
    await recordTimers(page);
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Login With Microsoft' });
    const [abandoned] = await Promise.all([page.waitForEvent('popup'), button.click()]);
    await page.getByRole('button', { name: 'Logging in...' }).waitFor();
    await abandoned.close();
    await page.getByText('Microsoft Login Failed').waitFor();
    await closeToasts(page);

    for (const [answer, said] of ANSWERS) {
      await page.route(EXCHANGE, answer);
      await expectToasts(page, [said], () => throughPopup(page, button));
      await page.unroute(EXCHANGE);
      await closeToasts(page);
    }

    await expectToasts(page, [{ text: 'Microsoft Login Successful', seconds: 2 }], () => throughPopup(page, button));
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('oidc')))).toEqual([]);

    // §4.6: the provider is left as well, and sends the person back to /login.
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(`${provider.issuer}/session/end**`);
    await page.getByRole('button', { name: 'Yes, sign me out' }).click();
    await page.waitForURL(`${journey.product.address}/login**`);
    await page.getByText('Please login:').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
  });
});

/** Answers the prompts of the provider, the first time name and consent, until its window closes by itself. */
async function throughPopup(page: Page, button: Locator): Promise<void> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  const name = popup.locator('input[name="login"]');
  const consent = popup.getByRole('button', { name: 'Continue' });
  /** False when the window closed before anything was asked. */
  const isAsked = (what: Locator) =>
    what.waitFor({ timeout: 60_000 }).then(
      () => true,
      (error: unknown) => {
        if (popup.isClosed()) return false;
        throw error;
      },
    );
  if (!(await isAsked(name.or(consent).first()))) return;
  if (await name.isVisible()) {
    await name.fill('olav');
    await popup.locator('input[name="password"]').fill('x');
    await popup.getByRole('button').first().click();
  }
  if (await isAsked(consent)) await consent.click();
  if (!popup.isClosed()) await popup.waitForEvent('close');
}
