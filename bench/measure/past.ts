/**
 * The past of the demonstration, the way a first start writes it: how long until all of it is ashore, what it takes on
 * disk, and how long a person waits for a sign-in meanwhile. `BENCH_PAST_DAYS` shortens it; then nothing has a bound.
 */

import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@fms/contract/api';
import { MINUTE_MS } from '@fms/domain/time';
import { startDemonstrationFleet } from '../../tools/launch/demonstration.mjs';
import { computeQuantile, type Measure, type Metric } from '../report/result.ts';
import { type Api, signIn } from '../subject/api.ts';
import { delay, type ServerUnderLoad, startServerUnderLoad } from '../subject/server.ts';

const WHOLE_DAYS = 90;
const DAYS = Number(process.env.BENCH_PAST_DAYS ?? WHOLE_DAYS);
const POLL_MS = 5_000;
/** Three times the bound: what is not ashore then is told as it stands. */
const PATIENCE_MS = 90 * MINUTE_MS;
const MEGABYTE = 2 ** 20;

interface Course {
  /** From the start of the server, ms; NaN when it was not ashore in time. */
  readonly ashoreMs: number;
  readonly firstSignInMs: number;
  /** Of all sign-ins while it was written, ms. */
  readonly signInMs: readonly number[];
  readonly highestMb: number;
  readonly processorMs: number;
}

export const measurePast: Measure = async (progress) => {
  const begin = performance.now();
  const server = await startServerUnderLoad();
  const fleet = new AbortController();
  try {
    await signIn(server.address);
    const firstSignInMs = performance.now() - begin;
    await startDemonstrationFleet({
      node24: process.execPath,
      address: server.address,
      data: server.dataFolder,
      history: `${DAYS}d`,
      signal: fleet.signal,
    });
    progress(`${DAYS} days`);
    const course = { ...(await watch(server, begin, progress)), firstSignInMs };
    const ashoreMb = (await sizeOf(server.dataFolder)) / MEGABYTE;
    progress(`ashore after ${(course.ashoreMs / MINUTE_MS).toFixed(1)} min; statistics follow`);
    const settledMs = await untilSettled(server, begin);
    const settledMb = (await sizeOf(server.dataFolder)) / MEGABYTE;
    return metrics(course, { ashoreMb, settledMs, settledMb });
  } finally {
    fleet.abort();
    await server.stop();
  }
};

/** Signs in every few seconds, as people do, until all is ashore. */
async function watch(server: ServerUnderLoad, begin: number, progress: (text: string) => void) {
  const signInMs: number[] = [];
  let highestMb = 0;
  let told = 0;
  for (;;) {
    await delay(POLL_MS);
    const asked = performance.now();
    const api = await signIn(server.address);
    signInMs.push(performance.now() - asked);
    highestMb = Math.max(highestMb, await server.residentMb());
    const share = await readShare(api);
    const passedMs = performance.now() - begin;
    if (share >= told + 0.1) {
      told = share;
      progress(`${Math.round(100 * share)} % after ${(passedMs / MINUTE_MS).toFixed(1)} min`);
    }
    const isAshore = share >= 1;
    if (!isAshore && passedMs < PATIENCE_MS) continue;
    return { ashoreMs: isAshore ? passedMs : Number.NaN, signInMs, highestMb, processorMs: await server.processorMs() };
  }
}

/** 0 until the fleet has begun. */
async function readShare(api: Api): Promise<number> {
  const { days, share } = await api.call(endpoints.getDemonstrationHistory);
  return days === 0 ? 0 : share;
}

/** The live fleet keeps the server busy: its folder has settled once it grows no more in a minute. */
async function untilSettled(server: ServerUnderLoad, begin: number): Promise<number> {
  let before = await sizeOf(server.dataFolder);
  while (performance.now() - begin < PATIENCE_MS) {
    await delay(MINUTE_MS);
    const now = await sizeOf(server.dataFolder);
    if (Math.abs(now - before) < 2 * MEGABYTE) break;
    before = now;
  }
  return performance.now() - begin;
}

/** Bytes of all files below a folder; what is removed meanwhile, as parts that were merged, counts for nothing. */
async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(emptyWhenGone)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) bytes += await sizeOf(path);
    else if (entry.isFile()) bytes += (await stat(path).catch(() => ({ size: 0 }))).size;
  }
  return bytes;
}

function emptyWhenGone(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

interface Settled {
  readonly ashoreMb: number;
  readonly settledMs: number;
  readonly settledMb: number;
}

function metrics(course: Course, { ashoreMb, settledMs, settledMb }: Settled): Metric[] {
  const bound = (atMost: number) => (DAYS === WHOLE_DAYS ? { atMost } : null);
  const { ashoreMs, firstSignInMs, signInMs, highestMb, processorMs } = course;
  const days = `${DAYS} days, newest first, the fleet live meanwhile`;
  const settled = `statistics computed and parts merged after ${(settledMs / MINUTE_MS).toFixed(1)} min; ${Math.round(ashoreMb)} MB once ashore`;
  return [
    {
      ...{ name: 'past.ashore_minutes', value: ashoreMs / MINUTE_MS, unit: 'min', bound: bound(30) },
      note: `${days}; ${Math.round(processorMs / 1000)} s of processor time of the server`,
    },
    { name: 'past.disk_gb', value: settledMb / 1024, unit: 'GB', bound: bound(1.5), note: settled },
    {
      ...{ name: 'past.first_sign_in_s', value: firstSignInMs / 1000, unit: 's', bound: { atMost: 60 } },
      note: 'from the start of the server to the answer',
    },
    {
      ...{ name: 'past.sign_in_longest_s', value: Math.max(...signInMs) / 1000, unit: 's', bound: { atMost: 60 } },
      note: `of ${signInMs.length} while it is written; median ${Math.round(computeQuantile(signInMs, 0.5))} ms`,
    },
    { name: 'past.resident_mb', value: highestMb, unit: 'MB', bound: null, note: 'the highest meanwhile' },
  ];
}
