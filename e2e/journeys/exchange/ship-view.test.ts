/**
 * What an office does with a ship: a session on a screen on board, from the request to its recording, and files both ways.
 * Server, gateway and desktop are real.
 */
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { saveFile } from '../../fixtures/browser/download.ts';
import { createJourney } from '../../fixtures/journey/journey.ts';
import { callFromPage } from '../../fixtures/journey/page-call.ts';
import { findLookFaults } from '../../fixtures/look/every-look.ts';
import { startProduct } from '../../fixtures/product/product-server.ts';
import { type DesktopShip, startDesktopShip } from '../../fixtures/ship/desktop-ship.ts';

const skipReason = getSkipReason('long');
const CREW = { name: 'A. Lunde', pin: '481516' };
/** Six seconds at the rate. */
const LOG_BYTES = 3_000_000;
const RATE_BYTES = 500_000;
const SHIP_VIEW = { shipView: { enabled: true, address: '', addressByHost: {} } };

describe.skipIf(skipReason !== '')(`The ship view${skipReason}`, () => {
  let ship: DesktopShip | undefined;
  const journey = createJourney({
    start: () => startProduct({}, { setting: SHIP_VIEW }),
    load: async (product) => {
      ship = await startDesktopShip(product, CREW);
    },
    end: () => ship?.stop(),
  });

  it('is asked for, approved on board, looked at, controlled, cut on board and replayed', async () => {
    const [name, address] = [ship?.name ?? '', ship?.page ?? ''];
    const shore = await journey.signIn();
    const crew = await journey.open();
    await crew.goto(address);
    const screen = shore.locator('canvas').first();

    // Ashore: the list, and the request.
    await openEntry(shore);
    const row = shore.getByRole('grid', { name: 'Screens on board' }).getByRole('row').filter({ hasText: name });
    await row.getByText('Reachable').waitFor({ timeout: 60_000 });
    await row.getByRole('button', { name: 'Request' }).click();
    const card = shore.getByRole('region', { name: `Request: ${name}` });
    await card.getByLabel('Reason').fill('LO pressure low, port');
    await card.getByLabel('Ticket').fill('T-10482');
    expect(await findFaults(shore)).toEqual([]);
    await card.getByRole('button', { name: 'Send request' }).click();
    await shore.getByText(/^Waits for crew/).waitFor();

    // On board: the request is approved by a name and its PIN. Ashore it opens the screen.
    await decide(crew, 'Asks to look', 'Approve', 'Approved.');
    await row.getByRole('button', { name: 'Open', exact: true }).click();
    await shore.waitForURL(/tab=shipview/);
    await shore.getByText('mouse and keys of this window do not reach the ship’s screen').waitFor();
    await expect.poll(() => readPicture(shore), { timeout: 30_000 }).toBeGreaterThan(8);
    expect(await findFaults(shore)).toEqual([]);

    // At "View only" a key changes nothing; the crew grants the highest level, and then it changes the page.
    const before = await readPixels(shore);
    await screen.click({ position: { x: 40, y: 40 } });
    await shore.keyboard.press('F2');
    await shore.getByRole('radiogroup', { name: 'Level' }).getByText('Control with special buttons').click();
    await shore.getByText('Control with special buttons asked, the crew decides').waitFor();
    expect(await countChanged(shore, before)).toBeLessThan(0.1);
    await decide(crew, 'Connected now', 'Approve', 'Approved.');
    await shore.getByText('mouse, all keys and special buttons reach the ship’s screen').waitFor({ timeout: 20_000 });
    await shore.getByRole('button', { name: 'Special keys' }).click();
    await shore.getByRole('menuitem', { name: 'F2', exact: true }).click();
    await expect.poll(() => countChanged(shore, before), { timeout: 20_000 }).toBeGreaterThan(0.1);

    // The crew cuts it, and asks for nothing first. What was seen is replayed.
    await crew.getByRole('button', { name: 'Cut now' }).click();
    await shore.getByText(/^Session ended .*: cut on board by crew$/).waitFor({ timeout: 20_000 });
    await shore.getByRole('button', { name: 'Recording', exact: true }).click();
    const player = shore.getByRole('dialog', { name: new RegExp(`^Recording: ${name}`) });
    await player.getByRole('slider', { name: 'Position in the recording' }).press('End');
    await expect.poll(() => readPicture(shore, player.locator('canvas')), { timeout: 20_000 }).toBeGreaterThan(8);
    expect(await player.getByRole('list', { name: 'Steps of the session' }).textContent()).toContain('control');
  }, 300_000);

  it('sends files to the office, also after a pause, and lets in what the crew approves', async () => {
    const { name = '', page: address = '', outbox = '', inbox = '' } = ship ?? {};
    const log = randomBytes(LOG_BYTES);
    await writeFile(join(outbox, 'engine.bin'), log);
    const shore = await journey.signIn();
    const fleet = await callFromPage<{ id: number; name: string }[]>(shore, '/api/v1.3/vessel/GetAll');
    const vesselId = fleet.find((vessel) => vessel.name === name)?.id ?? 0;
    await callFromPage(shore, '/api/v1.0/vessel/edit', { vesselId, tabs: ['overview', 'file'] }, 'PUT');
    await setRate(shore, vesselId, RATE_BYTES);
    await shore.goto(`/vessel/vessel/${vesselId}?tab=file`);

    // Received: what is there stays there while it is paused.
    const row = (list: string, file: string) =>
      shore.getByRole('grid', { name: list }).getByRole('row').filter({ hasText: file });
    await row('Ship', 'engine.bin').click();
    await shore.getByRole('button', { name: 'Fetch to shore' }).click();
    const makeUrgent = async (file: string) => {
      await row('Queue', file).getByLabel(`Priority of ${file}`).click();
      await shore.getByRole('option', { name: 'Urgent' }).click();
    };
    await makeUrgent('engine.bin');
    await row('Queue', 'engine.bin').getByText('Sending').waitFor({ timeout: 60_000 });
    await row('Queue', 'engine.bin').getByRole('button', { name: 'Pause engine.bin' }).click();
    await row('Queue', 'engine.bin').getByText('Paused, checked parts are kept').waitFor();
    expect(await row('Shore', 'engine.bin').getByRole('button', { name: 'engine.bin' }).count()).toBe(0);
    await setRate(shore, vesselId, null);
    await row('Queue', 'engine.bin').getByRole('button', { name: 'Resume engine.bin' }).click();
    await shore.getByText(/^NEW FILE UPLOADED From /).waitFor({ timeout: 60_000 });
    await shore.getByRole('button', { name: 'OK' }).click();
    await row('Shore', 'engine.bin').getByRole('button', { name: 'engine.bin', exact: true }).click();
    const saved = await saveFile(shore, () =>
      shore
        .getByRole('dialog')
        .getByRole('button', { name: /^Download/ })
        .first()
        .click(),
    );
    expect(saved.bytes.equals(log)).toBe(true);
    await shore.keyboard.press('Escape');

    // Sent: whole on board, and in the inbox once a person there lets it in.
    const crew = await journey.open();
    await crew.goto(address);
    const plan = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('Berth 4 at 06:00') };
    await shore.getByText('To ship', { exact: true }).click();
    await shore.locator('input[type=file]').setInputFiles([plan]);
    await makeUrgent(plan.name);
    await row('Queue', plan.name).getByText('Waits for board').waitFor({ timeout: 60_000 });
    const told = shore.getByText(`${plan.name} to Shipview successfully`).waitFor({ timeout: 30_000 });
    await decide(crew, plan.name, 'Approve', 'Approved: it goes into the inbox.');
    await told;
    expect(await readFile(join(inbox, plan.name), 'utf8')).toBe('Berth 4 at 06:00');
  }, 240_000);
});

/** Bytes a second that files of the vessel may have; null is no bound. */
async function setRate(page: Page, vesselId: number, bytesPerSecond: number | null): Promise<void> {
  const address = `/api/v2/file/policy?vesselId=${vesselId}`;
  const { used: _, ...policy } = await callFromPage<{ used: unknown; line: Record<string, object> }>(page, address);
  const line = { ...policy.line, file: { ...policy.line.file, bytesPerSecond } };
  await callFromPage(page, '/api/v2/file/policy', { ...policy, line }, 'PUT');
}

/** In every look; the page is as wide as a desk afterwards. */
async function findFaults(page: Page): Promise<string[]> {
  const faults = await findLookFaults(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  return faults;
}

/** By the menu, which has the entry only where the configuration enables it. */
async function openEntry(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Ship view', exact: true }).click();
  await page.getByRole('grid', { name: 'Screens on board' }).waitFor({ timeout: 60_000 });
}

/** A decision on the page on board, signed with name and PIN. */
async function decide(page: Page, title: string, decision: string, answer: string): Promise<void> {
  const session = page.getByRole('article').filter({ hasText: title });
  await session.getByRole('button', { name: decision }).waitFor({ timeout: 20_000 });
  await page.getByLabel('Name').selectOption(CREW.name);
  await page.getByLabel('PIN').fill(CREW.pin);
  await session.getByRole('button', { name: decision }).click();
  await page.getByRole('alert').getByText(answer).waitFor();
}

/** How many colours the picture has: a desktop has a dozen, an empty canvas one. */
async function readPicture(page: Page, canvas = page.locator('canvas').first()): Promise<number> {
  const pixels = await canvas.evaluate(readCanvas);
  return new Set(pixels).size;
}

const readPixels = (page: Page) => page.locator('canvas').first().evaluate(readCanvas);

/** The share of pixels that differ from an earlier picture. */
async function countChanged(page: Page, before: readonly number[]): Promise<number> {
  const now = await readPixels(page);
  return now.filter((pixel, index) => pixel !== before[index]).length / now.length;
}

/** Runs in the page: every seventh pixel as a number. */
function readCanvas(element: HTMLCanvasElement | SVGElement | HTMLElement): number[] {
  const canvas = element as HTMLCanvasElement;
  const { width, height } = canvas;
  const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
  if (data === undefined) return [];
  return Array.from(new Uint32Array(data.buffer)).filter((_, index) => index % 7 === 0);
}
