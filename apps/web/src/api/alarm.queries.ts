/** Acknowledging alarms ashore, and the journal. */
import { acknowledgeAlarm, type Alarm, listAlarms, toWireTime } from '@fms/contract';
import type { AlarmId, Instant } from '@fms/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from './index.ts';

/** A screen shows the latest; the journal of issue "vessel" pages through all. */
const LATEST_COUNT = '50';

export const alarmQueries = {
  active: () =>
    queryOptions({
      queryKey: ['alarm', 'active'],
      queryFn: ({ signal }) => call(listAlarms, { query: { active: 'true', limit: '1000' }, signal }),
    }),
  since: (from: Instant) =>
    queryOptions({
      queryKey: ['alarm', 'since', from],
      queryFn: ({ signal }) => call(listAlarms, { query: { fromTime: toWireTime(from), limit: LATEST_COUNT }, signal }),
    }),
};

/** Acknowledges; answers the alarms as they stand now. */
export function acknowledge(alarmIds: AlarmId[]): Promise<Alarm[]> {
  return call(acknowledgeAlarm, { body: { alarmIds } });
}
