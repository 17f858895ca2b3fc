/** "Login With Microsoft", against a provider of this machine: its popup, the exchange, and the way out. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium, leftOut } from '../fixtures/chromium.ts';
import { CLIENT_ID, type IdentityProvider, openIdentityProvider } from '../fixtures/identity-provider.ts';
import { type ProductServer, startProduct } from '../fixtures/product-server.ts';
import { openPage } from '../fixtures/watched-page.ts';

const withoutBrowser = leftOut('long');

let provider: IdentityProvider;
let product: ProductServer;
let browser: Browser;

describe.skipIf(withoutBrowser !== '')(`single sign-on${withoutBrowser}`, () => {
  beforeAll(async () => {
    provider = await openIdentityProvider('operator@fleet.example');
    const env = { SSO_AUTHORITY: provider.issuer, SSO_CLIENT_ID: CLIENT_ID };
    [product, browser] = await Promise.all([startProduct(env), launchChromium()]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    await provider?.stop();
  });

  it('signs in by the popup, and says so; a popup that is closed says so too', async () => {
    const { page, complaints, close } = await openPage(browser, { baseURL: product.address });
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Login With Microsoft' });
    const [abandoned] = await Promise.all([page.waitForEvent('popup'), button.click()]);
    await page.getByRole('button', { name: 'Logging in...' }).waitFor();
    await abandoned.close();
    await page.getByText('Microsoft Login Failed').waitFor();

    const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()]);
    await popup.locator('input[name="login"]').fill('olav');
    await popup.locator('input[name="password"]').fill('x');
    await popup.getByRole('button').first().click();
    // The words stand for two seconds only: they are awaited before the click that brings them.
    const said = page.getByText('Microsoft Login Successful').waitFor();
    await Promise.all([said, popup.getByRole('button', { name: 'Continue' }).click()]);
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    expect(popup.isClosed()).toBe(true);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('oidc')))).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});
