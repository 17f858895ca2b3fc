/** Rights on alarms, derived from those on their vessels. */
import type { AlarmId } from '@fms/domain/identity';
import {
  type Caller,
  createUnknownFailure,
  type VesselAction,
  type VesselRights,
} from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { findAlarms, type NamedAlarmRow } from './alarm.repository.ts';

/** All of the alarms, or a refusal that is the same for another organisation's alarm and for a missing one. */
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
