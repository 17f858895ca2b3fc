/**
 * What a new user does: signs in, sees the fleet, replays a recorded yacht and sees it appear, opens it, reads its speed,
 * position, age and trend, and leaves.
 */
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getSkipReason, launchChromium } from '../../fixtures/browser/chromium.ts';
import { type SignInAs, signIn } from '../../fixtures/browser/signed-in.ts';
import { openPage, type WatchedPage } from '../../fixtures/browser/watched-page.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { DEMONSTRATION_PASSWORD, type ProductServer, startProduct } from '../../fixtures/product/product-server.ts';
import { getRecordingsSkipReason, hasRecordings } from '../../fixtures/product/recordings.ts';
import { runReplay, YACHT } from '../../fixtures/product/replay.ts';
import { FleetPage } from '../../pages/fleet-page.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { VesselPage } from '../../pages/vessel-page.ts';

const withoutBrowser = getSkipReason();

let product: ProductServer;
let browser: Browser;
let watched: WatchedPage;

async function enter(as: SignInAs = {}) {
  watched = await signIn(browser, product, as);
  return watched.page;
}

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
    const page = await enter();
    await page.getByText('There is no vessel in your fleet yet').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it.skipIf(!hasRecordings)(`sees a replayed yacht appear, and opens it${getRecordingsSkipReason}`, async () => {
    const page = await enter();
    const fleet = new FleetPage(page);
    await fleet.open();
    await fleet.openList();
    const report = await runReplay(product, YACHT);
    expect(report).toContain('Everything was acknowledged by the shore.');
    // Without a reload: the hub tells that the fleet changed, and sends where the yacht is.
    await fleet.row(YACHT).waitFor();

    await fleet.clickMiddleOfFleet();
    const card = fleet.card(YACHT);
    await card.getByText(/54°\d\d\.\d′N 013°\d\d\.\d′E/).waitFor();
    await card.getByText('SOG').waitFor();
    await card.getByText(/^(\d+ s|\d+ min)$/).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await card.getByRole('link', { name: 'Open vessel' }).click();
    const vessel = new VesselPage(page);
    await vessel.waitFor(YACHT);
    expect(await page.title()).toBe(`${YACHT} | Overview | FMS Fleet Management System`);
    expect(await vessel.value('Speed over ground')).toMatch(/\d\.\d\d kn(\d+ s|\d+ min)$/);
    expect(await vessel.value('Position')).toMatch(/54°\d\d\.\d′N 013°\d\d\.\d′E(\d+ s|\d+ min)$/);
    await vessel.openTrend('Speed over ground');
    await vessel
      .panel('Trend')
      .getByText(/2 min mean, min–max, \d+ % complete/)
      // Narrow screens show it below the curve, wide ones beside the title: one of the two is hidden.
      .filter({ visible: true })
      .waitFor();
    await vessel.panel('Data link').getByText('Heading not available').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await vessel.chooseRange('6 h');
    await page.waitForURL('**range=6h*');
    await vessel.openTrend('Course over ground');
  });

  it.skipIf(!hasRecordings)(
    `finds the yacht by its name and leaves nothing behind${getRecordingsSkipReason}`,
    async () => {
      const page = await enter();
      await page.getByRole('cell', { name: YACHT }).waitFor();
      await page.keyboard.press('Control+k');
      await page
        .getByRole('dialog', { name: /^Search/ })
        .getByRole('combobox')
        .fill('avnav');
      await page.getByRole('option', { name: YACHT }).waitFor();
      await page.keyboard.press('Enter');
      await new VesselPage(page).waitFor(YACHT);

      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByText('Logged out').waitFor();
      await page.getByText('Please login:').waitFor();
      expect(new URL(page.url()).pathname).toBe('/login');
      expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
      await page.goto('/vessel/location');
      await page.getByText('Please login:').waitFor();
    },
  );

  it.skipIf(!hasRecordings)(
    `opens on the last known fleet while the server is away${getRecordingsSkipReason}`,
    async () => {
      const page = await enter({ expected: { complaints: [/ERR_FAILED/] } });
      await page.getByRole('cell', { name: YACHT }).waitFor();
      await expect.poll(() => page.evaluate(isKept, YACHT), { timeout: 20_000 }).toBe(true);
      await page.route(/\/(api|hub)\//, (route) => route.abort());
      await page.reload();
      await page.getByRole('cell', { name: YACHT }).waitFor();
      await page.getByText(/^Offline for \d+ s, data of the last visit, next attempt in \d+ s$/).waitFor();
      expect(await findAccessibilityViolations(page)).toEqual([]);
    },
  );
});

/** Runs in the page: whether an answer that holds this name has reached the browser's database. */
function isKept(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('fms');
    opening.onerror = () => resolve(false);
    opening.onsuccess = () => {
      const entries = opening.result.transaction('offline').objectStore('offline').getAll();
      entries.onsuccess = () => resolve(JSON.stringify(entries.result).includes(name));
      entries.onerror = () => resolve(false);
    };
  });
}
