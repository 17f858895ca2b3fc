/** Measures the page of one vessel in Chromium: time to open, cost of live curves, time to draw a year. */
import { endpoints } from '@fms/contract/api';
import type { NumberReading, TagDeclarationInput } from '@fms/contract/link';
import type { Browser, Page } from 'playwright-core';
import { findChromiumPath, launchChromium } from '../../e2e/fixtures/browser/chromium.ts';
import { signIn as enter } from '../../e2e/fixtures/browser/signed-in.ts';
import { computeQuantile, type Measure, type Metric } from '../report/result.ts';
import { signIn } from '../subject/api.ts';
import { measureClickToPaint } from '../subject/click-to-paint.ts';
import { measureMainThread } from '../subject/main-thread.ts';
import { delay, type ServerUnderLoad, startServerUnderLoad } from '../subject/server.ts';
import { openShipLink, type ShipLink } from '../subject/ship-link.ts';
import { computeSignal, measureSignal } from '../subject/signal.ts';

const VESSELS = 6;
const CURVES = 12;
const YEAR = { tags: 10, seconds: 365 * 86_400, everySeconds: 600 };
const BATCH = 20_000;
const LIVE_SECONDS = 20;
const RUNS = 5;
/** For a page to have drawn everything once. */
const SETTLE_MS = 3_000;
/** As every vessel says it: the value by which a page is known to show something. */
const KNOTS = 12.3;

const curveTags = Array.from({ length: CURVES }, (_, curve): TagDeclarationInput => {
  // Of twelve units, so that each has a pane and an axis of its own.
  return { vesselIndex: 0, name: `Curve ${curve}`, source: 'bench', unit: `u${curve}`, intervalSeconds: 1 };
});
const tagsOf = (): TagDeclarationInput[] => [
  { vesselIndex: 0, name: 'Speed over ground', source: 'bench', unit: 'kn', role: 'speed', intervalSeconds: 1 },
  ...curveTags,
];
const TAGS = 1 + CURVES;

function second(timeMs: number): NumberReading[] {
  const at = Math.floor(timeMs / 1000);
  return Array.from({ length: VESSELS * TAGS }, (_, tagIndex) => {
    const tag = tagIndex % TAGS;
    return { tagIndex, timeMs, ordinal: 0, quality: 0, value: tag === 0 ? KNOTS : computeSignal(tag, at) };
  });
}

const nothingElse = { positions: [], texts: [], traffic: [] };

/** A year of ten tags of the first vessel, thinly: what is drawn are buckets of half a day. */
async function sendYear(link: ShipLink): Promise<void> {
  const start = Math.floor(Date.now() / 1000) - YEAR.seconds;
  const each = Math.floor(BATCH / YEAR.tags);
  const samples = YEAR.seconds / YEAR.everySeconds;
  for (let first = 0; first < samples; first += each) {
    const numbers: NumberReading[] = [];
    for (let tag = 1; tag <= YEAR.tags; tag++) {
      for (let sample = first; sample < Math.min(first + each, samples); sample++) {
        const at = start + sample * YEAR.everySeconds;
        numbers.push(measureSignal(tag, 0, at));
      }
    }
    await link.send({ lane: 'history', numbers, ...nothingElse });
  }
  await link.stored();
}

/** Every vessel reports each second until stopped. */
function report(link: ShipLink): { stop(): Promise<void> } {
  let isReporting = true;
  const done = (async () => {
    while (isReporting) {
      const next = performance.now() + 1000;
      await link.send({ lane: 'live', numbers: second(Date.now()), ...nothingElse });
      await delay(next - performance.now());
    }
  })();
  return {
    stop: () => {
      isReporting = false;
      return done;
    },
  };
}

async function openMenu(browser: Browser, server: ServerUnderLoad) {
  return enter(browser, server, { preference: { menuOpen: true } });
}

/** Milliseconds from the click on a vessel in the tree until its page is painted with its name and a value in it. */
async function openFromTree(page: Page, name: string): Promise<number> {
  const entry = page.getByRole('navigation', { name: 'Vessels' }).getByRole('link', { name, exact: true });
  await entry.hover();
  return measureClickToPaint(page, entry, [
    { selector: 'h1', text: name },
    { selector: 'main', text: String(KNOTS) },
  ]);
}

async function openings(browser: Browser, server: ServerUnderLoad): Promise<{ cold: number[]; warm: number[] }> {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const { page, close } = await openMenu(browser, server);
    await delay(SETTLE_MS);
    cold.push(await openFromTree(page, 'bench-vessel 0'));
    await delay(SETTLE_MS);
    warm.push(await openFromTree(page, `bench-vessel ${1 + (run % (VESSELS - 1))}`));
    await close();
  }
  return { cold, warm };
}

async function statisticAddress(server: ServerUnderLoad, vesselId: number, count: number, range: string) {
  const api = await signIn(server.address);
  const tags = await api.call(endpoints.getTagsByVesselId, { query: { vesselId: String(vesselId) } });
  const ids = curveTags.slice(0, count).map(({ name }) => tags.find((tag) => tag.name === name)?.Id);
  return `/vessel/vessel/${vesselId}?tab=statistic&show=${ids.join('_')}&range=${range}`;
}

/** Shares of a core, with twelve live curves and without any. */
async function liveCurves(browser: Browser, page: Page, address: string): Promise<{ drawn: number; bare: number }> {
  const busy = async () => {
    await delay(SETTLE_MS);
    const { busyShare } = await measureMainThread(browser, async () => void (await delay(LIVE_SECONDS * 1000)));
    return busyShare;
  };
  await page.goto(address);
  await page
    .getByRole('figure')
    .nth(CURVES - 1)
    .waitFor();
  const drawn = await busy();
  await page.goto(address.replace(/&show=[^&]*/, '&show='));
  await page.getByText('No tag selected').waitFor();
  return { drawn, bare: await busy() };
}

/** Milliseconds from the last byte of the statistic to the frame in which every curve stands. */
async function yearFirstPaint(page: Page, address: string): Promise<number> {
  await page.goto(address);
  return page.evaluate(async (curves) => {
    const frame = () => new Promise<number>((drawn) => requestAnimationFrame(drawn));
    while (document.querySelectorAll('figure canvas').length < curves) await frame();
    // What was put on the page in one frame is seen at the beginning of the next.
    const seen = await frame();
    const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const answered = answers.filter(({ name }) => name.includes('GetStatistic')).map(({ responseEnd }) => responseEnd);
    return seen - Math.min(...answered);
  }, YEAR.tags);
}

export const measureVessel: Measure = async (progress) => {
  if (findChromiumPath() === undefined)
    return metrics({ cold: [], warm: [], year: [], drawn: Number.NaN, bare: Number.NaN });
  const server = await startServerUnderLoad();
  const browser = await launchChromium();
  try {
    progress(`${VESSELS} vessels, a year of ${YEAR.tags} tags`);
    const link = await openShipLink(server.address, server.fleetKey, 'bench-vessel', VESSELS, tagsOf);
    await sendYear(link);
    await server.atRest(0);
    const reporting = report(link);
    progress('opened from the tree');
    const { cold, warm } = await openings(browser, server);
    const { page, close } = await enter(browser, server);
    const [vesselId = 0] = link.vesselIds;
    progress(`${CURVES} live curves`);
    const { drawn, bare } = await liveCurves(browser, page, await statisticAddress(server, vesselId, CURVES, '1h'));
    progress('a year');
    const year: number[] = [];
    const address = await statisticAddress(server, vesselId, YEAR.tags, '1y');
    for (let run = 0; run < RUNS; run++) year.push(await yearFirstPaint(page, address));
    await close();
    await reporting.stop();
    link.close();
    return metrics({ cold, warm, year, drawn, bare });
  } finally {
    await browser.close();
    await server.stop();
  }
};

interface Found {
  readonly cold: readonly number[];
  readonly warm: readonly number[];
  readonly year: readonly number[];
  readonly drawn: number;
  readonly bare: number;
}

function metrics({ cold, warm, year, drawn, bare }: Found): Metric[] {
  const note = cold.length === 0 ? 'no Chromium on this machine' : `median of ${RUNS}, server on the same cores`;
  const median = (name: string, of: readonly number[], atMost: number): Metric => {
    return { name, value: computeQuantile(of, 0.5), unit: 'ms', bound: { atMost }, note };
  };
  return [
    median('vessel.open_cold_ms', cold, 1000),
    median('vessel.open_warm_ms', warm, 300),
    {
      name: 'vessel.live_charts_percent',
      value: 100 * drawn,
      unit: '%',
      bound: { atMost: 5 },
      note: `${CURVES} curves at 1 Hz; ${(100 * bare).toFixed(1)} % without curves`,
    },
    median('vessel.year_first_paint_ms', year, 300),
  ];
}
