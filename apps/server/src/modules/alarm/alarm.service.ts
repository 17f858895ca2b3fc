/** Alarms as people see and acknowledge them (calls of our own under /api/v2/alarm). */
import type { Alarm } from '@fms/contract/alarm';
import { fromWireTime } from '@fms/contract/scalar';
import type { AlarmId, VesselId } from '@fms/domain/identity';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../platform/audit/audit.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { requireAlarms } from './alarm.policy.ts';
import { acknowledgeAlarms, findAlarms, insertSteps, listAlarms } from './alarm.repository.ts';
import { toAlarm } from './alarm-wire.service.ts';

export interface AlarmPorts {
  db: Db;
  bus: Pick<Bus, 'publish'>;
  clock: Clock;
  rights: VesselRights;
}

export interface AlarmQuery {
  vesselId?: VesselId | undefined;
  active?: boolean | undefined;
  standing?: boolean | undefined;
  fromTime?: string | undefined;
  toTime?: string | undefined;
  offset: number;
  limit: number;
}

/** Active alarms told at once to a client that connects; beyond it opens the list. */
const MAX_ACTIVE = 1000;

const timeOf = (text: string | undefined) => (text === undefined ? undefined : fromWireTime(text));

export function createAlarmService({ db, bus, clock, rights }: AlarmPorts) {
  return {
    /** Newest first, of one vessel or of all the caller may see. */
    async list(caller: Caller, question: AlarmQuery): Promise<{ total: number; alarms: Alarm[] }> {
      const { vesselId, active = false, standing, fromTime, toTime, offset, limit } = question;
      if (vesselId !== undefined) await rights.require(caller, 'view', [vesselId]);
      const vesselIds = vesselId === undefined ? await rights.visible(caller) : [vesselId];
      const filter = { vesselIds, active, standing, fromMs: timeOf(fromTime), toMs: timeOf(toTime), offset, limit };
      const { total, rows } = await listAlarms(db, filter);
      return { total, alarms: rows.map(toAlarm) };
    },

    /** Acknowledges; an earlier acknowledgement keeps its name. */
    async acknowledge(caller: Caller, from: string, alarmIds: readonly AlarmId[], comment: string): Promise<Alarm[]> {
      const known = await requireAlarms({ db, rights }, caller, 'acknowledge', alarmIds);
      const atMs = clock.now();
      const changed = await db.transaction().execute(async (tx) => {
        const ids = await acknowledgeAlarms(tx, alarmIds, { by: caller.userName, atMs, comment });
        const step = { kind: 'acknowledged', atMs, value: null, who: caller.userName, note: comment } as const;
        await insertSteps(
          tx,
          ids.map((alarmId) => ({ alarmId, ...step })),
        );
        for (const { id, channel } of known.filter((alarm) => ids.includes(alarm.id))) {
          const entry = { at: atMs, ...toActor(caller), from, what: 'alarm.acknowledged', subject: `alarm:${id}` };
          await recordAudit(tx, { ...entry, new: { channel, comment } });
        }
        return new Set(ids);
      });
      const alarms = (await findAlarms(db, alarmIds)).map(toAlarm);
      if (changed.size > 0)
        bus.publish(
          'alarm.changed',
          alarms.filter(({ id }) => changed.has(id)),
        );
      return alarms;
    },

    /** What a client must know when it connects. */
    async active(vesselIds: ReadonlySet<VesselId>): Promise<Alarm[]> {
      const { rows } = await listAlarms(db, { vesselIds, active: true, offset: 0, limit: MAX_ACTIVE });
      return rows.map(toAlarm);
    },
  };
}
export type AlarmService = ReturnType<typeof createAlarmService>;
