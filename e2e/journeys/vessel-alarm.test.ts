/** The alarm tab of a vessel: alarms arrive, are acknowledged and shelved, are found in the journal, and limits are tried. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seriousBarriers } from '../fixtures/accessibility.ts';
import { launchChromium, leftOut } from '../fixtures/chromium.ts';
import { DEMONSTRATION_PASSWORD, type ProductServer, runToEnd, startProduct } from '../fixtures/product-server.ts';
import { hasRecordings, recording, withoutRecordings } from '../fixtures/recordings.ts';
import { openPage, type WatchedPage } from '../fixtures/watched-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { VesselPage } from '../pages/vessel-page.ts';

const YACHT = 'avnav_20130630';
const withoutBrowser = leftOut('long');
const skipped = withoutBrowser !== '' || !hasRecordings;

let product: ProductServer;
let browser: Browser;
let watched: WatchedPage;

async function signedIn(user: string): Promise<Page> {
  watched = await openPage(browser, { baseURL: product.address });
  const { page } = watched;
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(user, DEMONSTRATION_PASSWORD);
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  return page;
}

/** A call as the signed-in user makes it. */
async function ask<Answer>(page: Page, path: string, body?: unknown): Promise<Answer> {
  return page.evaluate(
    async ([address, text]) => {
      const { token } = JSON.parse(localStorage.getItem('currentUser') ?? '{}') as { token?: string };
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answer = await fetch(address, text === null ? { headers } : { headers, method: 'POST', body: text });
      return (await answer.json()) as Answer;
    },
    [path, body === undefined ? null : JSON.stringify(body)] as const,
  );
}

interface KnownTag {
  readonly Id: number;
  readonly name: string;
  readonly value: unknown;
}

/** Sets the warning limit of a tag below its value, which raises its alarm at once. */
async function raise(page: Page, vesselId: number, name: string): Promise<void> {
  const tags = await ask<KnownTag[]>(page, `/api/v1.3/tag/getTagsByVesselId?vesselId=${vesselId}&isGetLater=true`);
  const tag = tags.find((one) => one.name === name && typeof one.value === 'number');
  if (tag === undefined) throw new Error(`The yacht has no ${name}`);
  await ask(page, '/api/v1.2/tag/EditTags', [{ Id: tag.Id, alarmLevel: Number(tag.value) - 1 }]);
}

async function openAlarms(page: Page): Promise<number> {
  const vessels = await ask<{ id: number; name: string }[]>(page, '/api/v1.3/vessel/GetAll');
  const id = vessels.find(({ name }) => name === YACHT)?.id ?? 0;
  await page.goto(`/vessel/vessel/${id}?tab=alarm`);
  await new VesselPage(page).waitFor(YACHT);
  await page.getByRole('region', { name: 'Journal' }).waitFor();
  return id;
}

const row = (page: Page, text: string) =>
  page.getByRole('table', { name: 'Active alarms' }).getByRole('row').filter({ hasText: text });

describe.skipIf(skipped)(`the alarms of a vessel${withoutBrowser}${withoutRecordings}`, () => {
  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), launchChromium()]);
    const { address, dataFolder } = product;
    const options = ['--create', '--speed', 'max', '--shift-to-now', '--server', address, '--data', dataFolder];
    await runToEnd('apps/gateway/src/main.ts', ['replay', recording(`nmea0183/${YACHT}.log.gz`), ...options]);
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

  it('arrive without a reload, are acknowledged with a comment by keyboard, shelved with a reason, and kept in the journal', async () => {
    const page = await signedIn('admin');
    const vesselId = await openAlarms(page);
    await page.getByText('No active alarms').waitFor();
    await raise(page, vesselId, 'Speed over ground');
    await raise(page, vesselId, 'Course over ground');
    await row(page, 'Speed over ground').getByText('Unacknowledged').waitFor();
    await page.getByRole('tab', { name: /^Alarm.*2 active/ }).waitFor();
    expect(await seriousBarriers(page)).toEqual([]);

    await row(page, 'Speed over ground').getByRole('button', { name: 'More about Speed over ground' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Acknowledge with comment…' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Comment').waitFor();
    await page.keyboard.type('seen from the office');
    expect(await seriousBarriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Acknowledge' }).press('Enter');
    await row(page, 'Speed over ground').getByText('Acknowledged').waitFor();
    await row(page, 'Speed over ground').getByText('“seen from the office”').waitFor();

    await row(page, 'Course over ground').getByRole('button', { name: 'More about Course over ground' }).click();
    await page.getByRole('menuitem', { name: 'Shelve…' }).click();
    expect(await dialog.getByRole('button', { name: 'Shelve', exact: true }).isDisabled()).toBe(true);
    await dialog.getByLabel('Reason').fill('compass swing');
    await dialog.getByRole('button', { name: 'Shelve', exact: true }).click();
    await row(page, 'Course over ground')
      .getByText(/until \d\d:\d\d UTC by admin: compass swing/)
      .waitFor();
    await page.getByRole('tab', { name: /^Alarm.*1 active/ }).waitFor();

    const journal = page.getByRole('table', { name: 'Journal' });
    await journal.getByRole('row').filter({ hasText: 'Shelved 4 h 00' }).filter({ hasText: 'compass swing' }).waitFor();
    await page.getByLabel('Tag, text or person').fill('office');
    await page.waitForURL('**q=office*');
    await expect.poll(() => journal.getByRole('row').count()).toBe(2);
    await journal.getByRole('link', { name: /chart of Speed over ground$/ }).click();
    await page.waitForURL('**tab=statistic*');
    await page.getByRole('tab', { name: 'Statistic', selected: true }).waitFor();
  });

  it('are counted by ISA-18.2, and other limits are tried on what was measured', async () => {
    const page = await signedIn('admin');
    await openAlarms(page);
    await page.getByText('Performance', { exact: true }).click();
    await page.getByRole('region', { name: 'Top ten' }).getByText('Speed over ground').waitFor();
    expect(await seriousBarriers(page)).toEqual([]);
    await page.getByRole('link', { name: 'Try limits of Speed over ground' }).click();
    await page.getByRole('textbox', { name: 'Warning limit' }).waitFor();
    await page.getByRole('textbox', { name: 'Warning limit' }).fill('1000');
    await page.getByRole('button', { name: 'Try', exact: true }).click();
    await page.getByText(/^[\d\u202f]+ samples judged$/).waitFor();
    const result = page.getByRole('region', { name: 'Back-test of Speed over ground' });
    expect(await result.getByText('Tried limits').locator('xpath=..').textContent()).toBe('Tried limits0');
    expect(await seriousBarriers(page)).toEqual([]);
  });

  it('are taken out of service only by those who may edit the vessel', async () => {
    const page = await signedIn('operator');
    await openAlarms(page);
    await row(page, 'Speed over ground').getByRole('button', { name: 'More about Speed over ground' }).click();
    await page.getByRole('menuitem', { name: 'Shelve…' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Take out of service…' }).count()).toBe(0);
  });
});
