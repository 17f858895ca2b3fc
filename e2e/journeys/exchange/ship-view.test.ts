/** A session on a screen on board, from the request to its recording: server, gateway and desktop are real. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { createJourney } from '../../fixtures/journey/journey.ts';
import { findLookFaults } from '../../fixtures/look/every-look.ts';
import { startProduct } from '../../fixtures/product/product-server.ts';
import { type DesktopShip, startDesktopShip } from '../../fixtures/ship/desktop-ship.ts';

const skipReason = getSkipReason('long');
const CREW = { name: 'A. Lunde', pin: '481516' };
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
    await decide(crew, 'Asks to look', 'Approve');
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
    await decide(crew, 'Connected now', 'Approve');
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
});

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
async function decide(page: Page, title: string, decision: string): Promise<void> {
  const session = page.getByRole('article').filter({ hasText: title });
  await session.getByRole('button', { name: decision }).waitFor({ timeout: 20_000 });
  await page.getByLabel('Name').selectOption(CREW.name);
  await page.getByLabel('PIN').fill(CREW.pin);
  await session.getByRole('button', { name: decision }).click();
  await page.getByRole('alert').getByText('Approved.').waitFor();
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
