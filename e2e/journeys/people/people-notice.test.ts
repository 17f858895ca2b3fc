/** Unrequested messages: files, alarms, errors of the page, an expired password, and the look of another host. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { closeToasts, expectToasts, recordTimers } from '../../fixtures/browser/toast-watch.ts';
import type { Expected } from '../../fixtures/browser/watched-page.ts';
import { createJourney } from '../../fixtures/journey/journey.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { type ErrorSink, openErrorSink } from '../../fixtures/product/error-sink.ts';
import { type HubWire, recordHubTraffic } from '../../fixtures/product/hub-wire.ts';
import { DEMONSTRATION_PASSWORD, startProduct } from '../../fixtures/product/product-server.ts';
import { ControlPanelPage } from '../../pages/control-panel-page.ts';
import { LoginPage } from '../../pages/login-page.ts';

const withoutBrowser = getSkipReason('long');

let sink: ErrorSink;

const journey = createJourney({
  start: async () => {
    sink = await openErrorSink();
    return startProduct({}, { setting: { errorReportDsn: sink.dsn } });
  },
  end: () => sink?.stop(),
});

async function open(expected: Expected = {}, viewport = { width: 1440, height: 900 }): Promise<Page> {
  const page = await journey.open(expected, { viewport });
  await recordTimers(page);
  return page;
}

async function signIn(page: Page, user: string): Promise<void> {
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(user, DEMONSTRATION_PASSWORD);
}

/** Signed in, with the realtime hub connected through a wire the journey can speak on. */
async function withHub(user: string): Promise<{ page: Page; hub: HubWire }> {
  const page = await open();
  const hub = await recordHubTraffic(page);
  await signIn(page, user);
  await page.getByText('Live', { exact: true }).waitFor();
  return { page, hub };
}

const anAlarm = (id: number, status = 'High') => ({
  id,
  vesselId: 7,
  vesselName: 'Havbris',
  dataTagId: null,
  channel: `Oil ${id}`,
  description: 'pressure low',
  status,
  priority: 'warning',
  time: new Date().toISOString(),
  value: null,
  limit: null,
  unit: '',
  acknowledged: null,
  shelved: null,
  outOfService: null,
  assigned: null,
  escalated: null,
  board: null,
  cleared: status === 'Normal' ? { at: new Date().toISOString() } : null,
});

describe.skipIf(withoutBrowser !== '')(`what comes by itself${withoutBrowser}`, () => {
  it('tells of files of the hub: one that was uploaded, and one that came, whose tab opens', async () => {
    const { page, hub } = await withHub('operator');
    const uploaded = { title: 'File Uploaded', text: 'chart.pdf to Shipview successfully', seconds: 4 };
    await expectToasts(page, [uploaded], async () => hub.say('uploadedToSvMessage', { fileName: 'chart.pdf' }));
    hub.say('uploadFileAlarmMessage', 7, { id: 'a/b' });
    const dialog = page.getByRole('dialog');
    await dialog.getByText('NEW FILE UPLOADED From 7. Do you want to open now?').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    hub.say('uploadFileAlarmMessage', 7, { id: 'a/b' });
    await dialog.getByRole('button', { name: 'OK' }).click();
    await page.waitForURL('**/vessel/vessel/7?tab=file&fileId=a%2Fb');
  });

  it('tells of alarms one after the other, of a flood at once, and of none to those who want none', async () => {
    const { page, hub } = await withHub('manager');
    const raised = { title: 'NEW ALARM FROM Havbris', text: 'Channel: Oil 1 pressure low Warning', seconds: 7 };
    const normal = { title: 'NEW ALARM FROM Havbris', text: 'Channel: Oil 2 pressure low Normal', seconds: 7 };
    await expectToasts(page, [raised, normal], async () =>
      hub.say('broadcastAlarmMessage', [anAlarm(1), anAlarm(2, 'Normal')]),
    );
    await closeToasts(page);
    const flood = Array.from({ length: 12 }, (_, index) => anAlarm(10 + index));
    hub.say('broadcastAlarmMessage', flood);
    const summary = page.getByRole('button', { name: '12 new alarms from Havbris. Open its page' });
    await summary.click();
    await page.waitForURL('**/vessel/vessel/7*');
    await page.goto('/vessel/location');
    await page.getByText('Live', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Quick settings' }).click();
    await page.getByRole('switch', { name: 'Show new alarm notification' }).press('Space');
    await page.getByText('Your preference has been saved').waitFor();
    await closeToasts(page);
    hub.say('broadcastAlarmMessage', [anAlarm(50)]);
    // Something said after it on the same wire has come: then it has as well.
    hub.say('uploadedToSvMessage', { fileName: 'after.pdf' });
    await page.getByText('after.pdf to Shipview successfully').waitFor();
    expect(await page.getByText('Oil 50').count()).toBe(0);
  });

  it('tells how much of the past of the demonstration is written, until all of it is', async () => {
    const write = (share: number) =>
      writeFile(
        join(journey.product.dataFolder, 'demo-history.json'),
        JSON.stringify({ spans: [{ fromSeconds: 0, toSeconds: 90 * 86_400, complete: share === 1, share }] }),
      );
    await write(0.625);
    const page = await open();
    await signIn(page, 'operator');
    const line = page.getByText('Demonstration: 62 % of 90 days of history written');
    await line.waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await write(1);
    await line.waitFor({ state: 'detached' });
  });

  it('reports an error of the page to the configured service and asks what happened', async () => {
    const page = await open({ complaints: [/provoked/] });
    await signIn(page, 'operator');
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    await page.evaluate(() =>
      setTimeout(() => {
        throw new Error('provoked');
      }),
    );
    const dialog = page.getByRole('dialog', { name: 'Something went wrong' });
    await dialog.getByLabel('What happened?').fill('I moved the map');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.waitFor({ state: 'detached' });
    const [error, words] = sink.items();
    expect(error).toMatchObject({ level: 'error', release: '1.4.221', tags: { area: 'root' } });
    expect(words).toMatchObject({ event_id: error?.event_id, name: 'operator', comments: 'I moved the map' });
  });

  it('sends a user whose password is 91 days old to its page first, and says why', async () => {
    const page = await open({}, { width: 390, height: 844 });
    // The server's clock cannot be turned from here: the claim is aged on its way, and calls carry the true token.
    let real = '';
    await page.route('**/api/**', async (route) => {
      const headers = await route.request().allHeaders();
      if (headers.authorization !== undefined && real !== '') headers.authorization = `Bearer ${real}`;
      const answer = await route.fetch({ headers });
      if (!route.request().url().endsWith('/account/login')) return route.fulfill({ response: answer });
      const body = (await answer.json()) as { token: string };
      real = body.token;
      return route.fulfill({ response: answer, json: { ...body, token: aged(real) } });
    });
    await page.addInitScript(() => {
      const known = JSON.parse(localStorage.getItem('devicePreference') ?? '{}');
      localStorage.setItem('devicePreference', JSON.stringify({ ...known, realtimeOff: true }));
    });
    await signIn(page, 'operator');
    await page.getByRole('button', { name: 'Open menu' }).waitFor();
    await page.goto('/setting/preferences');
    const notify = page.getByRole('switch', { name: 'Notify me to change password every 90 days' });
    const expired = {
      title: 'Password Expired',
      text: 'Your password is expired. Change it now to turn off this notification.',
      seconds: 15,
    };
    await expectToasts(page, [expired], () => notify.press('Space'));
    await page.waitForURL('**/setting/password');
    // §2.2: no way around it by the menu.
    expect(await page.getByRole('button', { name: 'Open menu' }).count()).toBe(0);
    await page.evaluate(() => localStorage.removeItem('currentUser'));
    await page.reload();
    await signIn(page, 'operator');
    await page.waitForURL('**/setting/password');
  });

  it('speaks of plants under an ims host, with its own mark, and asks for its organisation', async () => {
    const page = await open();
    const { port } = new URL(journey.product.address);
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await page.goto(`http://ims.localhost:${port}/forgot`);
    await page.getByLabel('Email').fill('stranger@fleet.example');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('button', { name: 'OK' }).click();
    expect(asked.find((url) => url.includes('forgotPassword'))).toContain('orgId=10');
    await page.goto(`http://localhost:${port}/login`);
    await page.locator('img[src="/logo/2.svg"]').waitFor();
    await new LoginPage(page).signIn('manager', DEMONSTRATION_PASSWORD);
    await page.getByRole('link', { name: 'Plant Location' }).first().waitFor();
  });

  it('names the licences of everything the browser runs, from help', async () => {
    const page = await open();
    await signIn(page, 'operator');
    await page.getByRole('link', { name: 'Help' }).click();
    const [notices] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Third-party notices' }).click(),
    ]);
    const text = await notices.locator('body').textContent();
    for (const name of ['react-dom', 'maplibre-gl', '@mantine/core', 'workbox-routing']) expect(text).toContain(name);
    await new ControlPanelPage(page).open('Profile');
  });
});

/** The same token with a password of 91 days; only the page reads it. */
function aged(token: string): string {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const older = { ...(claims as object), LastChangedPasswordDay: 91 };
  return [head, Buffer.from(JSON.stringify(older)).toString('base64url'), signature].join('.');
}
