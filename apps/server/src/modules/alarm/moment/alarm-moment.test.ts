/** Alarms of past moments, made from rows and steps on a real store. */
import { type AlarmId, type TagId, toId, type VesselId } from '@fms/domain/identity';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLocalBus } from '../../../platform/bus/local-bus.ts';
import { createLogger } from '../../../platform/log/logger.ts';
import { allowVessel, CALLERS } from '../../../testing/caller.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { insertTag, insertVessel } from '../../../testing/rows.ts';
import { createAcknowledgementService } from '../acknowledgement/acknowledgement.service.ts';
import { clearAlarm, insertSteps, raiseAlarm } from '../alarm.repository.ts';
import { createAlarmSuppressionService } from '../alarm-suppression.service.ts';
import { createAlarmMomentService } from './alarm-moment.service.ts';

const NOON = Date.UTC(2026, 4, 14, 12);
const MINUTE = 60_000;
const clock = { time: NOON, now: () => clock.time };
const caller = CALLERS.operator;
const bus = createLocalBus(createLogger('silent'));

let store: TestDatabase;
let vesselId: VesselId;
let tagId: TagId;
const { rights, asked } = allowVessel(() => vesselId);

beforeAll(async () => {
  store = await openTestDatabase(clock);
});
afterAll(() => store.close());
beforeEach(async () => {
  clock.time = NOON;
  vesselId = await insertVessel(store.db, { createdMs: NOON });
  tagId = await insertTag(store.db, { vesselId, name: 'LO', unit: 'bar', alarmLevel: 3, emergencyLevel: 2 });
});

const ports = () => ({ db: store.db, bus, clock, rights });
const at = (minute: number) => NOON + minute * MINUTE;

/** The alarms of a minute, as far as a test looks at them. */
async function standingAt(minute: number, knownAt?: number) {
  const alarms = await createAlarmMomentService(ports()).list(caller, {
    vesselId,
    at: new Date(at(minute)).toISOString(),
    ...(knownAt === undefined ? {} : { knownAt: new Date(at(knownAt)).toISOString() }),
  });
  return alarms.map(({ priority, value, limit, time, acknowledged, cleared, shelved, status }) => ({
    ...{ priority, value, limit, status },
    minute: (Date.parse(time) - NOON) / MINUTE,
    seenBy: acknowledged?.by ?? null,
    isCleared: cleared !== null,
    isShelved: shelved !== null,
  }));
}

async function raise(
  minute: number,
  priority: 'warning' | 'alarm',
  value: number,
  limit: number,
  heard = minute,
): Promise<AlarmId> {
  const isWorse = priority === 'alarm';
  const row = await raiseAlarm(
    store.db,
    {
      ...{ vesselId, tagId, channel: 'LO', description: 'Lube oil low', priority, unit: 'bar' },
      ...{ raisedMs: at(minute), value, limitValue: limit, heardMs: at(heard) },
    },
    isWorse,
  );
  const kind = isWorse ? 'escalated' : 'raised';
  await insertSteps(store.db, [{ alarmId: row.id, kind, priority, atMs: at(minute), value, heardMs: at(heard) }]);
  return row.id;
}

async function clear(minute: number, heard = minute): Promise<void> {
  const row = await clearAlarm(store.db, tagId, at(minute), 4);
  await insertSteps(store.db, [
    { alarmId: row?.id ?? toId(0), kind: 'cleared', atMs: at(minute), value: 4, heardMs: at(heard) },
  ]);
}

const NEW = { seenBy: null, isCleared: false, isShelved: false };

describe('alarms of a moment', () => {
  it('are those of then: raised, acknowledged, worse, cleared, over', async () => {
    const id = await raise(0, 'warning', 2.9, 3);
    clock.time = at(5);
    const seen = createAcknowledgementService(ports());
    await seen.acknowledge(caller, '', [id], 'on it');
    await raise(10, 'alarm', 1.9, 2);
    await clear(20);
    clock.time = at(30);
    await seen.acknowledge(caller, '', [id], '');

    expect(await standingAt(-1)).toEqual([]);
    const warning = { priority: 'warning', value: 2.9, limit: null, status: 'Alarm', minute: 0 };
    expect(await standingAt(0)).toEqual([{ ...NEW, ...warning }]);
    expect(await standingAt(9)).toEqual([{ ...NEW, ...warning, seenBy: 'operator' }]);
    const alarm = { priority: 'alarm', value: 1.9, limit: 2, status: 'Emergency', minute: 10 };
    expect(await standingAt(10)).toEqual([{ ...NEW, ...alarm }]);
    expect(await standingAt(20)).toEqual([{ ...NEW, ...alarm, status: 'Normal', isCleared: true }]);
    expect(await standingAt(30)).toEqual([]);
    expect(asked.at(-1)).toEqual(['view', [vesselId]]);
  });

  it('say what was shelved then, and only while it was', async () => {
    const id = await raise(0, 'warning', 2.9, 3);
    clock.time = at(5);
    await createAlarmSuppressionService(ports()).shelve(caller, '', { alarmIds: [id], minutes: 10, reason: 'drifts' });
    expect((await standingAt(4)).map(({ isShelved }) => isShelved)).toEqual([false]);
    expect((await standingAt(5)).map(({ isShelved }) => isShelved)).toEqual([true]);
    expect((await standingAt(15)).map(({ isShelved }) => isShelved)).toEqual([false]);
  });

  it('take no shelf for what is worse than what was shelved', async () => {
    const id = await raise(0, 'warning', 2.9, 3);
    await createAlarmSuppressionService(ports()).shelve(caller, '', { alarmIds: [id], minutes: 60, reason: 'drifts' });
    await raise(10, 'alarm', 1.9, 2);
    expect((await standingAt(9)).map(({ isShelved }) => isShelved)).toEqual([true]);
    expect((await standingAt(10)).map(({ isShelved }) => isShelved)).toEqual([false]);
  });

  it('are as the shore knew them, whatever it heard later', async () => {
    const id = await raise(0, 'warning', 2.9, 3, 40);
    await raise(10, 'alarm', 1.9, 2, 41);
    await clear(20, 50);
    clock.time = at(60);
    await createAcknowledgementService(ports()).acknowledge(caller, '', [id], 'seen');
    const known = async (minute: number) =>
      (await standingAt(30, minute)).map(({ priority, isCleared }) => [priority, isCleared]);
    expect(await known(39)).toEqual([]);
    expect(await known(40)).toEqual([['warning', false]]);
    expect(await known(41)).toEqual([['alarm', false]]);
    expect(await known(50)).toEqual([['alarm', true]]);
    expect(await standingAt(60, 59)).toHaveLength(1);
    expect(await standingAt(60, 60)).toEqual([]);
  });
});
