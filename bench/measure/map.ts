/** The map of the fleet in this machine's Chromium, drawn in software: ten thousand vessels under way, panning, twenty long tracks. */
import type { PositionReading } from '@fms/contract/link';
import { predictPosition } from '@fms/domain/track';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../e2e/fixtures/browser/chromium.ts';
import { computeQuantile, type Measure, type Metric } from '../report/result.ts';
import { measureMainThread } from '../subject/main-thread.ts';
import { type ServerUnderLoad, startServerUnderLoad } from '../subject/server.ts';
import { openShipLink, type ShipLink } from '../subject/ship-link.ts';
import { computeNoise } from '../subject/signal.ts';

const VESSELS = Number(process.env.BENCH_MAP_VESSELS ?? 10_000);
const TRACKS = 20;
const TRACK_POINTS = 10_000;
const TRACK_STEP_MS = 8_000;
const SECONDS = 30;
const PAN_SECONDS = 8;
/** Each second a tenth of the fleet reports, with a course that no prediction knew; all of it moves on the map. */
const REPORTING_SHARE = 0.1;
const TAGS = 3;
const CHUNK = 2_000;
/** For the screens to settle: a cold map draws its tiles in software. */
const SETTLE_MS = 8_000;
const ACCOUNT = { username: 'admin', password: 'Fleet-Demo-1' };

const wait = (ms: number) => new Promise((later) => setTimeout(later, ms));

interface Ship {
  latitude: number;
  longitude: number;
  courseDegrees: number;
  speed: number;
}

function ships(): Ship[] {
  let step = 0;
  const chance = () => computeNoise(1852, step++);
  return Array.from({ length: VESSELS }, () => ({
    latitude: 40 + chance() * 25,
    longitude: -20 + chance() * 40,
    courseDegrees: chance() * 360,
    speed: 6 + chance() * 12,
  }));
}

const tagsOf = () => [
  { vesselIndex: 0, source: 'bench', name: 'Position', type: 8 as const, role: 'position' as const },
  { vesselIndex: 0, source: 'bench', name: 'Speed over ground', unit: 'kn', role: 'speed' as const },
  { vesselIndex: 0, source: 'bench', name: 'Course over ground', unit: '°', role: 'course' as const },
];

async function report(link: ShipLink, fleet: readonly Ship[], indices: readonly number[]): Promise<void> {
  for (let first = 0; first < indices.length; first += CHUNK) {
    const some = indices.slice(first, first + CHUNK);
    const place = { timeMs: Date.now(), ordinal: 0, quality: 0 };
    const of = (index: number) => fleet[index] as Ship;
    await link.send({
      lane: 'position',
      texts: [],
      traffic: [],
      positions: some.map((index) => ({
        ...place,
        tagIndex: index * TAGS,
        latitude: of(index).latitude,
        longitude: of(index).longitude,
      })),
      numbers: some.flatMap((index) => [
        { ...place, tagIndex: index * TAGS + 1, value: of(index).speed },
        { ...place, tagIndex: index * TAGS + 2, value: of(index).courseDegrees },
      ]),
    });
  }
}

/** The last day of the first vessels, a position every eight seconds along a way with turns. */
async function sendTracks(link: ShipLink, fleet: readonly Ship[]): Promise<void> {
  const end = Date.now() - 60_000;
  for (let index = 0; index < TRACKS; index++) {
    let ship = { ...(fleet[index] as Ship) };
    const positions: PositionReading[] = [];
    for (let point = 0; point < TRACK_POINTS; point++) {
      const back = predictPosition({ ...ship, courseDegrees: ship.courseDegrees + 180 }, TRACK_STEP_MS / 1000);
      ship = { ...ship, ...back, courseDegrees: ship.courseDegrees + 3 * Math.sin(point / 40) };
      const place = { timeMs: end - point * TRACK_STEP_MS, ordinal: 0, quality: 0 };
      positions.push({ ...place, tagIndex: index * TAGS, latitude: ship.latitude, longitude: ship.longitude });
    }
    positions.reverse();
    for (let first = 0; first < positions.length; first += CHUNK) {
      const some = positions.slice(first, first + CHUNK);
      await link.send({ lane: 'history', texts: [], traffic: [], numbers: [], positions: some });
    }
  }
  await link.stored();
}

/** Reports a share of the fleet every second until stopped; all vessels keep moving. */
function sail(link: ShipLink, fleet: Ship[]): { stop(): Promise<void> } {
  let isSailing = true;
  let turn = 0;
  const done = (async () => {
    while (isSailing) {
      const next = performance.now() + 1000;
      for (const ship of fleet) Object.assign(ship, predictPosition(ship, 1));
      const many = Math.ceil(VESSELS * REPORTING_SHARE);
      const indices = Array.from({ length: many }, (_, i) => (turn * many + i) % VESSELS);
      for (const index of indices) {
        const ship = fleet[index] as Ship;
        ship.courseDegrees = (ship.courseDegrees + 15) % 360;
      }
      turn += 1;
      await report(link, fleet, indices);
      await wait(Math.max(0, next - performance.now()));
    }
  })();
  return {
    stop: () => {
      isSailing = false;
      return done;
    },
  };
}

async function openMap(browser: Browser, server: ServerUnderLoad): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(180_000);
  await page.goto(`${server.address}/`);
  await page.getByLabel('Username').fill(ACCOUNT.username);
  await page.getByLabel('Password', { exact: true }).fill(ACCOUNT.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/vessel/**');
  await page.goto(`${server.address}/vessel/location`);
  await page.locator('canvas.maplibregl-canvas').waitFor();
  await wait(SETTLE_MS);
  return page;
}

/** Drags the map to and fro, as a hand does. */
async function pan(page: Page): Promise<void> {
  const until = performance.now() + PAN_SECONDS * 1000;
  await page.mouse.move(720, 420);
  await page.mouse.down();
  for (let step = 0; performance.now() < until; step++) {
    await page.mouse.move(720 + 260 * Math.sin(step / 12), 420 + 90 * Math.cos(step / 17));
    await wait(16);
  }
  await page.mouse.up();
}

/** Nearer, so that tracks are asked for with every point, then all of them at once on the map that stands. */
async function showTracks(page: Page, ids: readonly number[]): Promise<void> {
  for (let step = 0; step < 6; step++) {
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await wait(700);
  }
  // As a link inside the application does: the page is not loaded anew, which has tasks of its own.
  await page.evaluate((search) => {
    history.pushState(history.state, '', `${location.pathname}?tracks=${search}`);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, ids.join(','));
  await page.getByText('no data').last().waitFor();
  await wait(3 * SETTLE_MS);
}

export const measureMap: Measure = async (progress) => {
  const server = await startServerUnderLoad();
  const browser = await launchChromium();
  try {
    progress(`${VESSELS} vessels`);
    const fleet = ships();
    const link = await openShipLink(server.address, server.fleetKey, 'bench-map', VESSELS, tagsOf);
    await report(link, fleet, [...fleet.keys()]);
    await sendTracks(link, fleet);
    const sailing = sail(link, fleet);
    const page = await openMap(browser, server);
    progress(`${SECONDS} s of updates`);
    const updates = await measureMainThread(browser, async () => void (await wait(SECONDS * 1000)));
    progress('panning');
    const panning = await measureMainThread(browser, () => pan(page));
    progress(`${TRACKS} tracks of ${TRACK_POINTS} points`);
    const tracks = await measureMainThread(browser, () => showTracks(page, link.vesselIds.slice(0, TRACKS)));
    await sailing.stop();
    link.close();
    return metrics(updates, panning, tracks);
  } finally {
    await browser.close();
    await server.stop();
  }
};

type Traced = Awaited<ReturnType<typeof measureMainThread>>;

function metrics(updates: Traced, panning: Traced, tracks: Traced): Metric[] {
  const note = `${VESSELS} vessels, ${VESSELS * REPORTING_SHARE} reports a second; drawn in software; processor time of script`;
  return [
    {
      name: 'map.script_per_update_ms',
      value: computeQuantile(updates.bySecond, 0.5),
      unit: 'ms',
      bound: { atMost: 20 },
      note,
    },
    {
      name: 'map.script_per_pan_frame_ms',
      value: computeQuantile(panning.byFrame, 0.5),
      unit: 'ms',
      bound: { atMost: 8 },
      note: `${panning.byFrame.length} frames, 95 % within ${computeQuantile(panning.byFrame, 0.95).toFixed(1)} ms`,
    },
    {
      name: 'map.longest_task_with_tracks_ms',
      value: tracks.longestTask,
      unit: 'ms',
      bound: { atMost: 50 },
      note: `${TRACKS} tracks of ${TRACK_POINTS} points; ${tracks.tasksOver50} tasks over 50 ms since they were asked for`,
    },
  ];
}
