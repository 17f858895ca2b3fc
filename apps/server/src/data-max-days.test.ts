/** Specification §9.6, `dataMaxDays`: from the setting of a vessel by the hourly job to what is left of its data. */

import { getTelemetryStorage } from '@fms/contract/storage';
import { getStatistic, getTagsOfVessel } from '@fms/contract/tag';
import { editVessel } from '@fms/contract/vessel';
import { toId, type VesselId } from '@fms/domain/identity';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LinkClient } from './ingest/testing/link-client.ts';
import { type LinkedServer, startLinkedServer, type TestServer } from './testing/index.ts';
import { captureJobs } from './testing/server-jobs.ts';

/** The shortest interval of a job that removes data. */
const HALF_A_MINUTE = 30_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOON = Date.UTC(2026, 4, 14, 12);
const START = NOON - 10 * DAY;
const clock = { time: NOON + 2 * HOUR, now: () => clock.time };

let fleet: LinkedServer;
let server: TestServer;
let link: LinkClient;
let runJobs: () => void;
beforeAll(async () => {
  ({ started: fleet, runJobs } = await captureJobs(HALF_A_MINUTE, () => startLinkedServer({ clock })));
  ({ server, link } = fleet);
});
afterAll(() => fleet.close());

/** A vessel that measured once a minute for ten days. */
async function sailed(name: string): Promise<VesselId> {
  const { vesselId } = await link.open(name, { name }, [{ name: 'Speed' }]);
  const numbers = Array.from({ length: (NOON - START) / 60_000 }, (_, i) => {
    return { tagIndex: 0, timeMs: START + i * 60_000, ordinal: 0, quality: 0, value: i };
  });
  await link.store({ stream: name, sequence: 1, numbers });
  return toId<VesselId>(vesselId);
}

async function storageOf(vesselId: VesselId) {
  clock.time += 61_000;
  // A sign-in does not outlive the hours that go by here.
  const rows = await (await server.signIn('admin')).call(getTelemetryStorage);
  return rows.find((row) => row.vesselId === vesselId);
}

/** Lets the hour of the jobs come until `isSo`: what the first is not ready for yet, a later one does. */
async function hourAfterHour(isSo: () => Promise<boolean>): Promise<void> {
  do {
    clock.time += HOUR;
    runJobs();
  } while (!(await isSo()));
}

it('gives up raw data older than the vessel keeps it, keeps its statistics, and touches no other vessel', async () => {
  const [short, whole] = [await sailed('three-days'), await sailed('everything')];
  await server.asManager.call(editVessel, { body: { vesselId: short, setting: { dataMaxDays: 3 } } });
  const bound = Math.floor((NOON - 60_000) / DAY - 3) * DAY;

  await hourAfterHour(async () => (await storageOf(short))?.oldest !== new Date(START).toISOString());

  const newest = new Date(NOON - 60_000).toISOString();
  expect(await storageOf(short)).toMatchObject({
    ...{ oldest: new Date(bound).toISOString(), newest, samples: (NOON - bound) / 60_000 },
  });
  expect(await storageOf(whole)).toMatchObject({ oldest: new Date(START).toISOString(), newest, samples: 10 * 1440 });
  const asAdmin = await server.signIn('admin');
  const [tag] = await asAdmin.call(getTagsOfVessel, { query: { vesselId: String(short) } });
  const [fromTime, toTime] = [START, START + DAY].map((time) => new Date(time).toISOString()) as [string, string];
  const [statistic] = await asAdmin.call(getStatistic, {
    body: { vesselId: short, tags: [tag?.Id ?? toId(0)], fromTime, toTime, maxPoints: 24 },
  });
  expect(statistic?.points.map(({ count, min, max }) => [count, min, max])).toEqual(
    Array.from({ length: 24 }, (_, hour) => [60, hour * 60, hour * 60 + 59]),
  );
}, 180_000);
