/** The engine on a real store: any recording, in any order, gives the figures of what had arrived. */
import { type TagId, toId } from '@fms/domain/identity';
import { AGGREGATE_KINDS, listPeriods, type Period } from '@fms/domain/statistic';
import { HOUR_MS, MINUTE_MS } from '@fms/domain/time';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NOON, openFixture, type TelemetryFixture } from '../../telemetry/testing/telemetry-fixture.ts';
import type { TagRow } from '../tag/index.ts';
import { createAggregates } from './aggregate.service.ts';
import type { Aggregates } from './aggregate-question.ts';
import { computeExpectedRows, type Recorded } from './testing/expected-row.ts';

const SPAN = { from: NOON - 7 * HOUR_MS, to: NOON };

let store: TelemetryFixture;
let aggregates: Aggregates;
const rows = new Map<number, TagRow>();
beforeAll(async () => {
  store = await openFixture();
  aggregates = createAggregates({
    catalog: { of: (tagId) => rows.get(tagId) },
    summaries: store.telemetry.summaries,
  });
});
afterAll(() => store.dispose());

/** Tags of each width of steps: fast, once a minute, every two minutes, every ten, on change; a rate and counters. */
const KINDS = [
  { name: 'Shaft speed', unit: 'kn', intervalSeconds: 10 },
  { name: 'Fuel rate', unit: 'l/h', intervalSeconds: 60 },
  { name: 'Running hours', unit: 'h', intervalSeconds: 180 },
  { name: 'Fuel total', unit: 'l', intervalSeconds: 600 },
  { name: 'Valve', unit: '', intervalSeconds: null },
] as const;

let nextTag = 0;
function declareTags(): TagId[] {
  return KINDS.map((kind) => {
    const id = toId<TagId>(++nextTag);
    rows.set(id, { id, vesselId: toId(1), ...kind } as unknown as TagRow);
    return id;
  });
}

interface Sent {
  readonly tag: number;
  readonly secondsAgo: number;
  readonly ordinal: number;
}
const reading = fc.record({
  tag: fc.nat(KINDS.length - 1),
  // Few different times, so that shared steps and equal milliseconds happen often; some before the first period.
  secondsAgo: fc.oneof(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 7 * 3600 })),
  ordinal: fc.nat(1),
});
/** A value that follows from the reading: a counter that begins again now and then. */
const measured = ({ secondsAgo, ordinal }: Sent) => ((30_000 - secondsAgo) % 7001) / 10 + ordinal / 100;

/** A recording cut into batches, in the order in which they arrive, with roll-ups between some. */
const deliveries = fc
  .uniqueArray(reading, {
    minLength: 1,
    maxLength: 80,
    selector: ({ tag, secondsAgo, ordinal }) => `${tag} ${secondsAgo} ${ordinal}`,
  })
  .chain((recording) =>
    fc.record({
      recording: fc.shuffledSubarray(recording, { minLength: recording.length }),
      cuts: fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 5 }),
      rollUps: fc.array(fc.boolean(), { minLength: 90, maxLength: 90 }),
    }),
  );

const BORDERS_MINUTES = [0, 30, 90, 210, 211.5, 330, 420];
const PERIODS: readonly (readonly Period[])[] = [
  BORDERS_MINUTES.slice(1).map((to, i) => ({
    fromMs: SPAN.from + (BORDERS_MINUTES[i] ?? 0) * MINUTE_MS,
    toMs: SPAN.from + to * MINUTE_MS,
  })),
  [...listPeriods(SPAN, '60min', 'Asia/Kathmandu')],
  [
    { fromMs: SPAN.from + HOUR_MS, toMs: SPAN.from + 3 * HOUR_MS },
    { fromMs: SPAN.from + 4 * HOUR_MS, toMs: SPAN.to },
  ],
];

/** Without what only the readings answer the engine may read roll-ups. */
const FROM_ROLL_UPS = AGGREGATE_KINDS.filter((kind) => kind !== 'deviation' && kind !== 'difference');

async function ask(tagIds: readonly TagId[], kinds: readonly (typeof AGGREGATE_KINDS)[number][], knownAtMs?: number) {
  const columns = tagIds.flatMap((dataTagId) => kinds.map((kind) => ({ dataTagId, kind })));
  const answers = await Promise.all(
    PERIODS.map((periods) => aggregates.aggregate({ columns, periods, isExtrapolate: false, knownAtMs })),
  );
  return answers.flat().map(({ extrapolated: _none, ...row }) => row);
}

function expectedOf(
  recorded: readonly Recorded[],
  tagIds: readonly TagId[],
  kinds: readonly (typeof AGGREGATE_KINDS)[number][],
) {
  return PERIODS.flatMap((periods) =>
    computeExpectedRows(
      periods,
      recorded,
      tagIds.map((tagId) => rows.get(tagId) as TagRow),
      kinds,
    ),
  );
}

it('answers what had arrived, however a recording is shuffled, delayed and split', async () => {
  await fc.assert(
    fc.asyncProperty(deliveries, async ({ recording, cuts, rollUps }) => {
      const tagIds = declareTags();
      const arrivals: { readonly atMs: number; readonly recorded: readonly Recorded[] }[] = [];
      const recorded: Recorded[] = [];
      for (let at = 0, batch = 0; at < recording.length; batch++) {
        const sent = recording.slice(at, at + (cuts[batch % cuts.length] ?? 1));
        at += sent.length;
        store.clock.time += MINUTE_MS;
        await store.store(({ samples }) => {
          for (const one of sent) {
            const [tagId, time] = [tagIds[one.tag] as TagId, NOON - one.secondsAgo * 1000];
            samples.push(tagId, time, one.ordinal, measured(one), 0);
            recorded.push({ tagId, time, ordinal: one.ordinal, value: measured(one) });
          }
        });
        arrivals.push({ atMs: store.clock.time, recorded: [...recorded] });
        if (rollUps[batch]) await store.telemetry.rollUps.run(0);
      }
      expect(await ask(tagIds, AGGREGATE_KINDS)).toEqual(expectedOf(recorded, tagIds, AGGREGATE_KINDS));
      const figures = expectedOf(recorded, tagIds, FROM_ROLL_UPS);
      expect(await ask(tagIds, FROM_ROLL_UPS)).toEqual(figures);
      await store.telemetry.rollUps.run(0);
      expect(await ask(tagIds, FROM_ROLL_UPS)).toEqual(figures);
      const then = arrivals[Math.floor(arrivals.length / 2)];
      expect(await ask(tagIds, AGGREGATE_KINDS, then?.atMs)).toEqual(
        expectedOf(then?.recorded ?? [], tagIds, AGGREGATE_KINDS),
      );
    }),
    { numRuns: 8, seed: 20 },
  );
}, 120_000);

it('fills what is blank with the value measured last, and marks it', async () => {
  const [speed, , hours] = declareTags() as [TagId, TagId, TagId, TagId, TagId];
  await store.store(({ samples }) => {
    for (const [minute, value] of [
      [-20, 8],
      [70, 12],
    ] as const) {
      for (const tagId of [speed, hours]) samples.push(tagId, SPAN.from + minute * MINUTE_MS, 0, value, 0);
    }
  });
  const columns = [
    ...(['average', 'sum', 'deviation'] as const).map((kind) => ({ dataTagId: speed, kind })),
    { dataTagId: hours, kind: 'difference' as const },
  ];
  const periods = [...listPeriods({ from: SPAN.from, to: SPAN.from + 3 * HOUR_MS }, '60min', '+00:00')];
  const answer = await aggregates.aggregate({ columns, periods, isExtrapolate: true });
  expect(answer.map(({ values, extrapolated }) => [values, extrapolated[0]])).toEqual([
    [[8, 8, 0, 0], true],
    [[12, 0.2, 0, 0], false],
    [[12, 12, 0, 0], true],
  ]);
  expect(answer.map(({ coverage }) => coverage[0])).toEqual([0, 1 / 60, 0]);
});

it('refuses a tag of another vessel', async () => {
  const [dataTagId] = declareTags() as [TagId];
  const question = {
    vesselId: toId(2),
    columns: [{ dataTagId, kind: 'last' }],
    periods: [],
    isExtrapolate: false,
  } as const;
  await expect(aggregates.aggregate(question as never)).rejects.toThrow('of this vessel');
});
