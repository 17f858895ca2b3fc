/** The service worker and newer versions in a real browser: offline start, what is kept, push, and both kinds of update. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import type { Expected } from '../../fixtures/browser/watched-page.ts';
import { createJourney, WITH_WORKER } from '../../fixtures/journey/journey.ts';
import { DEMONSTRATION_PASSWORD } from '../../fixtures/product/product-server.ts';
import { openReleaseFront } from '../../fixtures/product/release-front.ts';
import { LoginPage } from '../../pages/login-page.ts';

const withoutBrowser = getSkipReason('long');
const OFFLINE: Expected = { complaints: [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/] };

const journey = createJourney();

const workerControls = (page: Page) =>
  page.evaluate(() =>
    navigator.serviceWorker.ready.then(
      () =>
        navigator.serviceWorker.controller !== null ||
        new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true })),
    ),
  );

describe.skipIf(withoutBrowser !== '')(`updates and the service worker${withoutBrowser}`, () => {
  it('opens without a network on what it kept, and keeps no piece of a map', async () => {
    const page = await journey.open(OFFLINE, WITH_WORKER);
    const login = new LoginPage(page);
    await login.open();
    await workerControls(page);
    await login.signIn('operator', DEMONSTRATION_PASSWORD);
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    const piece = page.waitForResponse(/\.pmtiles$/);
    await page.goto('/vessel/location');
    expect((await piece).status()).toBe(206);
    await (await piece).finished();
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.some((path) => path.startsWith('/assets/'))).toBe(true);
    expect(kept.filter((path) => path.endsWith('.pmtiles') || path.startsWith('/api/'))).toEqual([]);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    await page.getByText(/Offline for/).waitFor();
  });

  it('shows a push message and opens its page', async () => {
    const page = await journey.open({}, WITH_WORKER);
    await page.context().grantPermissions(['notifications'], { origin: journey.product.address });
    await new LoginPage(page).open();
    await workerControls(page);
    const data = JSON.stringify({ title: 'Havbris', body: 'Oil low', path: '/vessel/home', tag: 'alarm-1' });
    const deliver = await openPush(page, journey.product.address);
    // Chromium forgets a notification that is listed while it is about to be shown: what is missing is delivered again,
    // as a push service does, and its tag makes one notification of both.
    const shown = async () => {
      await deliver(data);
      return page.evaluate(async () => {
        const notifications = await (await navigator.serviceWorker.ready).getNotifications();
        return notifications.map(({ title, body, data: path }) => ({ title, body, path: String(path) }));
      });
    };
    await expect
      .poll(shown, { timeout: 20_000 })
      .toEqual([{ title: 'Havbris', body: 'Oil low', path: '/vessel/home' }]);
  });

  it('asks before it takes a new worker, then reloads with it', async () => {
    const front = await openReleaseFront(journey.product.address);
    try {
      const page = await journey.open({}, WITH_WORKER);
      await page.goto(front.address);
      await page.getByText('Please login:').waitFor();
      await workerControls(page);
      front.release();
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      await page.getByText('New update available. Press OK to update.').waitFor();
      await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'OK' }).click()]);
      await page.getByText('Please login:').waitFor();
      expect(await page.getByText('New update available.').count()).toBe(0);
    } finally {
      await front.stop();
    }
  });

  it('clears what it kept and reloads once when the configuration names another version', async () => {
    const page = await journey.open({}, WITH_WORKER);
    await page.clock.install();
    await new LoginPage(page).open();
    await page.waitForFunction(() => localStorage.getItem('version') === '1.4.221');
    await page.evaluate(() => localStorage.setItem('left', 'over'));
    await page.route('**/json/appSetting.json*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), version: '1.4.222' } });
    });
    // The hourly check.
    await Promise.all([page.waitForEvent('load'), page.clock.fastForward('01:00:01')]);
    await page.getByText('FMS | Version 1.4.222').waitFor();
    const kept = () => page.evaluate(() => ['left', 'version', 'language'].map((key) => localStorage.getItem(key)));
    expect(await kept()).toEqual([null, '1.4.222', 'en']);
  });
});

/** Fires the worker's push event with the data given, as the browser does when a push service delivers. */
async function openPush(page: Page, origin: string): Promise<(data: string) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) found(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  return (data) => session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}
