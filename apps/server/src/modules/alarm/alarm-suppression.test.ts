/** Shelving, out of service, the journal and the performance counted from it, on a real store. */
import type { Alarm } from '@fms/contract/alarm';
import type { AlarmPriority } from '@fms/domain/alarm';
import { type AlarmId, type TagId, toId, type VesselId } from '@fms/domain/identity';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLocalBus } from '../../platform/bus/local-bus.ts';
import { createLogger } from '../../platform/log/logger.ts';
import { allowVessel, CALLERS } from '../../testing/caller.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { insertTag, insertVessel } from '../../testing/rows.ts';
import { createAcknowledgementService } from './acknowledgement/acknowledgement.service.ts';
import { clearAlarm, insertSteps, raiseAlarm } from './alarm.repository.ts';
import { createAlarmService } from './alarm.service.ts';
import { createAlarmJournalService } from './alarm-journal.service.ts';
import { createAlarmSuppressionService } from './alarm-suppression.service.ts';

const NOON = Date.UTC(2026, 4, 14, 12);
const MINUTE = 60_000;
const DAY = 86_400_000;
const clock = { time: NOON, now: () => clock.time };
const caller = CALLERS.operator;

let store: TestDatabase;
let vesselId: VesselId;
let told: Alarm[];
const bus = createLocalBus(createLogger('silent'));
bus.subscribe('alarm.changed', (alarms) => void told.push(...alarms.filter((alarm) => alarm.vesselId === vesselId)));
const { rights, asked } = allowVessel(() => vesselId);

beforeAll(async () => {
  store = await openTestDatabase(clock);
});
afterAll(() => store.close());
beforeEach(async () => {
  told = [];
  clock.time = NOON;
  vesselId = await insertVessel(store.db, { createdMs: NOON });
});

const ports = () => ({ db: store.db, bus, clock, rights });
const suppression = () => createAlarmSuppressionService(ports());
const active = () => createAlarmService(ports()).active(new Set([vesselId]));
const journal = () => createAlarmJournalService(ports());
const entries = async () => (await journal().list(caller, { vesselId, offset: 0, limit: 100 })).entries;

const aTag = (name: string) =>
  insertTag(store.db, { vesselId, name, unit: 'bar', alarmLevel: 90, emergencyLevel: 100 });

/** Raises or worsens the alarm of a tag, with its step. */
async function raise(
  tagId: TagId,
  atMs: number,
  priority: AlarmPriority = 'warning',
  channel = 'LO',
): Promise<AlarmId> {
  const alarm = { vesselId, tagId, channel, description: 'Lube oil', priority, raisedMs: atMs, value: 1, unit: 'bar' };
  const row = await raiseAlarm(store.db, { ...alarm, limitValue: 2, heardMs: atMs }, true);
  await insertSteps(store.db, [{ alarmId: row.id, kind: 'raised', priority, atMs, value: 1 }]);
  return row.id;
}
async function clear(tagId: TagId, atMs: number): Promise<void> {
  const row = await clearAlarm(store.db, tagId, atMs, 3);
  if (row) await insertSteps(store.db, [{ alarmId: row.id, kind: 'cleared', atMs, value: 3 }]);
}

describe('shelving', () => {
  it('keeps until when and why, asks for the right, is told, and is on record', async () => {
    const id = await raise(await aTag('a'), NOON);
    const [alarm] = await suppression().shelve(caller, '10.0.0.7', {
      alarmIds: [id],
      minutes: 30,
      reason: 'sensor known to drift',
    });
    const shelved = { by: 'operator', until: '2026-05-14T12:30:00.000Z', reason: 'sensor known to drift' };
    expect(alarm).toMatchObject({ id, shelved, outOfService: null });
    expect(asked.at(-1)).toEqual(['acknowledge', [vesselId]]);
    expect(told.map((one) => [one.id, one.shelved])).toEqual([[id, shelved]]);
    expect((await entries())[0]).toMatchObject({
      kind: 'shelved',
      by: 'operator',
      note: shelved.reason,
      until: shelved.until,
    });
    const trail = await store.db.selectFrom('audit').selectAll().where('what', '=', 'alarm.shelved').execute();
    expect(trail.at(-1)).toMatchObject({ who: 'operator', fromAddress: '10.0.0.7', subject: `alarm:${id}` });
  });

  it('ends by the server’s clock, is published then, and the journal names no person', async () => {
    const id = await raise(await aTag('a'), NOON);
    const service = suppression();
    await service.shelve(caller, '', { alarmIds: [id], minutes: 30, reason: 'x' });
    clock.time = NOON + 30 * MINUTE - 1;
    await service.tick();
    expect((await active())[0]?.shelved).not.toBeNull();
    told = [];
    clock.time = NOON + 30 * MINUTE;
    await service.tick();
    expect(told.map((one) => [one.id, one.shelved])).toEqual([[id, null]]);
    expect((await entries())[0]).toMatchObject({ kind: 'unshelved', by: null, time: '2026-05-14T12:30:00.000Z' });
  });

  it('ends by the clock after a restart too', async () => {
    const id = await raise(await aTag('a'), NOON);
    await suppression().shelve(caller, '', { alarmIds: [id], minutes: 1, reason: 'x' });
    clock.time = NOON + MINUTE;
    await suppression().tick();
    expect((await active())[0]?.shelved).toBeNull();
  });

  it('ends within a minute of its time where another process shelved it', async () => {
    const id = await raise(await aTag('a'), NOON);
    const service = suppression();
    await service.tick();
    await suppression().shelve(caller, '', { alarmIds: [id], minutes: 1, reason: 'x' });
    clock.time = NOON + 2 * MINUTE;
    await service.tick();
    expect((await active())[0]?.shelved).toBeNull();
  });

  it('holds for the same limit when it clears and comes again', async () => {
    const tagId = await aTag('a');
    const id = await raise(tagId, NOON);
    await suppression().shelve(caller, '', { alarmIds: [id], minutes: 30, reason: 'x' });
    await clear(tagId, NOON + 1);
    const again = await raise(tagId, NOON + 2);
    expect(again).not.toBe(id);
    expect((await active()).find((alarm) => alarm.id === again)?.shelved).not.toBeNull();
  });

  it('holds back neither another limit nor a worse state of the same', async () => {
    const tagId = await aTag('a');
    const id = await raise(tagId, NOON);
    const other = await raise(await aTag('b'), NOON);
    await suppression().shelve(caller, '', { alarmIds: [id], minutes: 30, reason: 'x' });
    const shelvedIds = async () => (await active()).filter(({ shelved }) => shelved !== null).map((alarm) => alarm.id);
    expect(await shelvedIds()).toEqual([id]);
    await raise(tagId, NOON + 1, 'alarm');
    expect(await shelvedIds()).toEqual([]);
    expect((await active()).map((alarm) => alarm.id).sort()).toEqual([id, other].sort());
  });

  it('is taken back by hand', async () => {
    const id = await raise(await aTag('a'), NOON);
    const service = suppression();
    await service.shelve(caller, '', { alarmIds: [id], minutes: 30, reason: 'x' });
    const [alarm] = await service.unshelve(caller, '', [id]);
    expect(alarm?.shelved).toBeNull();
    expect((await entries())[0]).toMatchObject({ kind: 'unshelved', by: 'operator' });
  });

  it('of an alarm that does not exist is refused', async () => {
    const service = suppression();
    const nothing = service.shelve(caller, '', { alarmIds: [toId<AlarmId>(999_999)], minutes: 1, reason: 'x' });
    await expect(nothing).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('out of service', () => {
  it('lasts until it is returned, also for a worse state, and takes who may edit the vessel', async () => {
    const tagId = await aTag('a');
    const id = await raise(tagId, NOON);
    const service = suppression();
    await service.takeOutOfService(caller, '', { alarmIds: [id], reason: 'dry dock' });
    expect(asked.at(-1)).toEqual(['edit', [vesselId]]);
    clock.time = NOON + 100 * DAY;
    await service.tick();
    await raise(tagId, NOON + 1, 'alarm');
    const outOfService = { by: 'operator', at: '2026-05-14T12:00:00.000Z', reason: 'dry dock' };
    expect((await active())[0]).toMatchObject({ shelved: null, outOfService });
    // Taking it off a shelf it does not lie on changes nothing.
    await service.unshelve(caller, '', [id]);
    expect((await active())[0]?.outOfService).not.toBeNull();
    const [back] = await service.returnToService(caller, '', [id]);
    expect(back?.outOfService).toBeNull();
    expect((await entries()).map(({ kind }) => kind)[0]).toBe('returned-to-service');
  });

  it('is not brought back by shelving it, alone or with others', async () => {
    const [held, other] = [await raise(await aTag('a'), NOON), await raise(await aTag('b'), NOON)];
    const service = suppression();
    await service.takeOutOfService(caller, '', { alarmIds: [held], reason: 'dry dock' });
    const shelving = service.shelve(caller, '', { alarmIds: [other, held], minutes: 1, reason: 'x' });
    await expect(shelving).rejects.toMatchObject({ code: 'conflict' });
    clock.time = NOON + 2 * MINUTE;
    await service.tick();
    const kept = (await active()).map(({ id, shelved, outOfService }) => [id, shelved, outOfService?.reason]);
    expect(new Map(kept.map(([id, ...rest]) => [id, rest]))).toEqual(
      new Map([
        [held, [null, 'dry dock']],
        [other, [null, undefined]],
      ]),
    );
  });

  it('may be what was shelved before', async () => {
    const id = await raise(await aTag('a'), NOON);
    await suppression().shelve(caller, '', { alarmIds: [id], minutes: 1, reason: 'x' });
    const [alarm] = await suppression().takeOutOfService(caller, '', { alarmIds: [id], reason: 'dry dock' });
    expect(alarm).toMatchObject({ shelved: null, outOfService: { reason: 'dry dock' } });
  });
});

describe('the journal', () => {
  it('is found by time, priority, kind and words, newest first, in pages that say their total', async () => {
    const tagId = await aTag('a');
    const id = await raise(tagId, NOON, 'warning', 'LO 100%_x');
    await createAcknowledgementService(ports()).acknowledge(caller, '', [id], 'seen by Olav');
    await raise(tagId, NOON + MINUTE, 'alarm', 'LO 100%_x');
    await clear(tagId, NOON + 2 * MINUTE);
    const found = async (filter: object) => {
      const { total, entries: page } = await journal().list(caller, { vesselId, offset: 0, limit: 100, ...filter });
      return [total, ...page.map(({ kind, priority }) => `${kind} ${priority}`)];
    };
    expect(await found({})).toEqual([4, 'cleared alarm', 'raised alarm', 'acknowledged warning', 'raised warning']);
    expect(await found({ offset: 1, limit: 1 })).toEqual([4, 'raised alarm']);
    expect(await found({ priorities: ['warning'] })).toEqual([2, 'acknowledged warning', 'raised warning']);
    expect(await found({ kinds: ['raised', 'cleared'] })).toEqual([
      3,
      'cleared alarm',
      'raised alarm',
      'raised warning',
    ]);
    expect(await found({ text: 'OLAV' })).toEqual([1, 'acknowledged warning']);
    expect(await found({ text: '100%_' })).toHaveLength(5);
    expect(await found({ text: '%x%_' })).toEqual([0]);
    const counted = createAlarmJournalService({ ...ports(), countTo: 3 });
    expect(await counted.list(caller, { vesselId, offset: 0, limit: 100 })).toMatchObject({ total: 3 });
    expect(await found({ fromTime: '2026-05-14T12:01:00Z', toTime: '2026-05-14T12:02:00Z' })).toEqual([
      1,
      'raised alarm',
    ]);
  });
});

describe('performance', () => {
  it('counts what the journal holds, by the rules of the domain', async () => {
    const [chatters, quiet] = [await aTag('Bilge'), await aTag('LO')];
    clock.time = NOON + DAY;
    for (let i = 0; i < 12; i += 1) {
      await raise(chatters, NOON + i * 10_000, 'warning', 'Bilge');
      await clear(chatters, NOON + i * 10_000 + 1000);
    }
    const stale = await raise(quiet, NOON - DAY, 'alarm', 'LO');
    await createAcknowledgementService(ports()).acknowledge(caller, '', [stale], '');
    const period = { vesselId, fromTime: '2026-05-14T00:00:00Z', toTime: '2026-05-16T00:00:00Z' };
    const kpi = await journal().kpi(caller, period);
    expect(kpi).toMatchObject({ total: 12, to: '2026-05-15T12:00:00.000Z', isComplete: true });
    expect(kpi.averageADay).toBeCloseTo(8);
    expect(kpi.peakTenMinutes?.count).toBe(12);
    expect(kpi.floods).toMatchObject([{ count: 12, peak: 12, cause: { channel: 'Bilge', dataTagId: chatters } }]);
    expect(kpi.chattering).toMatchObject([{ channel: 'Bilge', count: 12 }]);
    expect(kpi.fleeting).toMatchObject([{ channel: 'Bilge', count: 12 }]);
    expect(kpi.stale).toMatchObject([{ channel: 'LO', since: '2026-05-13T12:00:00.000Z', priority: 'alarm' }]);
    expect(kpi.byPriority).toMatchObject({ warning: 12, alarm: 0 });
  });

  it('that the store cannot answer is refused, and nothing else ends of it', async () => {
    const period = { vesselId, fromTime: '2026-05-14T00:00:00Z', toTime: '2026-05-16T00:00:00Z' };
    clock.time = NOON + DAY;
    await sql`alter table alarm rename to broken`.execute(store.db);
    // An unhandled rejection would end the process, and this run.
    await expect(journal().kpi(caller, period)).rejects.toThrow('does not exist');
    await sql`alter table broken rename to alarm`.execute(store.db);
    expect(await journal().kpi(caller, period)).toMatchObject({ total: 0 });
  });

  it.each([
    ['upside down', '2026-05-14T00:00:00Z', '2026-05-13T00:00:00Z'],
    ['of the future', '2027-05-14T00:00:00Z', '2027-05-15T00:00:00Z'],
    ['too long', '2020-05-14T00:00:00Z', '2026-05-14T00:00:00Z'],
  ])('of a period that is %s is refused', async (_words, fromTime, toTime) => {
    const asking = journal().kpi(caller, { vesselId, fromTime, toTime });
    await expect(asking).rejects.toMatchObject({ code: 'invalid-input' });
  });
});
