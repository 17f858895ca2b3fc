/**
 * Fleet Location: states in map and list, the selected vessel, tracks and what they leave out, coordinates, measuring,
 * types and styles of the map, across 180°, the whole screen, the picture; by keyboard alone.
 */

import { QUALITY_JUMP } from '@fms/domain/quality';
import { HOUR_MS, MINUTE_MS } from '@fms/domain/time';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { Keyboard } from '../../fixtures/browser/keyboard.ts';
import { readWords } from '../../fixtures/browser/watched-page.ts';
import { createFleetJourney } from '../../fixtures/journey/fleet-journey.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { countDifferentPixels } from '../../fixtures/look/picture.ts';
import { FleetPage } from '../../pages/fleet-page.ts';

const withoutBrowser = getSkipReason('long');
/** Half the pixels of a desk are drawn twice as fast in software. */
const SMALL = { width: 1100, height: 640 };
const SHIPS = ['Brimnes', 'Havbris', 'Nordkyn', 'Stormfugl', 'Tindra', 'Vailele'];
const [BRIMNES, HAVBRIS, NORDKYN, STORMFUGL, TINDRA, VAILELE] = [0, 1, 2, 3, 4, 5];
/** Six hours northward with a hole of two, first at 6 kn and then at 18; one fix in it that no ship can have reached. */
const WAY_MINUTES = 360;
const GAP = { from: 150, to: 270 };

const journey = createFleetJourney(
  SHIPS.map((name) => ({ name, particulars: { shipType: 'supply' } })),
  async (fleet) => {
    const now = Date.now();
    const wildMs = now - 300 * MINUTE_MS + 1000;
    const wild = { ship: BRIMNES, timeMs: wildMs, latitude: 63, longitude: 7, quality: QUALITY_JUMP };
    await fleet.report(
      [...wayOf(BRIMNES, now, { latitude: 58, longitude: 3 }), wild].sort((a, b) => a.timeMs - b.timeMs),
    );
    await fleet.report(wayOf(HAVBRIS, now, { latitude: 58, longitude: 4 }));
    // Eastward over 180°, a tenth of a degree in six minutes.
    const crossing = Array.from({ length: 21 }, (_, step) => 179 + step / 10);
    await fleet.report(
      crossing.map((longitude, step) => ({
        ship: VAILELE,
        timeMs: now - (20 - step) * 6 * MINUTE_MS,
        latitude: -17,
        longitude: longitude > 180 ? longitude - 360 : longitude,
        knots: 12,
      })),
    );
    const at = (ship: number, ageMs: number, knots: number) => ({
      ship,
      timeMs: now - ageMs,
      latitude: 60,
      longitude: 4 + ship,
      knots,
    });
    await fleet.report([
      at(NORDKYN, 20 * MINUTE_MS, 11),
      at(STORMFUGL, 3 * HOUR_MS, 9),
      { ...at(TINDRA, 0, 0.1), longitude: 7.21345 },
    ]);
  },
);

/** The map of a fresh browser. */
async function openMap(search = ''): Promise<[Page, FleetPage]> {
  const page = await journey.signIn({
    preference: { mapType: 'roadmap', mapStyle: 'default', timelineOpen: false },
    context: { permissions: ['clipboard-write'], viewport: SMALL },
  });
  const map = new FleetPage(page);
  await map.goto(search);
  return [page, map];
}

/** A fix every two minutes until now. */
function wayOf(ship: number, now: number, { latitude, longitude }: { latitude: number; longitude: number }) {
  const minutes = Array.from({ length: WAY_MINUTES / 2 + 1 }, (_, index) => index * 2);
  return minutes
    .filter((minute) => minute <= GAP.from || minute >= GAP.to)
    .map((minute) => {
      const miles = minute <= GAP.from ? minute / 10 : minute / 10 + (minute - GAP.from) / 5;
      const knots = minute <= GAP.from ? 6 : 18;
      const timeMs = now - (WAY_MINUTES - minute) * MINUTE_MS;
      return { ship, timeMs, latitude: latitude + miles / 60, longitude, knots, temperature: 40 + minute / 10 };
    });
}

describe.skipIf(withoutBrowser !== '')(`Fleet Location${withoutBrowser}`, { timeout: 240_000 }, () => {
  it('says of every vessel what the map may claim of it', async () => {
    const [page, map] = await openMap();
    await map.openList();
    for (const [name, state] of [
      ['Brimnes', 'Under way'],
      ['Nordkyn', 'Late'],
      ['Stormfugl', 'Lost'],
      ['Tindra', '(Stopped|In port)'],
    ] as const) {
      expect(await readWords(map.row(name)), name).toMatch(new RegExp(`${state}$`));
    }
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('selects a vessel on the map as in the list, and a link shows a colleague the same', async () => {
    const [page, map] = await openMap();
    await map.select('Tindra');
    await page.getByRole('button', { name: 'Close' }).click();
    await map.card('Tindra').waitFor({ state: 'detached' });
    await map.clickBeside(0, 0);
    await map.card('Tindra').getByText('0.1').waitFor();
    await page.reload();
    await map.card('Tindra').getByRole('link', { name: 'Open vessel' }).click();
    await page.getByRole('heading', { name: 'Tindra', level: 1 }).waitFor();
  });

  it('copies a position in each of three ways', async () => {
    const [page, map] = await openMap();
    await map.select('Tindra');
    for (const written of ['60°00.0′N 007°12.8′E', '60°00′00.0″N 007°12′48.4″E', '60.00000, 7.21345']) {
      await map.card('Tindra').getByTitle('Copy the position').click();
      await page.getByRole('menuitem', { name: written, exact: true }).click();
      await page.getByText(`Copied: ${written}`).waitFor({ state: 'attached' });
    }
  });

  it('draws tracks of two vessels by their speed or a value, and what they leave out when asked', async () => {
    const [page, map] = await openMap();
    await map.select('Brimnes');
    await page.getByRole('button', { name: 'Keep its track on the map' }).click();
    await map.row('Havbris').click();
    await page.getByRole('button', { name: 'Show track on the map' }).click();
    await page.waitForURL((url) => url.searchParams.get('tracks') === String(journey.fleet.vesselIds[BRIMNES]));
    await page
      .getByText('SOG0–15+ kn')
      .or(page.getByText(/SOG.*kn.*no data/))
      .first()
      .waitFor();
    await map.untilStill();
    const bySpeed = await map.picture();
    await page.getByRole('combobox', { name: 'Track colour' }).selectOption({ label: 'Bearing temperature, °C' });
    await page.getByText(/Bearing temperature\D*\d+–\d+ °C/).waitFor();
    await map.untilStill();
    const byValue = await map.picture();
    await page.getByRole('checkbox', { name: 'Tracks' }).uncheck();
    await map.untilStill();
    const without = await map.picture();
    // A line of two pixels over some hundred, twice.
    expect(await countDifferentPixels(page, bySpeed, without)).toBeGreaterThan(800);
    expect(await countDifferentPixels(page, bySpeed, byValue)).toBeGreaterThan(50);

    await page.getByRole('checkbox', { name: 'Tracks' }).check();
    await map.row('Brimnes').click();
    await page.getByRole('checkbox', { name: 'Filtered positions' }).check();
    await page
      .getByText('Filtered positions')
      .locator('xpath=ancestor::div[span][1]')
      .getByText('1', { exact: true })
      .waitFor();
  });

  it('is opened by a link where a colleague has brought it, with panel, colour and what is hidden', async () => {
    const [page, map] = await openMap(`?vessel=${journey.fleet.vesselIds[TINDRA]}`);
    expect(new URL(page.url()).searchParams.get('map')).toBeNull();
    await map.openList();
    await map.row('Tindra').click();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('checkbox', { name: 'Tracks' }).uncheck();
    await page.waitForURL((url) => /^\d+\.\d\d\/60\.\d{4}\/7\.\d{4}$/.test(url.searchParams.get('map') ?? ''));
    await map.untilStill();
    const scale = page.getByText(/^[\d.]+ nm$/);
    const before = await scale.textContent();
    await page.reload();
    await map.untilStill();
    expect(await scale.textContent()).toBe(before);
    expect(await page.getByRole('checkbox', { name: 'Tracks' }).isChecked()).toBe(false);
    await map.row('Tindra').waitFor();
  });

  it('says who is under the pointer', async () => {
    const [page, map] = await openMap();
    await map.select('Tindra');
    const canvas = await page.locator('canvas.maplibregl-canvas').boundingBox();
    if (canvas === null) throw new Error('The map has no canvas');
    await page.mouse.move(canvas.x + canvas.width / 2 + 60, canvas.y + canvas.height / 2 + 60);
    await page.mouse.move(canvas.x + canvas.width / 2, canvas.y + canvas.height / 2);
    await page.getByText(/^Stopped · 0\.1 kn · /).waitFor();
    await page.mouse.move(canvas.x + canvas.width / 2 + 60, canvas.y + canvas.height / 2 + 60);
    await page.getByText(/^Stopped · 0\.1 kn · /).waitFor({ state: 'detached' });
  });

  it('measures by keyboard alone: distance and bearing, taken back, ended', async () => {
    const [page] = await openMap();
    const keyboard = new Keyboard(page);
    await keyboard.press(page.getByRole('button', { name: 'Measure distance and bearing' }));
    const measured = page.getByRole('status', { name: 'Measured' });
    await keyboard.strike('Enter', 'ArrowRight');
    await new FleetPage(page).untilStill();
    await keyboard.strike('Enter');
    expect(await readWords(measured)).toMatch(/^0(8\d|90)° .+ nm$/);
    await keyboard.strike('ArrowUp');
    await new FleetPage(page).untilStill();
    await keyboard.strike('Enter');
    expect(await readWords(measured)).toMatch(/000° .+ nm.+ nm total$/);
    await keyboard.strike('Backspace');
    expect(await readWords(measured)).not.toMatch(/ nm.+ nm/);
    await keyboard.strike('Escape');
    await measured.waitFor({ state: 'detached' });
  });

  it('draws range rings around a point', async () => {
    const [page, map] = await openMap();
    const before = await map.picture();
    await page.getByRole('button', { name: 'Range rings around a point' }).click();
    await map.clickBeside(0, -60);
    await page.getByRole('button', { name: 'Undo' }).click({ trial: true });
    await map.untilStill();
    expect(await countDifferentPixels(page, before, await map.picture())).toBeGreaterThan(1000);
  });

  it('has four types, and three styles where there are no pictures from above', async () => {
    const [page, map] = await openMap();
    const type = (name: string) => page.getByRole('radiogroup', { name: 'Map type' }).getByText(name, { exact: true });
    const styles = page.getByRole('radiogroup', { name: 'Map style' }).getByRole('radio');
    const enabled = async () => Promise.all((await styles.all()).map((style) => style.isEnabled()));
    for (const [name, hasStyle] of [
      ['Terrain', true],
      ['Satellite', false],
      ['Hybrid', false],
      ['Road', true],
    ] as const) {
      await type(name).click();
      await map.untilStill();
      expect(await enabled(), name).toEqual([hasStyle, hasStyle, hasStyle]);
    }
    const pictures: Buffer[] = [];
    for (const style of ['Default', 'Light', 'Dark']) {
      await page.getByRole('radiogroup', { name: 'Map style' }).getByText(style, { exact: true }).click();
      await map.untilStill();
      pictures.push(await map.picture());
    }
    const [day, , dark] = pictures as [Buffer, Buffer, Buffer];
    expect(await countDifferentPixels(page, day, dark)).toBeGreaterThan(300_000);
  });

  it('shows a way across 180° whole, and not around the world', async () => {
    const [page, map] = await openMap();
    await map.select('Vailele');
    await page.getByRole('button', { name: 'Show track on the map' }).click();
    await map.untilStill();
    // Two degrees in view are some twenty miles to the scale; around the world they are two thousand.
    expect(Number((await page.getByText(/^[\d.]+ nm$/).textContent())?.split(' ')[0])).toBeLessThanOrEqual(50);
    await map.row('Vailele').click();
    await page.getByRole('button', { name: 'Close' }).click();
    await map.clickBeside(0, 0);
    await map.card('Vailele').waitFor();
  });

  it('fills the screen, and is saved as a picture with its words', async () => {
    const [page, map] = await openMap();
    const [picture, again] = [await map.picture(), await map.picture()];
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    // The same view twice: whatever else is compared here means something.
    expect(await countDifferentPixels(page, picture, again)).toBeLessThan(500);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.waitForFunction(() => document.fullscreenElement !== null);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.waitForFunction(() => document.fullscreenElement === null);
  });
});
