/** What a new user meets: the sign-in with its refusals, and a fleet without a vessel. */
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { createJourney } from '../../fixtures/journey/journey.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { DEMONSTRATION_PASSWORD } from '../../fixtures/product/product-server.ts';
import { LoginPage } from '../../pages/login-page.ts';

const withoutBrowser = getSkipReason();

const journey = createJourney();

describe.skipIf(withoutBrowser !== '')(`the first visit${withoutBrowser}`, () => {
  it('refuses a wrong password in the words of the specification, and takes the right one', async () => {
    // The browser itself reports the refused answer.
    const page = await journey.open({ complaints: [/401 \(Unauthorized\)/] });
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
    const page = await journey.open();
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
    const page = await journey.signIn();
    await page.getByText('There is no vessel in your fleet yet').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});
