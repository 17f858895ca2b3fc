/**
 * Shelving alarms and taking them out of service (ISA-18.2; calls of our own). Each change is authorised, kept in the
 * journal and in the audit trail with its reason, and published to every client that lists the alarm.
 */
import type { Alarm, shelveAlarm, takeAlarmOutOfService } from '@fms/contract/alarm';
import type { BodyOf } from '@fms/contract/endpoint';
import { toWireTime } from '@fms/contract/scalar';
import type { AlarmId } from '@fms/domain/identity';
import { type Instant, MINUTE_MS } from '@fms/domain/time';
import type { Caller, VesselAction } from '../../platform/access/caller.ts';
import { type Actor, recordAudit, toActor } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import type { AlarmSuppressionTable } from '../../platform/database/tables/telemetry.ts';
import { conflict } from '../../platform/failure/failure.ts';
import { requireAlarms } from './alarm.policy.ts';
import { findAlarms, insertSteps, type NamedAlarmRow } from './alarm.repository.ts';
import type { AlarmPorts } from './alarm.service.ts';
import {
  type AlarmPoint,
  deleteEnded,
  deleteSuppressions,
  type Ended,
  findActiveOf,
  findNextEnd,
  insertSuppressions,
} from './alarm-suppression.repository.ts';
import { toAlarm } from './alarm-wire.service.ts';

type Kind = AlarmSuppressionTable['kind'];

/** Shelving needs the right to acknowledge and lasts a day at most; without an end it needs the right to edit. */
const NEEDED: Record<Kind, VesselAction> = { shelved: 'acknowledge', 'out-of-service': 'edit' };
const ENDING = { shelved: 'unshelved', 'out-of-service': 'returned-to-service' } as const;
/** The actor of an end by time. */
const CLOCK: Actor = { accountId: null, who: 'server', actingId: null };
/** The store is asked this often at least: a shelving may have been written by another process. */
const LOOK_MS = MINUTE_MS;

/** A request to suppress alarms, and the address it came from. */
interface Asked {
  caller: Caller;
  from: string;
  kind: Kind;
  alarmIds: readonly AlarmId[];
}
type Reasoned = Asked & { reason: string; untilMs: Instant | null };

/** Who ended it, and when. */
interface End {
  by: Actor;
  from: string;
  kind: Kind;
  atMs: Instant;
}

export function createAlarmSuppressionService({ db, bus, clock, rights }: AlarmPorts) {
  /** Cached, so that the check every second reads no rows while nothing ends; no known shelving ends before it. */
  let nextLook = clock.now();
  const expectEnd = (atMs: Instant | null) => {
    if (atMs !== null) nextLook = Math.min(nextLook, atMs);
  };

  const mine = ({ caller, kind, alarmIds }: Asked) => requireAlarms({ db, rights }, caller, NEEDED[kind], alarmIds);

  /** Tells how the active alarms of these points stand now. */
  async function tell(points: readonly AlarmPoint[]): Promise<void> {
    const alarms = (await findAlarms(db, await findActiveOf(db, points))).map(toAlarm);
    if (alarms.length > 0) bus.publish('alarm.changed', alarms);
  }

  async function suppress(asked: Reasoned): Promise<Alarm[]> {
    const alarms = await mine(asked);
    await db.transaction().execute((tx) => writeSuppression(tx, alarms, asked, clock.now()));
    expectEnd(asked.untilMs);
    await tell(alarms);
    return (await findAlarms(db, asked.alarmIds)).map(toAlarm);
  }

  async function restore(asked: Asked): Promise<Alarm[]> {
    await mine(asked);
    const { caller, from, kind, alarmIds } = asked;
    const ended = await db.transaction().execute(async (tx) => {
      const deleted = await deleteSuppressions(tx, alarmIds, kind);
      await writeEnds(tx, deleted, { by: toActor(caller), from, kind, atMs: clock.now() });
      return deleted;
    });
    await tell(ended);
    return (await findAlarms(db, alarmIds)).map(toAlarm);
  }

  return {
    shelve(caller: Caller, from: string, { minutes, ...body }: BodyOf<typeof shelveAlarm>) {
      return suppress({ caller, from, ...body, kind: 'shelved', untilMs: clock.now() + minutes * MINUTE_MS });
    },
    unshelve: (caller: Caller, from: string, alarmIds: readonly AlarmId[]) =>
      restore({ caller, from, kind: 'shelved', alarmIds }),

    takeOutOfService: (caller: Caller, from: string, body: BodyOf<typeof takeAlarmOutOfService>) =>
      suppress({ caller, from, ...body, kind: 'out-of-service', untilMs: null }),
    returnToService: (caller: Caller, from: string, alarmIds: readonly AlarmId[]) =>
      restore({ caller, from, kind: 'out-of-service', alarmIds }),

    /** Empties the shelf of what lay its time; called every second by the timer, and by tests. */
    async tick(): Promise<void> {
      const atMs = clock.now();
      if (nextLook > atMs) return;
      // Before the store is asked: what is shelved meanwhile, and what fails, may only make it earlier.
      nextLook = atMs + LOOK_MS;
      const ended = await db.transaction().execute(async (tx) => {
        const deleted = await deleteEnded(tx, atMs);
        await writeEnds(tx, deleted, { by: CLOCK, from: '', kind: 'shelved', atMs });
        return deleted;
      });
      expectEnd(await findNextEnd(db));
      await tell(ended);
    },
  };
}
export type AlarmSuppressionService = ReturnType<typeof createAlarmSuppressionService>;

async function writeSuppression(tx: Db, alarms: readonly NamedAlarmRow[], asked: Reasoned, atMs: Instant) {
  const { caller, from, kind, reason, untilMs } = asked;
  const who = caller.userName;
  // One point once: of two alarms of one limit the later one is meant.
  const byPoint = new Map(alarms.map((alarm) => [`${alarm.vesselId}/${alarm.tagId}/${alarm.channel}`, alarm]));
  const rows = [...byPoint.values()].map(({ id: alarmId, vesselId, tagId, channel, priority }) => {
    return { alarmId, vesselId, tagId, channel, priority, kind, who, atMs, untilMs, reason };
  });
  if ((await insertSuppressions(tx, rows)) < rows.length) {
    throw conflict('What is out of service cannot be shelved: return it to service first.');
  }
  const step = { kind, atMs, value: null, who, note: reason, ...(untilMs === null ? {} : { untilMs }) };
  await insertSteps(
    tx,
    alarms.map(({ id: alarmId }) => ({ alarmId, ...step })),
  );
  const until = untilMs === null ? null : toWireTime(untilMs);
  for (const { id, channel } of alarms) {
    const entry = { at: atMs, ...toActor(caller), from, what: `alarm.${kind}`, subject: `alarm:${id}` };
    await recordAudit(tx, { ...entry, new: { channel, reason, until } });
  }
}

async function writeEnds(tx: Db, ended: readonly Ended[], { by, from, kind, atMs }: End): Promise<void> {
  const step = { kind: ENDING[kind], atMs, value: null, ...(by === CLOCK ? {} : { who: by.who }) };
  await insertSteps(
    tx,
    ended.map(({ alarmId }) => ({ alarmId, ...step })),
  );
  for (const { alarmId, channel } of ended) {
    const entry = { at: atMs, ...by, from, what: `alarm.${ENDING[kind]}`, subject: `alarm:${alarmId}` };
    await recordAudit(tx, { ...entry, new: { channel } });
  }
}
