/** Assignment of alarms to a person, and the escalation time of a vessel (calls of our own). */
import type { Alarm, AlarmAssignee, AlarmEscalation, assignAlarm } from '@fms/contract/alarm';
import type { BodyOf } from '@fms/contract/endpoint';
import { DEFAULT_ESCALATION_MINUTES } from '@fms/domain/alarm';
import type { UserId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Caller } from '../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { conflict, invalid } from '../../platform/failure/failure.ts';
import { type Follower, findFollowers } from '../vessel/index.ts';
import { requireAlarms } from './alarm.policy.ts';
import { findAlarms, insertSteps, type NamedAlarmRow } from './alarm.repository.ts';
import type { AlarmPorts } from './alarm.service.ts';
import { findEscalationMinutes, insertAssignment, upsertEscalationMinutes } from './alarm-duty.repository.ts';
import { toAlarm } from './alarm-wire.service.ts';

/** Managers of the vessel's own organisation: those behind the watch. */
export async function findManagers(db: Db, vesselId: VesselId, now: Instant): Promise<Follower[]> {
  return (await findFollowers(db, vesselId, now)).filter(({ role, isOwn }) => role === 'Manager' && isOwn);
}

export function createAlarmDutyService({ db, bus, clock, rights }: AlarmPorts) {
  /** The assignee, who must follow every vessel in question; throws `invalid` otherwise. */
  async function requireAssignee(userId: UserId, vesselIds: ReadonlySet<VesselId>): Promise<Follower> {
    let found: Follower | undefined;
    for (const vesselId of vesselIds) {
      found = (await findFollowers(db, vesselId, clock.now())).find(({ id }) => id === userId);
      if (found === undefined) break;
    }
    if (found === undefined) throw invalid('This account does not follow the vessel.', ['userId: unknown']);
    return found;
  }

  async function escalation(vesselId: VesselId): Promise<AlarmEscalation> {
    const minutes = (await findEscalationMinutes(db, vesselId)) ?? DEFAULT_ESCALATION_MINUTES;
    return { minutes, managers: (await findManagers(db, vesselId, clock.now())).map(({ userName }) => userName) };
  }

  return {
    async assignees(caller: Caller, vesselId: VesselId): Promise<AlarmAssignee[]> {
      await rights.require(caller, 'view', [vesselId]);
      return (await findFollowers(db, vesselId, clock.now())).map(({ id: userId, userName }) => ({ userId, userName }));
    },

    /** Assigns active alarms to a user; null takes the assignment back. */
    async assign(caller: Caller, from: string, { alarmIds, userId }: BodyOf<typeof assignAlarm>): Promise<Alarm[]> {
      const known = await requireAlarms({ db, rights }, caller, 'acknowledge', alarmIds);
      if (known.some(({ clearedMs, acknowledgedMs }) => clearedMs !== null && acknowledgedMs !== null)) {
        throw conflict('Only an active alarm can be assigned.');
      }
      const vesselIds = new Set(known.map(({ vesselId }) => vesselId));
      const to = userId === null ? null : await requireAssignee(userId, vesselIds);
      // One that stands so already keeps since when, and by whom.
      const changed = known.filter(({ assignedTo, assignedMs }) => {
        return to === null ? assignedMs !== null : assignedTo !== to.id;
      });
      if (changed.length > 0) {
        await db.transaction().execute((tx) => writeChange(tx, changed, { caller, from, to, atMs: clock.now() }));
      }
      const alarms = (await findAlarms(db, alarmIds)).map(toAlarm);
      const ids = new Set(changed.map(({ id }) => id));
      if (ids.size > 0) {
        bus.publish(
          'alarm.changed',
          alarms.filter(({ id }) => ids.has(id)),
        );
      }
      return alarms;
    },

    async escalation(caller: Caller, vesselId: VesselId): Promise<AlarmEscalation> {
      await rights.require(caller, 'view', [vesselId]);
      return escalation(vesselId);
    },

    async setEscalation(
      caller: Caller,
      from: string,
      { vesselId, minutes }: { vesselId: VesselId; minutes: number },
    ): Promise<AlarmEscalation> {
      await rights.require(caller, 'edit', [vesselId]);
      await db.transaction().execute(async (tx) => {
        const old = (await findEscalationMinutes(tx, vesselId)) ?? DEFAULT_ESCALATION_MINUTES;
        await upsertEscalationMinutes(tx, vesselId, minutes);
        const entry = { at: clock.now(), ...toActor(caller), from, what: 'alarm.escalation-set' };
        await recordAudit(tx, { ...entry, subject: `vessel:${vesselId}`, old: { minutes: old }, new: { minutes } });
      });
      return escalation(vesselId);
    },
  };
}
export type AlarmDutyService = ReturnType<typeof createAlarmDutyService>;

interface Change {
  caller: Caller;
  from: string;
  to: Follower | null;
  atMs: Instant;
}

async function writeChange(tx: Db, alarms: readonly NamedAlarmRow[], { caller, from, to, atMs }: Change) {
  const by = caller.userName;
  await insertAssignment(
    tx,
    alarms.map(({ id }) => id),
    to && { assignedTo: to.id, assignedName: to.userName, assignedBy: by, assignedMs: atMs },
  );
  const kind = to === null ? 'unassigned' : 'assigned';
  await insertSteps(
    tx,
    alarms.map(({ id: alarmId, assignedName }) => {
      return { alarmId, kind, atMs, value: null, who: by, note: to?.userName ?? assignedName ?? '' };
    }),
  );
  for (const { id, channel, assignedName, assignedTo } of alarms) {
    const entry = { at: atMs, ...toActor(caller), from, what: `alarm.${kind}`, subject: `alarm:${id}` };
    const [old, now] = [assignedName, to?.userName ?? null].map((assigned) => ({ channel, assigned }));
    await recordAudit(tx, { ...entry, old, new: now, kept: { old: assignedTo, new: to?.id ?? null } });
  }
}
