/** Measures the statistic calls of the historian and its size on disk, beside VictoriaMetrics. */
import { endpoints } from '@fms/contract/api';
import type { NumberReading } from '@fms/contract/link';
import type { TagId, VesselId } from '@fms/domain/identity';
import { measureVictoriaMetrics, type PeerReading } from '../peer/victoria-metrics.ts';
import { type Measure, type Metric, measureMedianMs } from '../report/result.ts';
import { type Api, signIn } from '../subject/api.ts';
import { readColumnSizes } from '../subject/disk.ts';
import { type ServerUnderLoad, startServerUnderLoad } from '../subject/server.ts';
import { openShipLink } from '../subject/ship-link.ts';
import { measureSignal } from '../subject/signal.ts';
import { startSteadyFleet } from '../subject/steady-fleet.ts';

const DAY_SECONDS = 86_400;
const WEEK = { tags: 10, seconds: 7 * DAY_SECONDS, everySeconds: 1 };
/** A value in five seconds, as it is answered from hours: one in each would take a minute more to send. */
const YEAR = { tags: 1, seconds: 365 * DAY_SECONDS, everySeconds: 5 };
const MANY_TAGS = { tags: 50, seconds: 60, everySeconds: 1 };
/** 10,000 samples a second. */
const STEADY = { vessels: 50, tags: 200 };
const SAMPLES_PER_BATCH = 20_000;
const RUNS = 7;
/** Of calls that take milliseconds: a server that has run for a minute has its code compiled, one just started has not. */
const QUICK_RUNS = 41;
/** Roll-ups begin a minute after the last sample of an hour came, at the next half minute. */
const UNTIL_ROLL_UPS_MS = 95_000;

interface Series {
  readonly vesselId: VesselId;
  readonly tagIds: TagId[];
  readonly fromMs: number;
  readonly toMs: number;
}

/** A vessel with `tags` signals up to now, sent as history. */
async function fill(
  server: ServerUnderLoad,
  stream: string,
  { tags, seconds, everySeconds }: typeof WEEK,
): Promise<Series> {
  const link = await openShipLink(server.address, server.fleetKey, stream, 1, () =>
    Array.from({ length: tags }, (_, i) => ({ vesselIndex: 0, name: `Signal ${i}`, source: 'bench', unit: '%' })),
  );
  const toMs = Math.floor(Date.now() / 1000) * 1000;
  const fromMs = toMs - seconds * 1000;
  const secondsPerBatch = (SAMPLES_PER_BATCH / tags) * everySeconds;
  for (let second = 0; second < seconds; second += secondsPerBatch) {
    const numbers: NumberReading[] = [];
    for (let tagIndex = 0; tagIndex < tags; tagIndex++) {
      for (let s = second; s < Math.min(second + secondsPerBatch, seconds); s += everySeconds) {
        numbers.push(measureSignal(tagIndex, fromMs, s));
      }
    }
    await link.send({ lane: 'history', numbers, positions: [], texts: [], traffic: [] });
  }
  await link.stored();
  link.close();
  const vesselId = link.vesselIds[0] as VesselId;
  const api = await signIn(server.address);
  const found = await api.call(endpoints.getTagsByVesselId, { query: { vesselId: String(vesselId) } });
  return { vesselId, tagIds: found.map((tag) => tag.Id), fromMs, toMs };
}

function statistic(api: Api, { vesselId, tagIds, fromMs, toMs }: Series) {
  const [fromTime, toTime] = [new Date(fromMs).toISOString(), new Date(toMs).toISOString()];
  return api.call(endpoints.getStatistic, { body: { vesselId, tags: tagIds, maxPoints: 1000, fromTime, toTime } });
}

/** Median of the whole call, whose answer must stand for every sample. */
async function statisticMs(api: Api, series: Series, samples: number, runs = RUNS): Promise<number> {
  const answer = await statistic(api, series);
  const counted = answer.flatMap((tag) => tag.points).reduce((sum, point) => sum + point.count, 0);
  if (counted !== samples) throw new Error(`the answer stands for ${counted} samples, not ${samples}`);
  return measureMedianMs(runs, () => statistic(api, series));
}

async function diskMetrics(dataFolder: string, samples: number): Promise<Metric[]> {
  const columns = await readColumnSizes(dataFolder);
  const perSample = (of: typeof columns) => of.reduce((sum, { bytes }) => sum + bytes, 0) / samples;
  const inWords = (table: string) =>
    columns
      .filter((column) => column.table === table)
      .map((column) => `${column.column} ${perSample([column]).toFixed(3)}`)
      .join(', ');
  return [
    {
      name: 'disk.bytes_per_sample',
      value: perSample(columns.filter(({ table }) => table === 'sample')),
      unit: 'B',
      bound: { atMost: 2 },
      note: `10 tags × 7 days at 1 Hz, half of them noisy in steps of 0.01; ${inWords('sample')}`,
    },
    {
      name: 'disk.bytes_per_sample_with_roll_ups',
      value: perSample(columns),
      unit: 'B',
      bound: { atMost: 3 },
      note: inWords('roll_up'),
    },
  ];
}

function peerMetrics(peer: PeerReading | { missing: string }): Metric[] {
  if ('missing' in peer) {
    return [{ name: 'peer.victoria_metrics', value: Number.NaN, unit: '', bound: null, note: peer.missing }];
  }
  return [
    {
      name: 'peer.victoria_metrics.week_10_tags_ms',
      value: peer.answerMs,
      unit: 'ms',
      bound: null,
      note: 'the same samples; minimum, maximum and average only, nothing else arriving',
    },
    { name: 'peer.victoria_metrics.bytes_per_sample', value: peer.bytesPerSample, unit: 'B', bound: null },
  ];
}

/** All of them while 10,000 samples a second arrive. */
async function questions(api: Api, week: Series, year: Series, many: Series): Promise<Metric[]> {
  const hour = { ...week, tagIds: week.tagIds.slice(0, 1), fromMs: week.toMs - 3_600_000 };
  const latest = { query: { vesselId: String(many.vesselId), isGetLater: 'true' } };
  const ofMany = `median of ${QUICK_RUNS}`;
  const ms = (name: string, value: number, atMost: number | null, note: string): Metric => {
    return { name, value, unit: 'ms', bound: atMost === null ? null : { atMost }, note };
  };
  return [
    ms(
      'statistic.week_10_tags_ms',
      await statisticMs(api, week, WEEK.tags * WEEK.seconds),
      null,
      '10 tags × 7 days at 1 Hz to at most 1000 buckets, whole call, roll-ups computed',
    ),
    ms(
      'statistic.year_1_tag_ms',
      await statisticMs(api, year, YEAR.seconds / YEAR.everySeconds),
      200,
      '6,307,200 samples, whole call',
    ),
    ms(
      'statistic.hour_1_tag_ms',
      await statisticMs(api, hour, 3600, QUICK_RUNS),
      20,
      `3,600 samples, whole call, ${ofMany}`,
    ),
    ms(
      'latest.50_tags_ms',
      await measureMedianMs(QUICK_RUNS, () => api.call(endpoints.getTagsByVesselId, latest)),
      5,
      `whole call, ${ofMany}`,
    ),
  ];
}

export const measureHistorian: Measure = async (progress) => {
  const server = await startServerUnderLoad();
  try {
    progress('a week of ten tags');
    const week = await fill(server, 'bench-week', WEEK);
    const fresh = await statisticMs(await signIn(server.address), week, WEEK.tags * WEEK.seconds);
    progress('VictoriaMetrics with the same');
    const peer = await measureVictoriaMetrics({ ...WEEK, fromMs: week.fromMs }, RUNS);
    await server.atRest(UNTIL_ROLL_UPS_MS);
    await server.end();
    const disk = await diskMetrics(server.dataFolder, WEEK.tags * WEEK.seconds);

    progress('a year of one tag');
    const again = await startServerUnderLoad(server.dataFolder);
    try {
      const year = await fill(again, 'bench-year', YEAR);
      const many = await fill(again, 'bench-many', MANY_TAGS);
      await again.atRest(UNTIL_ROLL_UPS_MS);
      progress('questions while 10,000 samples a second arrive');
      const fleet = await startSteadyFleet(again, STEADY);
      const api = await signIn(again.address);
      // A sign-in, and code that is compiled when it first runs, come once a start and not with every question.
      await questions(api, week, year, many);
      await again.beginProbe();
      const asked = await questions(api, week, year, many);
      const { loopDelayMs } = await again.readProbe();
      await fleet.stop();
      const [first] = asked;
      if (first !== undefined && 'answerMs' in peer) first.bound = { atMost: peer.answerMs };
      return [
        ...asked,
        {
          name: 'statistic.week_10_tags_unsettled_ms',
          value: fresh,
          unit: 'ms',
          bound: null,
          note: 'the same right after it came, from the samples themselves',
        },
        {
          name: 'server.loop_delay_p999_ms',
          value: loopDelayMs.p999,
          unit: 'ms',
          bound: { atMost: 50 },
          note: `under those questions; half below ${loopDelayMs.p50.toFixed(1)}, longest ${loopDelayMs.max.toFixed(0)}`,
        },
        ...disk,
        ...peerMetrics(peer),
      ];
    } finally {
      await again.end();
    }
  } finally {
    await server.stop();
  }
};
