import type { Alarm } from '@fms/contract/alarm';
import { type AlarmId, type TagId, toId, type VesselId } from '@fms/domain/identity';
import { QUALITY_BAD_SOURCE } from '@fms/domain/quality';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { VesselRights } from '../../platform/access/caller.ts';
import { createLocalBus } from '../../platform/bus/local-bus.ts';
import type { Db } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/log/logger.ts';
import { allowVessel, CALLERS } from '../../testing/caller.ts';
import { openTestDatabase } from '../../testing/index.ts';
import { insertTag, insertVessel } from '../../testing/rows.ts';
import { setUp } from '../../testing/set-up.ts';
import { createAcknowledgementService } from './acknowledgement/acknowledgement.service.ts';
import { createAlarmService } from './alarm.service.ts';
import { type AlarmEvaluator, type AlarmReading, openAlarmEvaluator, type WatchedTag } from './index.ts';

const NOON = Date.UTC(2026, 4, 14, 12);
const SECOND = 1000;
const clock = { time: NOON, now: () => clock.time };

const store = setUp(() => openTestDatabase(clock));
let vesselId: VesselId;
let otherVesselId: VesselId;
beforeAll(async () => {
  vesselId = await insertVessel(store.db, { name: 'Aurora', createdMs: NOON });
  otherVesselId = await insertVessel(store.db, { name: 'Boreas', createdMs: NOON });
});

const limits = { alarmLevel: 90, emergencyLevel: 100, reverse: false, delaySeconds: 0, deadBand: 0 };
let tags: Map<TagId, WatchedTag>;
let latest: Map<TagId, AlarmReading>;
let told: Alarm[];
let bus: ReturnType<typeof createLocalBus>;
let evaluator: AlarmEvaluator;

function open(db: Db = store.db): Promise<AlarmEvaluator> {
  bus = createLocalBus(createLogger('silent'));
  bus.subscribe('alarm.changed', (alarms) => told.push(...alarms));
  return openAlarmEvaluator({
    db,
    bus,
    clock,
    tagOf: (id) => tags.get(id),
    tagsOf: (of) => [...tags.values()].filter((tag) => tag.vesselId === of),
    allTags: () => tags.values(),
    latestOf: (id) => latest.get(id),
  });
}
beforeEach(async () => {
  tags = new Map();
  latest = new Map();
  told = [];
  clock.time = NOON;
  evaluator = await open();
});

async function watched(own: Partial<WatchedTag> = {}): Promise<TagId> {
  const name = `Tag ${crypto.randomUUID()}`;
  const id = await insertTag(store.db, { vesselId, name, unit: '°C', ...limits });
  const valueKind = 'number' as const;
  tags.set(id, { id, vesselId, name, description: 'Bearing', unit: '°C', valueKind, ...limits, ...own });
  return id;
}

const evaluateAll = (readings: readonly AlarmReading[]) =>
  evaluator.evaluate(
    {
      tagIds: readings.map(({ tagId }) => tagId),
      times: readings.map(({ time }) => time),
      values: readings.map(({ value }) => value),
      qualities: readings.map(({ quality }) => quality),
    },
    [...readings.keys()],
  );

/** Evaluates one reading as it comes from the store: what is newest is the latest too. */
async function measure(tagId: TagId, secondsAfterNoon: number, value: number, quality = 0): Promise<void> {
  const reading = { tagId, time: NOON + secondsAfterNoon * SECOND, value, quality };
  if (reading.time >= (latest.get(tagId)?.time ?? 0)) latest.set(tagId, reading);
  await evaluateAll([reading]);
}
const heard = () => told.map(({ status, value }) => `${status} ${value}`);

describe('a limit', () => {
  it('is told when it is passed, when it gets worse and when it is over, and not between', async () => {
    const id = await watched();
    for (const [i, value] of [80, 91, 92, 101, 102, 95, 80, 70].entries()) await measure(id, i, value);
    expect(heard()).toEqual(['Alarm 91', 'Emergency 101', 'Alarm 95', 'Normal 80']);
    expect(told[0]).toMatchObject({
      vesselName: 'Aurora',
      description: 'Bearing high',
      priority: 'warning',
      limit: 90,
    });
  });

  it('is told alike of a whole batch in any order, of tags that pass it and tags that do not', async () => {
    const [busy, calm] = [await watched(), await watched()];
    await measure(calm, 0, 10);
    const read = (tagId: TagId, s: number, value: number) => ({ tagId, time: NOON + s * SECOND, value, quality: 0 });
    await evaluateAll([read(busy, 3, 80), read(calm, 3, 12), read(busy, 1, 20), read(busy, 2, 95), read(calm, 2, 11)]);
    expect(heard()).toEqual(['Alarm 95', 'Normal 80']);
    // The calm one is known up to its newest: what comes late is past.
    await evaluateAll([read(calm, 2, 95)]);
    expect(heard()).toHaveLength(2);
  });

  it.each<[name: string, own: Partial<WatchedTag>, values: number[], expected: string[]]>([
    [
      'in reverse raises below',
      { reverse: true, alarmLevel: 2, emergencyLevel: 1 },
      [3, 1.5, 0.5, 3],
      ['Alarm 1.5', 'Emergency 0.5', 'Normal 3'],
    ],
    [
      'with a dead band holds until the value is back behind it',
      { deadBand: 5 },
      [91, 88, 86, 84],
      ['Alarm 91', 'Normal 84'],
    ],
    ['with a delay ignores a short excess', { delaySeconds: 3 }, [91, 92, 80, 91, 92, 93, 94], ['Alarm 94']],
    ['of one level only has no other', { alarmLevel: null }, [95, 101, 95], ['Emergency 101', 'Normal 95']],
    ['that is none raises nothing', { alarmLevel: null, emergencyLevel: null }, [1e6], []],
  ])('%s', async (_name, own, values, expected) => {
    const id = await watched(own);
    for (const [i, value] of values.entries()) await measure(id, i, value);
    expect(heard()).toEqual(expected);
  });

  it('is not passed by late data nor by a value its own source calls bad', async () => {
    const id = await watched();
    await measure(id, 10, 80);
    await measure(id, 5, 200);
    await measure(id, 11, 200, QUALITY_BAD_SOURCE);
    expect(heard()).toEqual([]);
  });

  it('counts a delay that ends while the tag is silent, at the moment it ended', async () => {
    const id = await watched({ delaySeconds: 30 });
    await measure(id, 0, 95);
    clock.time = NOON + 29 * SECOND;
    await evaluator.tick();
    expect(heard()).toEqual([]);
    clock.time = NOON + 31 * SECOND;
    await evaluator.tick();
    expect(told.map(({ time }) => time)).toEqual(['2026-05-14T12:00:30.000Z']);
  });

  it('of a recording from last year is not evaluated as time passes', async () => {
    const id = await watched({ delaySeconds: 30 });
    clock.time = NOON + 365 * 86_400 * SECOND;
    await measure(id, 0, 95);
    await evaluator.tick();
    expect(heard()).toEqual([]);
  });

  it('counts at once when it is edited', async () => {
    const id = await watched();
    await measure(id, 0, 80);
    tags.set(id, { ...(tags.get(id) as WatchedTag), alarmLevel: 70 });
    bus.publish('tag.changed', { vesselIds: [vesselId] });
    await evaluateAll([{ tagId: id, time: NOON, value: 80, quality: 0 }]);
    expect(heard()).toEqual(['Alarm 80']);
  });
});

describe('two vessels', () => {
  /** The first transaction waits for `commit`; later ones run at once. */
  function holdFirst(): { db: Db; begun: Promise<void>; commit: () => void } {
    const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let isFirst = true;
    const transaction = () => ({
      async execute<T>(work: Parameters<ReturnType<Db['transaction']>['execute']>[0]) {
        if (isFirst) {
          isFirst = false;
          begun.resolve();
          await held.promise;
        }
        return store.db.transaction().execute(work) as Promise<T>;
      },
    });
    const db = new Proxy(store.db, {
      get(of, key) {
        const member: unknown = key === 'transaction' ? transaction : Reflect.get(of, key, of);
        return typeof member === 'function' ? member.bind(of) : member;
      },
    });
    return { db, begun: begun.promise, commit: held.resolve };
  }

  it('do not wait for each other: a slow commit delays only its own vessel', async () => {
    const { db, begun, commit } = holdFirst();
    evaluator = await open(db);
    const [slow, quick] = [await watched({ description: 'Slow' }), await watched({ description: 'Quick' })];
    tags.set(quick, { ...(tags.get(quick) as WatchedTag), vesselId: otherVesselId });
    const raising = measure(slow, 0, 95);
    await begun;
    const clearing = measure(slow, 1, 80);
    await measure(quick, 0, 101);
    expect(heard()).toEqual(['Emergency 101']);
    commit();
    await Promise.all([raising, clearing]);
    expect(heard()).toEqual(['Emergency 101', 'Alarm 95', 'Normal 80']);
  });

  it('are told of one batch together, and the batch fails when one of them is not stored', async () => {
    const [first, second] = [await watched(), await watched()];
    tags.set(second, { ...(tags.get(second) as WatchedTag), vesselId: toId<VesselId>(999_999) });
    const reading = { time: NOON, value: 95, quality: 0 };
    await expect(
      evaluateAll([
        { ...reading, tagId: second },
        { ...reading, tagId: first },
      ]),
    ).rejects.toThrow();
    expect(heard()).toEqual(['Alarm 95']);
  });
});

describe('after a restart', () => {
  it('an open alarm is neither raised again nor forgotten', async () => {
    const id = await watched();
    await measure(id, 0, 95);
    evaluator = await open();
    await measure(id, 1, 96);
    expect(heard()).toEqual(['Alarm 95']);
    await measure(id, 2, 80);
    expect(heard()).toEqual(['Alarm 95', 'Normal 80']);
  });

  it('a sample that was stored and not yet evaluated when the process died raises its alarm', async () => {
    const id = await watched();
    latest.set(id, { tagId: id, time: NOON, value: 95, quality: 0 });
    evaluator = await open();
    expect(heard()).toEqual(['Alarm 95']);
  });

  it('a batch sent again raises the alarm of a peak that is over', async () => {
    const id = await watched();
    latest.set(id, { tagId: id, time: NOON, value: 80, quality: 0 });
    evaluator = await open();
    await evaluateAll([
      { tagId: id, time: NOON - 2 * SECOND, value: 95, quality: 0 },
      { tagId: id, time: NOON, value: 80, quality: 0 },
    ]);
    expect(heard()).toEqual(['Alarm 95', 'Normal 80']);
  });
});

describe('acknowledging', () => {
  const caller = CALLERS.operator;
  const { rights, asked } = allowVessel(() => vesselId);
  const service = () => createAcknowledgementService({ db: store.db, bus, clock, rights });

  async function raise(): Promise<{ tagId: TagId; alarmId: AlarmId }> {
    const tagId = await watched();
    await measure(tagId, 0, 95);
    return { tagId, alarmId: told.at(-1)?.id as AlarmId };
  }

  it('keeps who, when and why, asks for the right, and the first name stays', async () => {
    const { alarmId } = await raise();
    const [alarm] = await service().acknowledge(caller, '', [alarmId], 'seen');
    expect(alarm?.acknowledged).toEqual({ by: 'operator', at: '2026-05-14T12:00:00.000Z', comment: 'seen' });
    expect(asked.at(-1)).toEqual(['acknowledge', [vesselId]]);
    const [again] = await service().acknowledge({ ...caller, userName: 'manager' }, '', [alarmId], '');
    expect(again?.acknowledged?.by).toBe('operator');
    expect(told.filter(({ id, acknowledged }) => id === alarmId && acknowledged)).toHaveLength(1);
  });

  it('is taken back by a worse state', async () => {
    const { tagId, alarmId } = await raise();
    await service().acknowledge(caller, '', [alarmId], '');
    await measure(tagId, 1, 105);
    expect(told.at(-1)).toMatchObject({ id: alarmId, priority: 'alarm', acknowledged: null });
  });

  it('leaves an alarm active until it is cleared as well', async () => {
    const { tagId, alarmId } = await raise();
    const isActive = async () =>
      (await createAlarmService({ db: store.db, rights }).active(new Set([vesselId]))).some(({ id }) => id === alarmId);
    await service().acknowledge(caller, '', [alarmId], '');
    expect(await isActive()).toBe(true);
    await measure(tagId, 1, 80);
    expect(await isActive()).toBe(false);
  });

  it('is undone for 10 s by who gave it, and the journal keeps both', async () => {
    const { alarmId } = await raise();
    await service().acknowledge(caller, '', [alarmId], 'wrong row');
    clock.time = NOON + 10 * SECOND;
    const manager = { ...caller, userName: 'manager' };
    await expect(service().undo(manager, '', [alarmId])).rejects.toMatchObject({ code: 'conflict' });
    const [alarm] = await service().undo(caller, '', [alarmId]);
    expect(alarm?.acknowledged).toBeNull();
    expect(told.at(-1)).toMatchObject({ id: alarmId, acknowledged: null });
    const steps = await store.db.selectFrom('alarmTransition').selectAll().where('alarmId', '=', alarmId).execute();
    expect(steps.map(({ kind, who, note }) => [kind, who, note])).toEqual([
      ['raised', null, ''],
      ['acknowledged', 'operator', 'wrong row'],
      ['acknowledge-undone', 'operator', ''],
    ]);
  });

  it('is not undone later, and of several all or none', async () => {
    const [first, second] = [await raise(), await raise()];
    await service().acknowledge(caller, '', [first.alarmId], '');
    clock.time = NOON + 16 * SECOND;
    await service().acknowledge(caller, '', [second.alarmId], '');
    const undone = service().undo(caller, '', [first.alarmId, second.alarmId]);
    await expect(undone).rejects.toMatchObject({ code: 'conflict' });
    const [, late] = await service().acknowledge(caller, '', [first.alarmId, second.alarmId], '');
    expect(late?.acknowledged?.at).toBe('2026-05-14T12:00:16.000Z');
  });

  it('is commented later by another person, and keeps its own name', async () => {
    const { alarmId } = await raise();
    const manager = { ...caller, userName: 'manager' };
    await expect(service().comment(manager, '', [alarmId], 'x')).rejects.toMatchObject({ code: 'conflict' });
    await service().acknowledge(caller, '', [alarmId], '');
    clock.time = NOON + 3600 * SECOND;
    const [alarm] = await service().comment(manager, '', [alarmId], 'engineer called');
    expect(alarm?.acknowledged).toEqual({
      by: 'operator',
      at: '2026-05-14T12:00:00.000Z',
      comment: 'engineer called',
    });
    const entry = await store.db
      .selectFrom('audit')
      .selectAll()
      .where('what', '=', 'alarm.commented')
      .executeTakeFirstOrThrow();
    expect([entry.who, entry.subject]).toEqual(['manager', `alarm:${alarmId}`]);
  });

  it('of an alarm that does not exist is refused', async () => {
    await expect(service().acknowledge(caller, '', [toId<AlarmId>(999_999)], '')).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});

it('the list is newest first, in pages that say their total', async () => {
  const rights: VesselRights = { visible: async () => new Set([vesselId]), require: async () => {} };
  const id = await watched();
  for (const [i, value] of [95, 80, 95, 80, 95].entries()) await measure(id, 1000 + i, value);
  const service = createAlarmService({ db: store.db, rights });
  const question = { vesselId, fromTime: new Date(NOON + 1000 * SECOND).toISOString(), offset: 1, limit: 1 };
  const { total, alarms } = await service.list(CALLERS.operator, question);
  expect([total, alarms.map(({ time }) => time)]).toEqual([3, [new Date(NOON + 1002 * SECOND).toISOString()]]);
});
