/** Anchor watches as people set, see, change and end them (calls of our own). */
import type { BodyOf } from '@fms/contract/endpoint';
import { toWireTime } from '@fms/contract/scalar';
import {
  type AnchorWatch,
  type AnchorWatches,
  type changeAnchorWatch,
  MAX_PAST_WATCHES,
  type setAnchorWatch,
} from '@fms/contract/zone';
import type { AlarmId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../platform/audit/audit.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { conflict, notFound } from '../../platform/failure/failure.ts';
import { clearEvaluatedAlarm, publishAlarms } from '../alarm/index.ts';
import { type AnchorDragMonitor, openAlarms } from './anchor-drag-monitor.service.ts';
import {
  type DraggedWatch,
  findWatches,
  insertWatch,
  lockRunningWatch,
  updateWatch,
} from './anchor-watch.repository.ts';

export interface AnchorWatchPorts {
  readonly db: Db;
  readonly bus: Pick<Bus, 'publish'>;
  readonly clock: Clock;
  readonly rights: VesselRights;
  readonly drag: Pick<AnchorDragMonitor, 'load'>;
}

/** Who asks for a change, and from where: both stand in the audit. */
interface Asker {
  readonly caller: Caller;
  readonly from: string;
}

/** A change under way, and the watch that runs meanwhile. */
interface Change {
  readonly tx: Tx;
  readonly asker: Asker;
  readonly vesselId: VesselId;
  readonly atMs: Instant;
  readonly running: DraggedWatch | undefined;
}

type Circle = Omit<BodyOf<typeof setAnchorWatch>, 'vesselId'>;

export function createAnchorWatchService({ db, bus, clock, rights, drag }: AnchorWatchPorts) {
  async function list(vesselId: VesselId): Promise<AnchorWatches> {
    const watches = (await findWatches(db, vesselId, MAX_PAST_WATCHES + 1)).map(toWire);
    const running = watches.find(({ ended }) => ended === null) ?? null;
    return { running, past: watches.filter(({ ended }) => ended !== null).slice(0, MAX_PAST_WATCHES) };
  }

  /** Who may change the vessel's limits may change this one. `work` answers the alarms it ended. */
  async function change(
    asker: Asker,
    vesselId: VesselId,
    work: (change: Change) => Promise<readonly AlarmId[]>,
  ): Promise<AnchorWatches> {
    await rights.require(asker.caller, 'edit', [vesselId]);
    const ended = await db.transaction().execute(async (tx) => {
      return work({ tx, asker, vesselId, atMs: clock.now(), running: await lockRunningWatch(tx, vesselId) });
    });
    await drag.load();
    await publishAlarms(db, bus, ended);
    return list(vesselId);
  }

  return {
    async list(caller: Caller, vesselId: VesselId): Promise<AnchorWatches> {
      await rights.require(caller, 'view', [vesselId]);
      return list(vesselId);
    },

    set: (asker: Asker, { vesselId, ...circle }: BodyOf<typeof setAnchorWatch>) =>
      change(asker, vesselId, (under) => begin(under, circle)),

    changeRadius: (asker: Asker, { vesselId, radiusMeters }: BodyOf<typeof changeAnchorWatch>) =>
      change(asker, vesselId, (under) => resize(under, radiusMeters)),

    end: (asker: Asker, vesselId: VesselId) => change(asker, vesselId, finish),
  };
}
export type AnchorWatchService = ReturnType<typeof createAnchorWatchService>;

async function begin(under: Change, circle: Circle): Promise<[]> {
  const { tx, vesselId, running, asker, atMs } = under;
  if (running !== undefined) throw conflict('An anchor watch runs for this vessel already.');
  await insertWatch(tx, { vesselId, ...circle, setBy: asker.caller.userName, setMs: atMs });
  await record(under, 'anchor-watch.set', { new: circle });
  return [];
}

async function resize(under: Change, radiusMeters: number): Promise<[]> {
  const running = theRunning(under);
  await updateWatch(under.tx, running.id, { radiusMeters });
  await record(under, 'anchor-watch.changed', {
    old: { radiusMeters: running.radiusMeters },
    new: { radiusMeters },
  });
  return [];
}

/** Ends a watch; its open alarm is cleared in the name of the user who ended the watch. */
async function finish(under: Change): Promise<readonly AlarmId[]> {
  const { tx, atMs, asker } = under;
  const running = theRunning(under);
  const who = asker.caller.userName;
  await updateWatch(tx, running.id, { endedBy: who, endedMs: atMs });
  const open = openAlarms(running);
  for (const alarmId of open) await clearEvaluatedAlarm(tx, alarmId, { atMs, value: null, who });
  const { latitude, longitude, radiusMeters } = running;
  await record(under, 'anchor-watch.ended', { old: { latitude, longitude, radiusMeters } });
  return open;
}

function theRunning({ running }: Change): DraggedWatch {
  if (running === undefined) throw notFound('An anchor watch of this vessel');
  return running;
}

function record({ tx, asker, vesselId, atMs }: Change, what: string, change: { old?: unknown; new?: unknown }) {
  const { caller, from } = asker;
  const entry = { at: atMs, ...toActor(caller), from, what, subject: `vessel:${vesselId}` };
  return recordAudit(tx, { ...entry, ...change });
}

function toWire({ setBy, setMs, endedBy, endedMs, drags, ...watch }: DraggedWatch): AnchorWatch {
  return {
    ...watch,
    set: { by: setBy, at: toWireTime(setMs) },
    ended: endedMs === null ? null : { by: endedBy ?? '', at: toWireTime(endedMs) },
    drags: drags.map(({ alarmId, raisedMs, clearedMs }) => ({
      alarmId,
      from: toWireTime(raisedMs),
      to: clearedMs === null ? null : toWireTime(clearedMs),
    })),
  };
}
