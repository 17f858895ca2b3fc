/**
 * Watches anchored vessels for dragging. Positions come here once they are stored and became the latest, so that late data
 * is never evaluated; those a track leaves out are not either. What counts as dragging is the domain's rule.
 */
import { computeDistanceMeters } from '@fms/domain/geo';
import type { AlarmId, VesselId } from '@fms/domain/identity';
import { isTrackable } from '@fms/domain/quality';
import { createAnchorState, evaluateAnchor, type ZoneCrossing, type ZoneFix, type ZoneState } from '@fms/domain/zone';
import type { Bus, LatestPosition } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { runEach } from '../../platform/concurrency/run-each.ts';
import { SerialQueue } from '../../platform/concurrency/serial-queue.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { clearEvaluatedAlarm, publishAlarms, raiseEvaluatedAlarm } from '../alarm/index.ts';
import { type DraggedWatch, findRunningWatches, insertDrag, lockRunningWatch } from './anchor-watch.repository.ts';

export interface AnchorDragPorts {
  readonly db: Db;
  readonly bus: Pick<Bus, 'publish' | 'subscribe'>;
  readonly clock: Clock;
  /** Told when what happened could not be stored; the next position tells it again. */
  readonly onFailure: (error: unknown) => void;
}

export interface AnchorDragMonitor {
  /** Watches as they are stored now. */
  load(): Promise<void>;
  take(positions: readonly LatestPosition[]): Promise<void>;
}

interface Watched {
  readonly watch: DraggedWatch;
  state: ZoneState;
}

/** The alarm's short name and what it says. */
const CHANNEL = 'Anchor watch';
const DESCRIPTION = 'Anchor dragging';

/** Loads the watches that run and begins to look. Resolves when it does; stops with the bus. */
export async function openAnchorDragMonitor(ports: AnchorDragPorts): Promise<AnchorDragMonitor> {
  const drag = createAnchorDrag(ports);
  await drag.load();
  const { bus, onFailure } = ports;
  bus.subscribe('vessel.changed', () => void drag.load().catch(onFailure));
  bus.subscribe('positions.stored', (positions) => void drag.take(positions).catch(onFailure));
  return drag;
}

function createAnchorDrag({ db, bus, clock }: AnchorDragPorts): AnchorDragMonitor {
  const queue = new SerialQueue();
  let watched = new Map<VesselId, Watched>();

  async function evaluate(one: Watched, { time, latitude, longitude }: LatestPosition): Promise<void> {
    const before = one.state;
    const fix = { time, latitude, longitude };
    const { state, crossing } = evaluateAnchor(one.watch, before, fix);
    one.state = state;
    if (crossing === undefined) return;
    try {
      const changed = await db.transaction().execute((tx) => store(tx, one.watch, crossing, fix));
      await publishAlarms(db, bus, changed);
    } catch (error) {
      // In doubt again: the next position confirms it, with the time at which it began.
      one.state = before;
      throw error;
    }
  }

  /** Raises the alarm, or clears it; answers what changed. Nothing is of a watch that was ended meanwhile. */
  async function store(tx: Tx, { id, vesselId }: DraggedWatch, crossing: ZoneCrossing, fix: ZoneFix) {
    const watch = await lockRunningWatch(tx, vesselId);
    if (watch?.id !== id) return [];
    const value = Math.round(computeDistanceMeters(watch, fix));
    if (crossing.kind === 'entered') {
      const open = openAlarms(watch);
      for (const alarmId of open) await clearEvaluatedAlarm(tx, alarmId, { atMs: crossing.first.time, value });
      return open;
    }
    const evidence = { value, limitValue: watch.radiusMeters, unit: 'm', raisedMs: crossing.first.time };
    const alarm = { vesselId, channel: CHANNEL, description: DESCRIPTION, priority: 'alarm', ...evidence } as const;
    const alarmId = await raiseEvaluatedAlarm(tx, { ...alarm, heardMs: clock.now() });
    await insertDrag(tx, id, alarmId);
    return [alarmId];
  }

  return {
    load: () =>
      queue.run(async () => {
        const known = watched;
        const running = await findRunningWatches(db);
        watched = new Map(running.map((watch) => [watch.vesselId, { watch, state: stateOf(watch, known) }]));
      }),

    async take(positions) {
      const fixes = positions.filter(({ quality, vesselId }) => watched.has(vesselId) && isTrackable(quality));
      if (fixes.length === 0) return;
      await queue.run(() =>
        runEach(
          fixes.toSorted((a, b) => a.time - b.time),
          async (fix) => {
            const one = watched.get(fix.vesselId);
            if (one !== undefined) await evaluate(one, fix);
          },
        ),
      );
    },
  };
}

/** What was known of the same circle stays known; of a new one, and after a start, what is stored counts. */
function stateOf(watch: DraggedWatch, known: ReadonlyMap<VesselId, Watched>): ZoneState {
  const before = known.get(watch.vesselId);
  const isSame = before?.watch.id === watch.id && before.watch.radiusMeters === watch.radiusMeters;
  return isSame ? before.state : createAnchorState(watch, openAlarms(watch).length > 0);
}

export function openAlarms({ drags }: DraggedWatch): AlarmId[] {
  return drags.filter(({ clearedMs }) => clearedMs === null).map(({ alarmId }) => alarmId);
}
