/** The tabs of machinery in Chromium on ships of the simulator: to open them, to keep them live, to play them back. */

import { endpoints } from '@fms/contract/api';
import { DAY_MS } from '@fms/domain/time';
import type { Browser } from 'playwright-core';
import { findChromiumPath, launchChromium } from '../../e2e/fixtures/browser/chromium.ts';
import { signIn as enter } from '../../e2e/fixtures/browser/signed-in.ts';
import { countChangingReadings } from '../machinery/changing-reading.ts';
import { CHARGES_A_DAY, sendChargeYear, YEAR_DAYS } from '../machinery/charge-year.ts';
import type { EachSecond } from '../machinery/each-second.ts';
import { MIMIC_TAGS, type MimicShip, sailMimicShip } from '../machinery/mimic-ship.ts';
import { measureLivePage, measurePlayback } from '../machinery/plant-playback.ts';
import { CHARGE_TAG, HISTORY_HOURS, type PlantShips, sailPlantShips } from '../machinery/plant-ships.ts';
import {
  BATTERY_SHIP,
  measureOpenings,
  type Openings,
  PLANT_SHIPS,
  PLANT_TABS,
  SHOWN_TABS,
} from '../machinery/plant-tabs.ts';
import { computeQuantile, type Measure, type Metric, measureMedianMs } from '../report/result.ts';
import { signIn } from '../subject/api.ts';
import { delay, type ServerUnderLoad, startServerUnderLoad } from '../subject/server.ts';

const CALLS = 7;
/** Until the vessels have their plants, and the roll-ups of their history are computed. */
const SETTLE_MS = 30_000;

type Progress = Parameters<Measure>[0];
type VesselOf = (ship: string) => number;

export const measureMachinery: Measure = async (progress) => {
  const server = await startServerUnderLoad();
  let ships: PlantShips | undefined;
  let mimicShip: MimicShip | undefined;
  try {
    progress(`${PLANT_SHIPS.length} ships of the simulator, ${HISTORY_HOURS} hours each`);
    ships = await sailPlantShips(server, PLANT_SHIPS);
    mimicShip = await sailMimicShip(server);
    const { vesselIds } = ships;
    const vesselOf: VesselOf = (ship) => vesselIds[PLANT_SHIPS.indexOf(ship)] ?? 0;
    progress(`${YEAR_DAYS} days of charges`);
    const charges = await measureChargeYear(server, ships, vesselOf(BATTERY_SHIP));
    await showAllTabs(server, [...vesselIds, mimicShip.vesselId]);
    await delay(SETTLE_MS);
    const pages =
      findChromiumPath() === undefined ? [] : await measurePages(server, vesselOf, mimicShip.vesselId, progress);
    return [...pages, charges, measureLag([ships, mimicShip])];
  } finally {
    await mimicShip?.stop();
    await ships?.stop();
    ships?.link.close();
    await server.stop();
  }
};

/** Whether the ships kept their second: late values tell of the machine, not of the page. */
function measureLag(ships: readonly EachSecond[]): Metric {
  const note = 'by how much a second of the ships was sent too late at most; more than a few seconds spoils the rest';
  return {
    name: 'machinery.ships_late_s',
    value: Math.max(...ships.map(({ lag }) => lag())),
    unit: 's',
    bound: null,
    note,
  };
}

/** The whole call for a year, as a browser gets it. */
async function measureChargeYear(server: ServerUnderLoad, { link }: PlantShips, vesselId: number): Promise<Metric> {
  const endMs = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const place = PLANT_SHIPS.indexOf(BATTERY_SHIP);
  const records = await sendChargeYear(link, link.placeOf(place, CHARGE_TAG), endMs);
  const { token } = await signIn(server.address);
  const { path, method } = endpoints.getChargeHistory;
  const [fromTime, toTime] = [endMs - (YEAR_DAYS + 1) * DAY_MS, endMs].map((time) => new Date(time).toISOString());
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'accept-encoding': 'gzip' };
  const ask = async () => {
    const body = JSON.stringify({ vesselId, fromTime, toTime });
    const answer = await fetch(`${server.address}${path}`, { method, headers, body });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    const histories = Object.values((await answer.json()) as Record<string, { records: readonly unknown[] }>);
    const found = histories.reduce((sum, history) => sum + history.records.length, 0);
    if (found < records) throw new Error(`${found} of ${records} records came`);
  };
  await ask();
  const value = await measureMedianMs(CALLS, ask);
  const note = `${records.toLocaleString('en')} records, ${CHARGES_A_DAY} charges a day; whole call, median of ${CALLS}`;
  return { name: 'machinery.charge_year_ms', value, unit: 'ms', bound: { atMost: 300 }, note };
}

async function showAllTabs(server: ServerUnderLoad, vesselIds: readonly number[]): Promise<void> {
  const api = await signIn(server.address);
  for (const vesselId of vesselIds) await api.call(endpoints.editVessel, { body: { vesselId, tabs: SHOWN_TABS } });
}

async function measurePages(
  server: ServerUnderLoad,
  vesselOf: VesselOf,
  mimicShip: number,
  progress: Progress,
): Promise<Metric[]> {
  const browser = await launchChromium();
  try {
    return [
      ...(await measureAllOpenings(browser, server, vesselOf, progress)),
      ...(await measureMimic(browser, server, mimicShip, progress)),
      ...(await measureAllPlaybacks(browser, server, vesselOf, progress)),
    ];
  } finally {
    await browser.close();
  }
}

interface Named {
  readonly id: string;
  readonly value: number;
}

/** The tab of the highest value counts; the note has them all. */
function highest(name: string, unit: string, atMost: number, of: readonly Named[]): Metric {
  const sorted = of.toSorted((a, b) => b.value - a.value);
  const note = sorted.map(({ id, value }) => `${id} ${Math.round(value)}`).join(', ');
  return { name, value: sorted[0]?.value ?? Number.NaN, unit, bound: { atMost }, note };
}

async function measureAllOpenings(browser: Browser, server: ServerUnderLoad, vesselOf: VesselOf, progress: Progress) {
  const found: (Openings & { id: string })[] = [];
  for (const tab of PLANT_TABS) {
    progress(`opens ${tab.id}`);
    found.push({ id: tab.id, ...(await measureOpenings(browser, server, tab, vesselOf(tab.ship))) });
  }
  const medians = (way: 'cold' | 'warm') => found.map((of) => ({ id: of.id, value: computeQuantile(of[way], 0.5) }));
  return [
    highest('machinery.open_cold_ms', 'ms', 1000, medians('cold')),
    highest('machinery.open_warm_ms', 'ms', 300, medians('warm')),
  ];
}

/** A screen of a control room, on which the mimics of four engines stand side by side: each value is seen and painted. */
const CONTROL_ROOM = { width: 3840, height: 2160 };
const READING = '[data-past] svg [data-state="fresh"]';
const COUNTED_SECONDS = 10;

/** All engines of the ship on one screen. */
async function measureMimic(
  browser: Browser,
  server: ServerUnderLoad,
  vesselId: number,
  progress: Progress,
): Promise<Metric[]> {
  progress('the engine mimic, live');
  const { page, close } = await enter(browser, server, { context: { viewport: CONTROL_ROOM } });
  const address = `/vessel/vessel/${vesselId}?tab=engine-mimic&engine=all`;
  const share = async (at: string) => 100 * (await measureLivePage(browser, page, at)).busyShare;
  const still = await share(address);
  const { changing, perSecond } = await countChangingReadings(page, READING, COUNTED_SECONDS);
  const moving = await share(`${address}&motion=on`);
  const bare = await share(`/vessel/vessel/${vesselId}?tab=info`);
  await close();
  const tags = `${changing} readings of four engines in sight, ${MIMIC_TAGS.length} tags at 1 Hz; ${bare.toFixed(1)} % on Info`;
  return [
    {
      ...{ name: 'machinery.mimic_values', value: changing, unit: '', bound: { atLeast: 300 } },
      note: `${perSecond.toFixed(0)} changes of them a second`,
    },
    { name: 'machinery.mimic_still_percent', value: still, unit: '%', bound: { atMost: 5 }, note: tags },
    { name: 'machinery.mimic_motion_percent', value: moving, unit: '%', bound: { atMost: 10 }, note: tags },
  ];
}

async function measureAllPlaybacks(browser: Browser, server: ServerUnderLoad, vesselOf: VesselOf, progress: Progress) {
  const longest: Named[] = [];
  const shown: Named[] = [];
  for (const tab of PLANT_TABS) {
    progress(`plays ${tab.id}`);
    const { page, close } = await enter(browser, server);
    const { work, shownPerSecond } = await measurePlayback(browser, page, tab, vesselOf(tab.ship));
    await close();
    longest.push({ id: tab.id, value: work.longestTask });
    shown.push({ id: tab.id, value: shownPerSecond });
  }
  const fewest = Math.min(...shown.map(({ value }) => value));
  const each = shown.map(({ id, value }) => `${id} ${value.toFixed(1)}`).join(', ');
  return [
    highest('machinery.playback_longest_task_ms', 'ms', 50, longest),
    { name: 'machinery.playback_moments_per_second', value: fewest, unit: '1/s', bound: null, note: each },
  ];
}
