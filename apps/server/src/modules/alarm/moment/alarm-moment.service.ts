/** Alarms as they stood at a moment of the past. */
import { type Alarm, MAX_MOMENT_ALARMS } from '@fms/contract/alarm';
import { fromWireTime } from '@fms/contract/scalar';
import type { VesselId } from '@fms/domain/identity';
import type { Caller } from '../../../platform/access/caller.ts';
import type { AlarmPorts } from '../alarm.service.ts';
import { toAlarm } from '../alarm-wire.service.ts';
import { findMomentAlarms, findMomentHolds, findMomentSteps } from './alarm-moment.repository.ts';
import { recallAlarm } from './recall-alarm.ts';

interface MomentQuery {
  vesselId: VesselId;
  at: string;
  /** As the shore knew it then. */
  knownAt?: string | undefined;
}

export function createAlarmMomentService({ db, rights }: Pick<AlarmPorts, 'db' | 'rights'>) {
  return {
    /** Those active at a moment, newest first. Steps count by the clock that took them: the ship's for what was measured. */
    async list(caller: Caller, { vesselId, at, knownAt }: MomentQuery): Promise<Alarm[]> {
      await rights.require(caller, 'view', [vesselId]);
      const atMs = fromWireTime(at);
      const knownAtMs = knownAt === undefined ? undefined : fromWireTime(knownAt);
      const asked = { vesselId, atMs, knownAtMs };
      const rows = await findMomentAlarms(db, { ...asked, limit: MAX_MOMENT_ALARMS });
      if (rows.length === 0) return [];
      const ids = rows.map(({ id }) => id);
      const [steps, holds] = await Promise.all([findMomentSteps(db, ids, asked), findMomentHolds(db, asked)]);
      const stepsOf = Map.groupBy(steps, ({ alarmId }) => alarmId);
      return rows.flatMap((row) => {
        const then = recallAlarm(row, stepsOf.get(row.id) ?? [], holds, asked);
        return then === undefined ? [] : [toAlarm(then)];
      });
    },
  };
}
export type AlarmMomentService = ReturnType<typeof createAlarmMomentService>;
