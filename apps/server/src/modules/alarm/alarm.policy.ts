/** Which alarms somebody may do something to. */
import type { AlarmId } from '@fms/domain/identity';
import {
  type Caller,
  createUnknownFailure,
  type VesselAction,
  type VesselRights,
} from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { findAlarms, type NamedAlarmRow } from './alarm.repository.ts';

/** All of them, or a refusal that says no more of an alarm of another's vessel than of one that is not there. */
export async function requireAlarms(
  { db, rights }: { db: Db; rights: VesselRights },
  caller: Caller,
  action: VesselAction,
  alarmIds: readonly AlarmId[],
): Promise<NamedAlarmRow[]> {
  const known = await findAlarms(db, alarmIds);
  await rights.require(caller, action, [...new Set(known.map(({ vesselId }) => vesselId))]);
  if (known.length < new Set(alarmIds).size) throw createUnknownFailure(caller, 'The alarm');
  return known;
}
