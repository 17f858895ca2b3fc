import type { Alarm } from '@fms/contract/alarm';
import type { VesselId } from '@fms/domain/identity';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { insertVessel } from '../../testing/rows.ts';
import { createShipAlarms, type ShipAlarmStatement, type ShipAlarms } from './ship-alarm.service.ts';

const NOON = Date.UTC(2026, 4, 14, 12);
const clock = { now: () => NOON + 60_000 };

let store: TestDatabase;
let vesselId: VesselId;
let alarms: ShipAlarms;
let told: Alarm[];
beforeAll(async () => {
  store = await openTestDatabase(clock);
}, 120_000);
afterAll(() => store.close());
beforeEach(async () => {
  vesselId = await insertVessel(store.db, { createdMs: NOON });
  told = [];
  alarms = open();
});
const open = (how: { atOnce?: number; around?: number; db?: TestDatabase['db'] } = {}) =>
  createShipAlarms({
    db: store.db,
    clock,
    bus: { publish: (_, payload) => void told.push(...(payload as Alarm[])) },
    ...how,
  });

const stated = (seconds: number, state: string, more: Partial<ShipAlarmStatement> = {}): ShipAlarmStatement => ({
  ...{ vesselId, source: 'FR.ALR', identifier: '012', time: NOON + seconds * 1000, ordinal: 0 },
  ...{
    active: state !== 'over',
    acknowledged: state === 'acknowledged',
    priority: 'alarm',
    category: '',
    text: 'FIRE',
  },
  ...more,
});
const kept = () =>
  store.db
    .selectFrom('alarm')
    .selectAll()
    .where('vesselId', '=', vesselId)
    .orderBy('raisedMs')
    .orderBy('clearedMs')
    .execute();
const at = (seconds: number) => new Date(NOON + seconds * 1000).toISOString();

describe('an alarm of a system on board', () => {
  it('is stored and told as raised, acknowledged on board and over, apart from the shore', async () => {
    await alarms.take([stated(0, 'active')]);
    await alarms.take([stated(10, 'acknowledged')]);
    await alarms.take([stated(20, 'over')]);
    const board = { source: 'FR.ALR', identifier: '012', category: '' };
    expect(told).toMatchObject([
      {
        ...{ channel: 'FR.ALR 012', description: 'FIRE', status: 'Emergency', priority: 'alarm', time: at(0) },
        ...{ dataTagId: null, value: null, acknowledged: null, cleared: null, board: { ...board, acknowledged: null } },
      },
      { board: { ...board, acknowledged: { at: at(10) } }, acknowledged: null, cleared: null },
      { status: 'Normal', cleared: { at: at(20) }, board: { ...board, acknowledged: { at: at(10) } } },
    ]);
    expect(new Set(told.map(({ id }) => id)).size).toBe(1);
    const steps = await store.db
      .selectFrom('alarmTransition')
      .select(['kind', 'atMs'])
      .where('vesselId', '=', vesselId)
      .orderBy('id')
      .execute();
    expect(steps.map(({ kind, atMs }) => [kind, (atMs - NOON) / 1000])).toEqual([
      ['raised', 0],
      ['acknowledged-on-board', 10],
      ['cleared', 20],
    ]);
  });

  it('stated again changes nothing and notifies no client, also after a restart', async () => {
    const both = [stated(0, 'active'), stated(5, 'active')];
    await alarms.take(both);
    await open().take(both);
    expect([told.length, (await kept()).length]).toEqual([1, 1]);
  });

  it('that gets worse must be acknowledged ashore again', async () => {
    await alarms.take([stated(0, 'active', { priority: 'warning' })]);
    await store.db
      .updateTable('alarm')
      .set({ acknowledgedBy: 'operator', acknowledgedMs: NOON })
      .where('vesselId', '=', vesselId)
      .execute();
    await alarms.take([stated(5, 'active', { priority: 'emergency' })]);
    expect(told.at(-1)).toMatchObject({ priority: 'emergency', acknowledged: null });
  });

  it('that came and went long ago is in the journal and notifies no client', async () => {
    await alarms.take([stated(-7200, 'active'), stated(-7100, 'over')]);
    expect([told.length, (await kept()).length]).toEqual([0, 1]);
  });

  it('is another one under another number or from another system', async () => {
    await alarms.take([stated(0, 'active'), stated(0, 'active', { identifier: '013' })]);
    await alarms.take([stated(0, 'active', { source: 'II' })]);
    expect((await kept()).length).toBe(3);
  });

  it('that ends and comes again within a millisecond is two, whatever is said of it later', async () => {
    const states = ['acknowledged', 'over', 'active'].map((state, ordinal) => stated(2, state, { ordinal }));
    for (const one of [stated(0, 'active'), ...states, stated(3, 'acknowledged')]) await alarms.take([one]);
    expect((await kept()).map(({ raisedMs, clearedMs }) => [raisedMs, clearedMs])).toEqual([
      [NOON, NOON + 2000],
      [NOON + 2000, null],
    ]);
  });

  it('that never ends is followed by how it began and how it stands, not by all that was ever stated', async () => {
    let read = 0;
    const db = store.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        read += result.rows.length;
        return result;
      },
    });
    const bounded = open({ db, around: 5 });
    for (let i = 0; i < 60; i += 1) {
      read = 0;
      await bounded.take([stated(i, i % 2 === 0 ? 'active' : 'acknowledged', { text: `FIRE ${i}` })]);
    }
    expect(read).toBeLessThan(30);
    await bounded.take([stated(100, 'over')]);
    await bounded.take([stated(30.5, 'over')]);
    expect((await kept()).map(({ raisedMs, clearedMs }) => [raisedMs, clearedMs])).toEqual([
      [NOON, NOON + 30_500],
      [NOON + 31_000, NOON + 100_000],
    ]);
  });

  it('ends in the same, in any order and any batches, however often each comes', async () => {
    const statement = fc.record({
      seconds: fc.integer({ min: 0, max: 8 }),
      ordinal: fc.nat(1),
      state: fc.constantFrom('active', 'acknowledged', 'over'),
    });
    const orders = fc
      .array(statement, { minLength: 2, maxLength: 8 })
      .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 })));
    let run = 0;
    const inHalves = open({ atOnce: 2 });
    const endState = async (statements: readonly ShipAlarmStatement[], together = false) => {
      const identifier = `any-${++run}`;
      if (together) await inHalves.take(statements.map((one) => ({ ...one, identifier })));
      else for (const one of statements) await alarms.take([{ ...one, identifier }]);
      const rows = (await kept()).filter((row) => row.identifier === identifier);
      return rows.map(({ id: _, identifier: __, channel: ___, ...row }) => row);
    };
    await fc.assert(
      fc.asyncProperty(orders, async ([all, again]) => {
        const toStatement = ({ seconds, ordinal, state }: (typeof all)[number]) => stated(seconds, state, { ordinal });
        const once = await endState(all.map(toStatement));
        expect(await endState(again.map(toStatement))).toEqual(once);
        expect(await endState(all.map(toStatement), true)).toEqual(once);
      }),
      { numRuns: 25, seed: 7 },
    );
  }, 120_000);
});
