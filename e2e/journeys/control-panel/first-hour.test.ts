/**
 * The first hour of a live server: from an empty folder over the first admin's link and the guide to a recording that
 * moves on the map of an invited person, who of two vessels sees one.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
import { invokeHub } from '../../fixtures/product/hub-call.ts';
import { runToEnd, startProduct, startScript } from '../../fixtures/product/product-server.ts';
import { ControlPanelPage } from '../../pages/control-panel-page.ts';
import { FleetPage } from '../../pages/fleet-page.ts';
import { LoginPage } from '../../pages/login-page.ts';

const withoutBrowser = getSkipReason('long');
const GATEWAY = 'apps/gateway/src/main.ts';
const RECORDING = resolve(import.meta.dirname, '../../../samples/nmea0183-yacht.txt');
const [SAILING, WAITING] = ['Nordlys I', 'Nordlys II'];
const REFUSALS: Expected = { complaints: [/40[03] \((Bad Request|Forbidden)\)/] };
/** Five minutes of the promise, on a machine that does other things too. */
const WHOLE_MS = 300_000;

const journey = createJourney({ start: () => startProduct({}, { live: true }) });

/** What the gateway of the ship keeps: its key, and its journals. */
let onBoard: string;
beforeAll(async () => {
  onBoard = await mkdtemp(join(tmpdir(), 'fms-ship-'));
});
afterAll(() => rm(onBoard, { recursive: true, force: true }));

describe.skipIf(withoutBrowser !== '')(`the first hour of a live server${withoutBrowser}`, () => {
  it('ends with a ship on the map of an invited person, who sees no other', { timeout: WHOLE_MS }, async () => {
    const page = await journey.open(REFUSALS);
    await becomeAdmin(page);
    const panel = new ControlPanelPage(page);
    await addVessels(page, panel);
    const key = await makeKey(page, panel);
    await writeFile(join(onBoard, 'vessel.key'), key);

    await runToEnd(GATEWAY, replayArguments('first', '--speed', 'max'));
    await page.getByText('The first sample of the ship has arrived.').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);

    const link = await invite(page, panel);
    const guest = await journey.open(REFUSALS);
    await register(guest, link);
    await seeItMove(guest);
    await expectRefusals(guest);

    // The guide is gone when no step is open.
    await page.reload();
    await page.getByRole('navigation', { name: 'Pages of the control panel' }).waitFor();
    const pages = page.getByRole('navigation', { name: 'Pages of the control panel' });
    await pages.getByRole('link', { name: 'Vessels' }).waitFor();
    await expect.poll(() => pages.getByRole('link', { name: 'First hour' }).count(), { timeout: 20_000 }).toBe(0);
  });
});

/** As it was recorded, years ago, unless it is shifted. */
const replayArguments = (journal: string, ...options: readonly string[]) => [
  ...['replay', RECORDING, ...options, '--server', journey.product.address],
  ...['--key-file', join(onBoard, 'vessel.key'), '--data', join(onBoard, journal)],
];

async function becomeAdmin(page: Page): Promise<void> {
  const admin = { userName: 'captain', organization: 'Nordlys Rederi', email: 'captain@fleet.example' };
  await registerFirstAdmin(page, findFirstAdminLink(journey.product.output()), admin);
  await page.waitForURL('**/login');
  await new LoginPage(page).signIn('captain', LIVE_PASSWORD);
  await page.waitForURL('**/setting/two-factor');
  await enrolTwoFactor(page);
}

const stepOf = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });

/** By the guide, each in the form it opens. */
async function addVessels(page: Page, panel: ControlPanelPage): Promise<void> {
  for (const name of [WAITING, SAILING]) {
    await panel.open('First hour');
    await stepOf(page, 'Organisation').getByText('done').waitFor();
    await stepOf(page, 'Vessel').getByRole('link', { name: 'Add a vessel' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(name ?? '');
    await dialog.getByLabel('IMO').fill('none');
    await dialog.getByLabel('W-Serial Number').fill(name ?? '');
    await dialog.getByRole('button', { name: 'Add vessel' }).click();
    await page.getByText(`${name} is added.`).waitFor();
  }
}

/** Answers the key that the guide shows this once. */
async function makeKey(page: Page, panel: ControlPanelPage): Promise<string> {
  await panel.open('First hour');
  const step = stepOf(page, 'Gateway key');
  await step.getByRole('combobox', { name: 'Vessel' }).click();
  await page.getByRole('option', { name: SAILING ?? '', exact: true }).click();
  await step.getByRole('button', { name: 'Make a key' }).click();
  const [configuration = '', key = ''] = await readFiles(page);
  expect(JSON.parse(configuration)).toMatchObject({
    server: journey.product.address,
    ships: [{ vessel: { name: SAILING }, keyFile: 'nordlys-i.key' }],
  });
  await stepOf(page, 'Connect').getByText('Waiting for the first sample of the ship').waitFor();
  return key;
}

async function readFiles(page: Page): Promise<string[]> {
  const files = stepOf(page, 'Gateway key').locator('figure code');
  await files.nth(1).waitFor();
  return files.allTextContents();
}

/** Assigns one vessel to a person of no organisation; answers the link of the mail. */
async function invite(page: Page, panel: ControlPanelPage): Promise<string> {
  await stepOf(page, 'Invite').getByRole('link', { name: 'Invite people' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('mate@fleet.example');
  await dialog.getByRole('combobox', { name: 'Organisation' }).click();
  await page.getByRole('option', { name: 'None', exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Vessels' }).click();
  await page.getByRole('option', { name: SAILING ?? '', exact: true }).click();
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Invitation to mate@fleet.example saved in outbox').waitFor();
  return panel.linkOfMailTo('mate@fleet.example');
}

async function register(guest: Page, link: string): Promise<void> {
  await signUp(guest, link, 'mate');
  await guest.getByRole('link', { name: 'Fleet Location', exact: true }).waitFor();
}

/** The recording sails at its own speed while its place is read twice: after three quarters of a minute it is a tenth of a minute of arc away. */
async function seeItMove(guest: Page): Promise<void> {
  const fleet = new FleetPage(guest);
  await fleet.goto();
  await fleet.openList();
  await fleet
    .row(SAILING ?? '')
    .first()
    .waitFor();
  expect(await guest.getByText(WAITING ?? '', { exact: true }).count()).toBe(0);
  const ship = startScript(GATEWAY, replayArguments('second', '--speed', '1', '--shift-to-now'));
  try {
    await fleet
      .row(SAILING ?? '')
      .first()
      .click();
    const place = fleet
      .card(SAILING ?? '')
      .getByText(/46°\d\d\.\d+′N/)
      .first();
    await place.waitFor();
    const before = await place.textContent();
    await expect.poll(() => place.textContent(), { timeout: 120_000 }).not.toBe(before);
  } finally {
    await ship.stop();
  }
}

/** Calls and hub watches for the vessel that was not assigned. */
async function expectRefusals(guest: Page): Promise<void> {
  const { address } = journey.product;
  const token = await guest.evaluate(() => {
    const { token } = JSON.parse(localStorage.getItem('currentUser') ?? '{}') as { token?: string };
    return token ?? '';
  });
  const headers = { authorization: `Bearer ${token}` };
  const all = (await (await fetch(`${address}/api/v1.3/vessel/GetAll`, { headers })).json()) as { id: number }[];
  expect(all).toHaveLength(1);
  const own = all[0]?.id ?? 0;
  const other = own - 1;
  const statusOf = async (path: string) => (await fetch(`${address}${path}`, { headers })).status;
  for (const path of ['/api/v2/vessel/particulars', '/api/v1.3/tag/getTagsByVesselId', '/api/v2/alarm/escalation']) {
    expect([path, await statusOf(`${path}?vesselId=${other}`)]).toEqual([path, 403]);
    expect([path, await statusOf(`${path}?vesselId=${own}`)]).toEqual([path, 200]);
  }
  expect(await invokeHub(address, token, 'WatchTags', own, [])).toBeNull();
  expect(await invokeHub(address, token, 'WatchTags', other, [])).toMatch(/permission/);
}
