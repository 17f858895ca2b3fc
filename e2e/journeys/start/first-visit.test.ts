/** What a new user meets: the sign-in with its refusals, and a fleet without a vessel. */
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getSkipReason, launchChromium } from '../../fixtures/browser/chromium.ts';
import { signIn } from '../../fixtures/browser/signed-in.ts';
import { openPage, type WatchedPage } from '../../fixtures/browser/watched-page.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { DEMONSTRATION_PASSWORD, type ProductServer, startProduct } from '../../fixtures/product/product-server.ts';
import { LoginPage } from '../../pages/login-page.ts';

const withoutBrowser = getSkipReason();

let product: ProductServer;
let browser: Browser;
let watched: WatchedPage;

describe.skipIf(withoutBrowser !== '')(`the first visit${withoutBrowser}`, () => {
  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), launchChromium()]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });
  afterEach(async () => {
    const { complaints } = watched;
    await watched.close();
    expect(complaints).toEqual([]);
  });

  it('refuses a wrong password in the words of the specification, and takes the right one', async () => {
    // The browser itself reports the refused answer.
    watched = await openPage(browser, { baseURL: product.address }, { complaints: [/401 \(Unauthorized\)/] });
    const { page } = watched;
    const login = new LoginPage(page);
    await login.open();
    expect(await page.title()).toBe('Login | FMS Fleet Management System');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await login.signIn('admin', 'Fleet-Demo-2');
    await page.getByText('Wrong password or username').waitFor();
    await login.signIn('admin', DEMONSTRATION_PASSWORD);
    await page.getByText('Login successfully').waitFor();
    await page.waitForURL('**/vessel/home');
    await page.getByText('Live', { exact: true }).waitFor();
  });

  it('names an empty field and makes no call', async () => {
    watched = await openPage(browser, { baseURL: product.address });
    const { page } = watched;
    const login = new LoginPage(page);
    await login.open();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByText('Username is required').waitFor();
    await page.getByText('Password is required').waitFor();
    expect(asked.filter((url) => url.includes('/account/login'))).toEqual([]);
  });

  it('says so on every screen while there is no vessel', async () => {
    watched = await signIn(browser, product);
    const { page } = watched;
    await page.getByText('There is no vessel in your fleet yet').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});
