/** Acknowledging alarms ashore. */
import { acknowledgeAlarm, type Alarm } from '@fms/contract';
import type { AlarmId } from '@fms/domain';
import { call } from './index.ts';

/** Acknowledges; answers the alarms as they stand now. */
export function acknowledge(alarmIds: AlarmId[]): Promise<Alarm[]> {
  return call(acknowledgeAlarm, { body: { alarmIds } });
}
