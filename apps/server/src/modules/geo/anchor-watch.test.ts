/** Anchor watches and dragging, on a real store. */
import type { Alarm } from '@fms/contract/alarm';
import { computeDestination } from '@fms/domain/geo';
import { toId, type VesselId } from '@fms/domain/identity';
import { QUALITY_JUMP } from '@fms/domain/quality';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LatestPosition } from '../../platform/bus/bus.ts';
import { createLocalBus } from '../../platform/bus/local-bus.ts';
import { createLogger } from '../../platform/log/logger.ts';
import { allowVessel, CALLERS } from '../../testing/caller.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { insertVessel } from '../../testing/rows.ts';
import { type AnchorDragMonitor, openAnchorDragMonitor } from './anchor-drag-monitor.service.ts';
import { createAnchorWatchService } from './anchor-watch.service.ts';

const NOON = Date.UTC(2026, 4, 14, 12);
const MINUTE = 60_000;
const ANCHOR = { latitude: 58.9, longitude: 5.6 };
const clock = { time: NOON, now: () => clock.time };
const caller = CALLERS.manager;
const asker = { caller, from: '10.0.0.7' };

let store: TestDatabase;
let vesselId: VesselId;
let drag: AnchorDragMonitor;
let told: Alarm[];
const failures: unknown[] = [];
const bus = createLocalBus(createLogger('silent'));
bus.subscribe('alarm.changed', (alarms) => void told.push(...alarms.filter((alarm) => alarm.vesselId === vesselId)));
const { rights, asked } = allowVessel(() => vesselId);

const open = () => openAnchorDragMonitor({ db: store.db, bus, clock, onFailure: (error) => void failures.push(error) });
const watches = () => createAnchorWatchService({ db: store.db, bus, clock, rights, drag });
const begin = () => watches().set(asker, { vesselId, ...ANCHOR, radiusMeters: 300 });
const running = async () => (await watches().list(caller, vesselId)).running;

beforeAll(async () => {
  store = await openTestDatabase(clock);
}, 120_000);
afterAll(async () => {
  await store.close();
  await bus.close();
});
beforeEach(async () => {
  told = [];
  clock.time = NOON;
  vesselId = await insertVessel(store.db, { createdMs: NOON });
  drag = await open();
});
afterEach(() => expect(failures).toEqual([]));

/** The vessel so many metres from its anchor, so many minutes after noon. */
function at(minutes: number, meters: number, quality = 0): LatestPosition {
  const motion = { speedKnots: null, courseDegrees: null, headingDegrees: null };
  return { vesselId, time: NOON + minutes * MINUTE, ...computeDestination(ANCHOR, 90, meters), ...motion, quality };
}
const lie = (...positions: LatestPosition[]) => drag.take(positions);
const steps = () =>
  store.db
    .selectFrom('alarmTransition')
    .select(['kind', 'atMs', 'value', 'who'])
    .where('vesselId', '=', vesselId)
    .orderBy('id')
    .execute();

describe('an anchor watch', () => {
  it('is set, changed and ended by who may edit the vessel, each on record', async () => {
    const { running: set } = await begin();
    expect(set).toMatchObject({ ...ANCHOR, radiusMeters: 300, ended: null, drags: [] });
    expect(set?.set).toEqual({ by: 'manager', at: '2026-05-14T12:00:00.000Z' });
    expect(asked.at(-1)).toEqual(['edit', [vesselId]]);
    await expect(begin()).rejects.toMatchObject({ code: 'conflict' });
    await watches().changeRadius(asker, { vesselId, radiusMeters: 400 });
    expect(await running()).toMatchObject({ radiusMeters: 400 });
    clock.time += MINUTE;
    const { running: none, past } = await watches().end(asker, vesselId);
    expect(none).toBeNull();
    expect(past).toMatchObject([{ radiusMeters: 400, ended: { by: 'manager', at: '2026-05-14T12:01:00.000Z' } }]);
    await expect(watches().end(asker, vesselId)).rejects.toMatchObject({ code: 'not-found' });
    const trail = store.db.selectFrom('audit').select(['what', 'fromAddress', 'old', 'new']);
    expect(await trail.where('subject', '=', `vessel:${vesselId}`).orderBy('id').execute()).toMatchObject([
      { what: 'anchor-watch.set', fromAddress: '10.0.0.7', new: { radiusMeters: 300 } },
      { what: 'anchor-watch.changed', old: { radiusMeters: 300 }, new: { radiusMeters: 400 } },
      { what: 'anchor-watch.ended', old: { radiusMeters: 400 } },
    ]);
  });

  it('raises an alarm with its evidence when the anchor drags, and clears it when the vessel is back', async () => {
    await begin();
    await lie(at(1, 250), at(2, 360), at(3, 380), at(4, 412));
    expect(told).toMatchObject([
      {
        ...{ channel: 'Anchor watch', description: 'Anchor dragging', priority: 'alarm', status: 'Emergency' },
        ...{ time: '2026-05-14T12:02:00.000Z', value: 412, limit: 300, unit: 'm', dataTagId: null, board: null },
      },
    ]);
    const alarmId = told[0]?.id;
    expect((await running())?.drags).toEqual([{ alarmId, from: '2026-05-14T12:02:00.000Z', to: null }]);
    await lie(at(5, 420), at(6, 240), at(7, 230), at(8, 220));
    expect(told.at(-1)).toMatchObject({ id: alarmId, cleared: { at: '2026-05-14T12:06:00.000Z' }, acknowledged: null });
    expect(await steps()).toMatchObject([
      { kind: 'raised', atMs: NOON + 2 * MINUTE, value: 412 },
      { kind: 'cleared', atMs: NOON + 6 * MINUTE, value: 220 },
    ]);
    expect((await running())?.drags).toMatchObject([{ alarmId, to: '2026-05-14T12:06:00.000Z' }]);
  });

  it('is not left by what is wild, of bad quality, late, or of another vessel', async () => {
    await begin();
    await lie(at(1, 200), at(2, 5000), at(3, 5000), at(4, 210));
    await lie(at(5, 900, QUALITY_JUMP), at(6, 900, QUALITY_JUMP), at(7, 900, QUALITY_JUMP), at(8, 900, QUALITY_JUMP));
    await lie(at(9, 200));
    await lie(at(2.5, 900), at(3.5, 900), at(4.5, 900), at(5.5, 900));
    await lie(...[10, 11, 12, 13].map((minute) => ({ ...at(minute, 900), vesselId: toId<VesselId>(vesselId + 1) })));
    expect(told).toEqual([]);
  });

  it('goes on after a restart: what dragged meanwhile is told, what is told already is not told again', async () => {
    await begin();
    await lie(at(1, 200));
    drag = await open();
    await lie(at(60, 800), at(61, 820), at(62, 840));
    expect(told).toHaveLength(1);
    drag = await open();
    await lie(at(63, 860), at(64, 880), at(65, 900));
    expect(told).toHaveLength(1);
    await lie(at(66, 100), at(67, 100), at(68, 100));
    expect(told.at(-1)?.cleared).not.toBeNull();
  });

  it('clears its alarm in the name of who ends it, and looks no more', async () => {
    await begin();
    await lie(at(1, 400), at(2, 400), at(3, 400));
    clock.time = NOON + 5 * MINUTE;
    await watches().end(asker, vesselId);
    expect(told.at(-1)).toMatchObject({ cleared: { at: '2026-05-14T12:05:00.000Z' }, value: 400 });
    expect((await steps()).at(-1)).toMatchObject({ kind: 'cleared', value: null, who: 'manager' });
    await lie(at(6, 900), at(7, 900), at(8, 900), at(9, 900));
    expect(await steps()).toHaveLength(2);
  });

  it('is evaluated by its new radius at once', async () => {
    await begin();
    await lie(at(1, 400), at(2, 400));
    await watches().changeRadius(asker, { vesselId, radiusMeters: 600 });
    await lie(at(3, 400), at(4, 400), at(5, 400));
    expect(told).toEqual([]);
    await watches().changeRadius(asker, { vesselId, radiusMeters: 200 });
    await lie(at(6, 400), at(7, 400), at(8, 400));
    expect(told).toMatchObject([{ limit: 200 }]);
  });

  it('tells again what could not be stored, with the time at which it began', async () => {
    await begin();
    await lie(at(1, 200), at(2, 400), at(3, 400));
    await store.db.schema.alterTable('anchor_drag').renameTo('broken').execute();
    await expect(lie(at(4, 400))).rejects.toThrow('does not exist');
    await store.db.schema.alterTable('broken').renameTo('anchor_drag').execute();
    expect(told).toEqual([]);
    await lie(at(5, 400));
    expect(told).toMatchObject([{ time: '2026-05-14T12:02:00.000Z' }]);
  });
});
