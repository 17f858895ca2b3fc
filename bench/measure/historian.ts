/** Ingest through the whole path, and the questions an operator asks of the historian (issue "Telemetry"). */
import { endpoints } from '@fms/contract';
import type { NumberReading } from '@fms/contract/link';
import type { TagId, VesselId } from '@fms/domain';
import { type Measure, medianMs, type Metric } from '../result.ts';
import { type Api, signIn } from '../subject/api.ts';
import { type ServerUnderLoad, startServerUnderLoad } from '../subject/server.ts';
import { openShipLink } from '../subject/ship-link.ts';
import { signal } from '../subject/signal.ts';

const FLEET = { vessels: 100, tags: 200, seconds: 120 };
const WEEK = { tags: 10, seconds: 7 * 86_400, perBatch: 20_000 };
const RUNS = 7;

const tagNames = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    vesselIndex: 0,
    name: `Signal ${i}`,
    source: 'bench',
    unit: '%',
    alarmLevel: 200,
  }));

/** 100 vessels × 200 tags at 1 Hz, sent as fast as they are taken; the clock stops when all is acknowledged. */
async function ingest(server: ServerUnderLoad): Promise<Metric> {
  const link = await openShipLink(server.address, server.fleetKey, 'bench-ingest', FLEET.vessels, () =>
    tagNames(FLEET.tags),
  );
  const begin = Date.now() - FLEET.seconds * 1000;
  const start = performance.now();
  for (let second = 0; second < FLEET.seconds; second += 10) {
    for (let vessel = 0; vessel < FLEET.vessels; vessel++) {
      const numbers: NumberReading[] = [];
      for (let s = second; s < second + 10; s++) {
        for (let tag = 0; tag < FLEET.tags; tag++) {
          const tagIndex = vessel * FLEET.tags + tag;
          numbers.push({ tagIndex, timeMs: begin + s * 1000, ordinal: 0, quality: 0, value: signal(tagIndex, s) });
        }
      }
      await link.send({ lane: 'live', numbers, positions: [], texts: [], traffic: [] });
    }
  }
  await link.stored();
  const seconds = (performance.now() - start) / 1000;
  link.close();
  const samples = FLEET.vessels * FLEET.tags * FLEET.seconds;
  return {
    name: 'ingest.samples_per_second',
    value: samples / seconds,
    unit: '1/s',
    bound: { atLeast: 100_000 },
    note: `${samples.toLocaleString('en')} samples, sender on the same cores`,
  };
}

async function fillWeek(server: ServerUnderLoad): Promise<{ vesselId: VesselId; from: number; to: number }> {
  const link = await openShipLink(server.address, server.fleetKey, 'bench-week', 1, () => tagNames(WEEK.tags));
  const to = Math.floor(Date.now() / 1000) * 1000;
  const from = to - WEEK.seconds * 1000;
  const secondsPerBatch = WEEK.perBatch / WEEK.tags;
  for (let second = 0; second < WEEK.seconds; second += secondsPerBatch) {
    const numbers: NumberReading[] = [];
    for (let tagIndex = 0; tagIndex < WEEK.tags; tagIndex++) {
      for (let s = second; s < Math.min(second + secondsPerBatch, WEEK.seconds); s++) {
        numbers.push({ tagIndex, timeMs: from + s * 1000, ordinal: 0, quality: 0, value: signal(tagIndex, s) });
      }
    }
    await link.send({ lane: 'history', numbers, positions: [], texts: [], traffic: [] });
  }
  await link.stored();
  link.close();
  return { vesselId: link.vesselIds[0] as VesselId, from, to };
}

function statistic(api: Api, vesselId: VesselId, tags: TagId[], from: number, to: number) {
  const body = {
    vesselId,
    tags,
    maxPoints: 1000,
    fromTime: new Date(from).toISOString(),
    toTime: new Date(to).toISOString(),
  };
  return api.call(endpoints.getStatistic, { body });
}

async function questions(server: ServerUnderLoad): Promise<Metric[]> {
  const { vesselId, from, to } = await fillWeek(server);
  const api = await signIn(server.address);
  const tags = await api.call(endpoints.getTagsByVesselId, { query: { vesselId: String(vesselId) } });
  const tagIds = tags.map((tag) => tag.Id);
  const week = await statistic(api, vesselId, tagIds, from, to);
  const counted = week.flatMap((tag) => tag.points).reduce((sum, point) => sum + point.count, 0);
  if (counted !== WEEK.tags * WEEK.seconds)
    throw new Error(`the week holds ${counted} samples, not ${WEEK.tags * WEEK.seconds}`);
  return [
    {
      name: 'statistic.week_10_tags_ms',
      unit: 'ms',
      bound: null,
      value: await medianMs(RUNS, () => statistic(api, vesselId, tagIds, from, to)),
      note: '10 tags × 7 days at 1 Hz to 1000 buckets, whole call',
    },
    {
      name: 'statistic.hour_1_tag_ms',
      unit: 'ms',
      bound: { atMost: 20 },
      value: await medianMs(RUNS, () => statistic(api, vesselId, tagIds.slice(0, 1), to - 3_600_000, to)),
    },
    {
      name: 'latest.tags_of_vessel_ms',
      unit: 'ms',
      bound: { atMost: 5 },
      value: await medianMs(RUNS, () =>
        api.call(endpoints.getTagsByVesselId, { query: { vesselId: String(vesselId), isGetLater: 'true' } }),
      ),
      note: 'whole call, 10 tags',
    },
  ];
}

export const measureHistorian: Measure = async (progress) => {
  const server = await startServerUnderLoad();
  try {
    progress('ingest through the link');
    const rate = await ingest(server);
    progress('a week of ten tags');
    const asked = await questions(server);
    const memory: Metric = {
      name: 'server.resident_mb',
      value: await server.residentMb(),
      unit: 'MB',
      bound: { atMost: 1200 },
      note: 'after the load above',
    };
    return [rate, ...asked, memory];
  } finally {
    await server.stop();
  }
};
