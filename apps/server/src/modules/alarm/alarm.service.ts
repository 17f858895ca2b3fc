/** Alarms as people see them (calls of our own under /api/v2/alarm). */
import type { Alarm } from '@fms/contract/alarm';
import { fromWireTime } from '@fms/contract/scalar';
import type { VesselId } from '@fms/domain/identity';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { listAlarms } from './alarm.repository.ts';
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

export function createAlarmService({ db, rights }: Pick<AlarmPorts, 'db' | 'rights'>) {
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

    /** What a client must know when it connects. */
    async active(vesselIds: ReadonlySet<VesselId>): Promise<Alarm[]> {
      const { rows } = await listAlarms(db, { vesselIds, active: true, offset: 0, limit: MAX_ACTIVE });
      return rows.map(toAlarm);
    },
  };
}
export type AlarmService = ReturnType<typeof createAlarmService>;
