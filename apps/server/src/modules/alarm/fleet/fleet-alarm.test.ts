import type { FleetAlarmPage, FleetJournalPage } from '@fms/contract/alarm';
import { listFleetAlarms, listFleetJournal } from '@fms/contract/alarm';
import type { QueryInputOf } from '@fms/contract/endpoint';
import type { AlarmId, VesselId } from '@fms/domain/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VesselRights } from '../../../platform/access/caller.ts';
import { forbidden } from '../../../platform/failure/failure.ts';
import { CALLERS } from '../../../testing/caller.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { insertVessel } from '../../../testing/rows.ts';
import { insertSteps } from '../alarm.repository.ts';
import { createFleetAlarmService } from './fleet-alarm.service.ts';

const NOON = Date.UTC(2026, 4, 14, 12);
const PRIORITIES = ['emergency', 'alarm', 'warning', 'caution'] as const;
const COUNT = 24;

let store: TestDatabase;
let [aurora, boreas, foreign] = [0, 0, 0] as VesselId[];
const ids: AlarmId[] = [];

const rights: VesselRights = {
  visible: async () => new Set([aurora as VesselId, boreas as VesselId]),
  require: async (_caller, _action, vesselIds) => {
    if (vesselIds.includes(foreign as VesselId)) throw forbidden();
  },
};

beforeAll(async () => {
  store = await openTestDatabase({ now: () => NOON });
  [aurora, boreas, foreign] = await Promise.all(
    ['Aurora', 'Boreas', 'Cirrus'].map((name) => insertVessel(store.db, { name, createdMs: NOON })),
  );
  for (let i = 0; i < COUNT; i += 1) ids.push(await raise(i % 2 === 0 ? aurora : boreas, i));
  await raise(foreign, 99);
});
afterAll(() => store.close());

/** Every third is acknowledged, every eighth shelved; two are raised in each millisecond. */
async function raise(vesselId: VesselId | undefined, i: number): Promise<AlarmId> {
  const raisedMs = NOON + Math.floor(i / 2);
  const { id } = await store.db
    .insertInto('alarm')
    .values({
      vesselId: vesselId as VesselId,
      ...{ tagId: null, channel: `Channel ${i}`, description: i === 5 ? 'Oil_low 100%' : 'High', raisedMs },
      ...{ priority: PRIORITIES[i % 4] ?? 'alarm', value: i, limitValue: null, unit: '' },
      ...(i % 3 === 0 ? { acknowledgedBy: 'kari', acknowledgedMs: raisedMs } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertSteps(store.db, [{ alarmId: id, kind: 'raised', atMs: raisedMs, value: i }]);
  if (i % 8 !== 0) return id;
  const held = { vesselId: vesselId as VesselId, tagId: null, channel: `Channel ${i}`, alarmId: id, who: 'kari' };
  await store.db
    .insertInto('alarmSuppression')
    .values({ ...held, kind: 'shelved', priority: 'emergency', atMs: raisedMs, untilMs: NOON * 2, reason: 'sensor' })
    .execute();
  return id;
}

const ask = (query: QueryInputOf<typeof listFleetAlarms> = {}): Promise<FleetAlarmPage> =>
  createFleetAlarmService({ db: store.db, rights }).alarms(CALLERS.operator, listFleetAlarms.query.parse(query));
const journal = (query: QueryInputOf<typeof listFleetJournal> = {}): Promise<FleetJournalPage> =>
  createFleetAlarmService({ db: store.db, rights }).journal(CALLERS.operator, listFleetJournal.query.parse(query));

describe('the active alarms of the fleet', () => {
  it('come page by page, each once, most urgent first and then newest', async () => {
    const pages: FleetAlarmPage[] = [await ask({ limit: '5' })];
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
      pages.push(await ask({ limit: '5', cursor: next }));
    expect(pages).toHaveLength(5);
    const seen = pages.flatMap(({ alarms }) => alarms);
    expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(ids));
    const order = seen.map(({ priority, time, id }) => [PRIORITIES.indexOf(priority), -Date.parse(time), -id] as const);
    expect(order).toEqual(order.toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]));
  });

  it.each([
    ['unacknowledged', 14],
    ['acknowledged', 7],
    ['suppressed', 3],
    ['all', 24],
  ] as const)('that are %s are as many as is counted', async (state, count) => {
    const { alarms, counts } = await ask({ state });
    expect([alarms.length, counts[state]]).toEqual([count, count]);
  });

  it.each<[words: string, query: () => QueryInputOf<typeof listFleetAlarms>, count: number]>([
    ['a vessel', () => ({ vesselIds: String(aurora) }), 12],
    ['priorities', () => ({ priorities: 'emergency,alarm' }), 12],
    ['words that are no pattern', () => ({ text: 'oil_low 100%' }), 1],
    ['words that would match as a pattern', () => ({ text: 'oil%low' }), 0],
  ])('are found by %s', async (_words, query, count) => {
    const { alarms, counts } = await ask(query());
    expect([alarms.length, counts.all]).toEqual([count, count]);
  });

  it('of a vessel the caller may not see are refused', async () => {
    const refused = { code: 'forbidden' };
    await expect(ask({ vesselIds: String(foreign) })).rejects.toMatchObject(refused);
    await expect(journal({ vesselIds: `${aurora},${foreign}` })).rejects.toMatchObject(refused);
  });

  it.each(['1', '1.2', '1.2.3.4', 'a.b.c', '1.2.-3'])('refuse the cursor %s', (cursor) => {
    expect(listFleetAlarms.query.safeParse({ cursor }).success).toBe(false);
  });
});

describe('the journal of the fleet', () => {
  it('comes page by page, newest first, each step once with the name of its vessel', async () => {
    const pages: FleetJournalPage[] = [await journal({ limit: '7' })];
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
      pages.push(await journal({ limit: '7', cursor: next }));
    const seen = pages.flatMap(({ entries }) => entries);
    expect(seen.map(({ alarmId }) => alarmId)).toEqual(ids.toReversed());
    expect(seen[0]).toMatchObject({ vesselId: boreas, vesselName: 'Boreas', kind: 'raised', by: null });
  });

  it('is of a period from its first to before its last millisecond, of priorities and kinds', async () => {
    const at = (ms: number) => new Date(NOON + ms).toISOString();
    expect((await journal({ fromTime: at(2), toTime: at(4) })).entries.map(({ value }) => value)).toEqual([7, 6, 5, 4]);
    expect((await journal({ priorities: 'caution' })).entries).toHaveLength(6);
    expect((await journal({ kinds: 'acknowledged' })).entries).toEqual([]);
  });
});
