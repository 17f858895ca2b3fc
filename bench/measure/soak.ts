/** What only shows after a while: ten minutes of ingest at full rate, an hour of the demonstration fleet. */
import { MINUTE_MS } from '@fms/domain/time';
import { startDemonstrationFleet } from '../../tools/launch/demonstration.mjs';
import { computeQuantile, type Measure, type Metric } from '../report/result.ts';
import { delay, startServerUnderLoad } from '../subject/server.ts';
import { measureIngestRate } from './ingest.ts';

const INGEST_MS = 10 * MINUTE_MS;
/** One round of ingest: as many seconds of 100 vessels × 200 tags. */
const ROUND = { vessels: 100, tags: 200, seconds: 240 };
/** The fleet's history is written in the first quarter of an hour. */
const WARM_UP_MINUTES = 20;
const WATCHED_MINUTES = 60;

async function ingestForLong(progress: (text: string) => void): Promise<Metric[]> {
  const server = await startServerUnderLoad();
  try {
    const rates: number[] = [];
    const end = performance.now() + INGEST_MS;
    await server.beginProbe();
    for (let round = 0; performance.now() < end; round++) {
      const { rate } = await measureIngestRate(server, ROUND, 'bench-soak');
      rates.push(rate);
      progress(`ingest round ${round + 1}: ${Math.round(rate).toLocaleString('en')} samples/s`);
    }
    const { loopDelayMs } = await server.readProbe();
    return [
      {
        name: 'soak.ingest.slowest_samples_per_second',
        value: Math.min(...rates),
        unit: '1/s',
        bound: { atLeast: 100_000 },
        note: `slowest of ${rates.length} rounds of 4,800,000 samples in ten minutes`,
      },
      {
        name: 'soak.ingest.loop_delay_p999_ms',
        value: loopDelayMs.p999,
        unit: 'ms',
        bound: null,
        note: 'the sender takes one of the cores',
      },
      { name: 'soak.ingest.resident_mb', value: await server.residentMb(), unit: 'MB', bound: { atMost: 1200 } },
    ];
  } finally {
    await server.stop();
  }
}

/** How much a line through the points rises from the first to the last (least squares). */
function riseOf(points: readonly number[]): number {
  const middle = (points.length - 1) / 2;
  const mean = points.reduce((sum, point) => sum + point, 0) / points.length;
  const [over, under] = points.reduce(
    ([a, b], point, i) => [a + (i - middle) * (point - mean), b + (i - middle) ** 2],
    [0, 0],
  );
  return under === 0 ? 0 : (over / under) * (points.length - 1);
}

async function demonstrationForLong(progress: (text: string) => void): Promise<Metric[]> {
  const server = await startServerUnderLoad();
  const fleet = new AbortController();
  try {
    await startDemonstrationFleet({
      node24: process.execPath,
      address: server.address,
      data: server.dataFolder,
      signal: fleet.signal,
    });
    progress(`demonstration fleet, ${WARM_UP_MINUTES} minutes to write its history`);
    let highest = 0;
    for (let minute = 0; minute < WARM_UP_MINUTES; minute++) {
      await delay(MINUTE_MS);
      highest = Math.max(highest, await server.residentMb());
    }
    await server.beginProbe();
    const resident: number[] = [];
    for (let minute = 0; minute < WATCHED_MINUTES; minute++) {
      await delay(MINUTE_MS);
      resident.push(await server.residentMb());
      if (minute % 10 === 9) progress(`${minute + 1} min: ${Math.round(resident.at(-1) ?? 0)} MB`);
    }
    const { loopDelayMs } = await server.readProbe();
    return [
      {
        name: 'soak.fleet.resident_mb',
        value: Math.max(highest, ...resident),
        unit: 'MB',
        bound: { atMost: 1200 },
        note: `highest of all; median after the start ${Math.round(computeQuantile(resident, 0.5))}`,
      },
      {
        name: 'soak.fleet.rise_mb',
        value: riseOf(resident),
        unit: 'MB',
        bound: { atMost: 50 },
        note: `over ${WATCHED_MINUTES} minutes, by a line through one reading a minute`,
      },
      { name: 'soak.fleet.loop_delay_p999_ms', value: loopDelayMs.p999, unit: 'ms', bound: { atMost: 50 } },
    ];
  } finally {
    fleet.abort();
    await server.stop();
  }
}

export const measureSoak: Measure = async (progress) => [
  ...(await ingestForLong(progress)),
  ...(await demonstrationForLong(progress)),
];
