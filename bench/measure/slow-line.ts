/**
 * A user on a line of 64 kbit/s with a round trip of 800 ms: how soon the application stands when it was there before,
 * how soon a vessel does, and what the live positions of a fleet cost.
 */
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { MessagePackHubProtocol } from '@microsoft/signalr-protocol-msgpack';
import { findChromiumPath, launchChromium } from '../../e2e/fixtures/browser/chromium.ts';
import { computeQuantile, type Measure, type Metric } from '../report/result.ts';
import { DEMONSTRATION_PASSWORD, signIn } from '../subject/api.ts';
import { createMovingFleet } from '../subject/moving-fleet.ts';
import { delay, startServerUnderLoad } from '../subject/server.ts';
import { type LineShape, openShapedLine, type ShapedLine } from '../subject/shaped-line.ts';
import { openShipLink } from '../subject/ship-link.ts';

const LINE: LineShape = { bitsPerSecond: 64_000, roundTripMs: 800 };
const VESSELS = 500;
const LISTEN_SECONDS = 45;
const RUNS = 3;

type Browser = Awaited<ReturnType<typeof launchChromium>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

/** Bits a second of the positions of the whole fleet, the hub's own words included, after everything was said once. */
async function positionsCost(line: ShapedLine, token: string): Promise<number> {
  const client = new HubConnectionBuilder()
    .withUrl(`${line.address}/hub`, { accessTokenFactory: () => token, transport: HttpTransportType.WebSockets })
    .withHubProtocol(new MessagePackHubProtocol())
    .configureLogging(LogLevel.None)
    .build();
  for (const name of ['hello', 'positions', 'thinned', 'changed', 'samples', 'signedOut']) client.on(name, () => {});
  for (const name of ['broadcastAlarmMessage', 'broadcastActiveAlarmMessage']) client.on(name, () => {});
  await client.start();
  await client.invoke('WatchPositions', null);
  await delay(10_000);
  const before = line.bytesDown();
  await delay(LISTEN_SECONDS * 1000);
  const bits = (line.bytesDown() - before) * 8;
  await client.stop();
  return bits / LISTEN_SECONDS;
}

async function signInWith(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(DEMONSTRATION_PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.locator('#page h1').first().waitFor();
}

interface Visit {
  readonly startMs: number;
  readonly vesselMs: number;
}

/** The application was there before: its files and the last fleet are kept. Then the line becomes slow. */
async function visits(browser: Browser, line: ShapedLine): Promise<Visit[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const first = await context.newPage();
  first.setDefaultTimeout(120_000);
  await signInWith(first, line.address);
  await first.evaluate(() => navigator.serviceWorker.ready);
  await delay(10_000);
  // What is kept of the fleet is written when the page is left.
  await first.reload();
  await first.locator('#page h1').first().waitFor();
  await delay(5_000);
  await first.close();
  line.shape(LINE);
  const seen: Visit[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const begun = performance.now();
    await page.goto(`${line.address}/vessel/home`, { waitUntil: 'commit' });
    await page.getByRole('region', { name: 'Data freshness' }).getByRole('link').first().waitFor();
    const startMs = performance.now() - begun;
    const link = page.getByRole('region', { name: 'Data freshness' }).getByRole('link').nth(run);
    const name = (await link.textContent()) ?? '';
    const clicked = performance.now();
    await link.click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await page.getByRole('tab').first().waitFor();
    await page.getByRole('region').first().waitFor();
    seen.push({ startMs, vesselMs: performance.now() - clicked });
    await page.close();
  }
  await context.close();
  return seen;
}

export const measureSlowLine: Measure = async (progress) => {
  const server = await startServerUnderLoad();
  const line = await openShapedLine(server.address);
  try {
    progress(`${VESSELS} vessels under way, positions once a second`);
    const fleet = createMovingFleet(VESSELS);
    const link = await openShipLink(server.address, server.fleetKey, 'slow-line', VESSELS, fleet.tagsOf);
    const sail = fleet.sail(link);
    const { token } = await signIn(server.address);
    line.shape(LINE);
    progress(`live positions, ${LISTEN_SECONDS} s`);
    const bits = await positionsCost(line, token);
    line.shape(undefined);
    const metrics: Metric[] = [
      { name: 'line.positions_500_kbit_per_s', value: bits / 1000, unit: 'kbit/s', bound: { atMost: 8 } },
    ];
    if (findChromiumPath() !== undefined) {
      progress('visits with a warm cache');
      const browser = await launchChromium();
      const seen = await visits(browser, line);
      await browser.close();
      const median = (of: (visit: Visit) => number) => computeQuantile(seen.map(of), 0.5);
      const note = `median of ${RUNS}; ${LINE.bitsPerSecond / 1000} kbit/s, ${LINE.roundTripMs} ms`;
      metrics.push(
        {
          name: 'line.warm_start_ms',
          value: median((visit) => visit.startMs),
          unit: 'ms',
          bound: { atMost: 3000 },
          note,
        },
        {
          name: 'line.any_vessel_ms',
          value: median((visit) => visit.vesselMs),
          unit: 'ms',
          bound: { atMost: 4000 },
          note,
        },
      );
    }
    await sail.stop();
    link.close();
    return metrics;
  } finally {
    await line.close();
    await server.stop();
  }
};
