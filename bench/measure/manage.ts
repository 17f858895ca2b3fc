/** Managing a large company: the list of all vessels as a call, and the lists of the control panel in Chromium. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { findChromiumPath, launchChromium } from '../../e2e/fixtures/browser/chromium.ts';
import { signIn as enter } from '../../e2e/fixtures/browser/signed-in.ts';
import { computeQuantile, type Measure, type Metric, measureMedianMs } from '../report/result.ts';
import { signIn } from '../subject/api.ts';
import { measureClickToPaint } from '../subject/click-to-paint.ts';
import { measureEndedRight } from '../subject/ended-right.ts';
import { measureKeystroke } from '../subject/keystroke.ts';
import { FLEET, fillWithCompany, formatVesselName } from '../subject/managed-fleet.ts';
import { createMovingFleet } from '../subject/moving-fleet.ts';
import { delay, type ServerUnderLoad, startServerUnderLoad } from '../subject/server.ts';
import { openShipLink } from '../subject/ship-link.ts';

const CALLS = 7;
const RUNS = 5;
const SETTLE_MS = 3_000;
const REST_MS = 5_000;

/** Every vessel says once where it is and how it moves, so that the list has all it can have. */
async function reportOnce(server: ServerUnderLoad): Promise<void> {
  const fleet = createMovingFleet(FLEET.vessels);
  const link = await openShipLink(
    server.address,
    server.fleetKey,
    'bench-manage',
    FLEET.vessels,
    fleet.tagsOf,
    formatVesselName,
  );
  await fleet.sail(link).stop();
  await link.stored();
  link.close();
  await server.atRest(REST_MS);
}

/** The whole answer as a browser gets it, without the reading of it. */
async function fetchAll(server: ServerUnderLoad, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
  const answer = await fetch(`${server.address}/api/v1.3/vessel/GetAll`, { headers });
  if (!answer.ok) throw new Error(`GetAll: ${answer.status}`);
  return (await answer.arrayBuffer()).byteLength;
}

async function measureCall(server: ServerUnderLoad): Promise<Metric[]> {
  const { token } = await signIn(server.address);
  const bytes = await fetchAll(server, token);
  await server.beginProbe();
  const value = await measureMedianMs(CALLS, () => fetchAll(server, token));
  const { loopDelayMs } = await server.readProbe();
  const note = `${FLEET.vessels.toLocaleString('en')} vessels, ${(bytes / 2 ** 20).toFixed(1)} MB unpacked, median of ${CALLS}`;
  return [
    { name: 'manage.get_all_ms', value, unit: 'ms', bound: { atMost: 500 }, note },
    {
      ...{ name: 'manage.get_all_loop_delay_max_ms', value: loopDelayMs.max, unit: 'ms', bound: { atMost: 50 } },
      note: 'the longest delay of the event loop in those calls',
    },
  ];
}

/** A list of the control panel, by the words of its page, and a row that stands at its top. */
interface List {
  readonly page: string;
  readonly grid: string;
  readonly filter: RegExp;
  readonly words: string;
  readonly found: string;
}

const LISTS: Readonly<Record<string, List>> = {
  vessels: { page: 'Vessels', grid: 'Vessels', filter: /^Filter/, words: '09999', found: formatVesselName(9_999) },
  users: { page: 'Users', grid: 'Users', filter: /^Filter/, words: 'person999', found: 'person999' },
};

async function openList(page: Page, { page: name, grid }: List): Promise<number> {
  const entry = page
    .getByRole('navigation', { name: 'Pages of the control panel' })
    .getByRole('link', { name, exact: true });
  await entry.hover();
  return measureClickToPaint(page, entry, [{ selector: `[role="grid"][aria-label="${grid}"] tbody tr`, text: '' }]);
}

async function measureList(browser: Browser, server: ServerUnderLoad, name: string, list: List): Promise<Metric[]> {
  const { page, close } = await enter(browser, server);
  const [paints, searches, tasks]: [number[], number[], number[]] = [[], [], []];
  for (let run = 0; run <= RUNS; run++) {
    await page.goto('/setting/preferences');
    await delay(SETTLE_MS);
    const painted = await openList(page, list);
    await delay(SETTLE_MS);
    const row = { selector: `[role="grid"][aria-label="${list.grid}"] tbody tr:first-child`, text: list.found };
    const { searchMs, longestTaskMs } = await measureKeystroke(page, page.getByLabel(list.filter), list.words, row);
    // The first is cold: the page's scripts and the list come over the line.
    if (run === 0) continue;
    paints.push(painted);
    searches.push(searchMs);
    tasks.push(longestTaskMs);
  }
  await close();
  const note = `median of ${RUNS}, server on the same cores`;
  const median = (metric: string, of: readonly number[], atMost: number): Metric => {
    return { name: `manage.${name}_${metric}`, value: computeQuantile(of, 0.5), unit: 'ms', bound: { atMost }, note };
  };
  return [
    median('first_paint_warm_ms', paints, 1000),
    median('search_ms', searches, 100),
    median('keystroke_longest_task_ms', tasks, 50),
  ];
}

/** The slowest run counts: a right that ends late once has not ended. */
async function measureRight(browser: Browser, server: ServerUnderLoad): Promise<Metric> {
  const took = await measureEndedRight(browser, server, formatVesselName(7), RUNS);
  const note = `the slowest of ${RUNS} runs, server on the same cores`;
  return { name: 'manage.right_ended_ms', value: Math.max(...took), unit: 'ms', bound: { atMost: 1000 }, note };
}

export const measureManage: Measure = async (progress) => {
  const folder = await mkdtemp(join(tmpdir(), 'fms-bench-'));
  progress(`${FLEET.vessels} vessels, ${FLEET.people} people, ${FLEET.organizations} organisations`);
  await fillWithCompany(folder);
  const server = await startServerUnderLoad(folder);
  const metrics: Metric[] = [];
  try {
    await reportOnce(server);
    progress(`${CALLS} calls for all vessels`);
    metrics.push(...(await measureCall(server)));
    if (findChromiumPath() === undefined) return metrics;
    const browser = await launchChromium();
    try {
      for (const [name, list] of Object.entries(LISTS)) {
        progress(`the list of ${name}`);
        metrics.push(...(await measureList(browser, server, name, list)));
      }
      progress('the end of a right');
      metrics.push(await measureRight(browser, server));
    } finally {
      await browser.close();
    }
    return metrics;
  } finally {
    await server.stop();
  }
};
