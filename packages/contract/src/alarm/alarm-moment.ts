/** Alarms as they stood at a moment of the past (call of our own). */
import { knownAt } from '../endpoint/known-at.ts';
import { defineList } from '../endpoint/list.ts';
import { vesselQuery } from '../endpoint/query.ts';
import { requestTime } from '../scalar/time.ts';
import { alarm } from './alarm.ts';

/** Alarms of one answer at most, the newest. */
export const MAX_MOMENT_ALARMS = 1000;

export const listAlarmsAt = defineList('GET /api/v2/alarm/at', 'user', alarm, {
  summary:
    'Alarms of a vessel that were active at a moment, with priority, value, acknowledgement and shelving of that moment; with knownAt as the shore knew them then. Whom they were assigned to, and whom they were escalated to, is left out.',
  query: vesselQuery.extend({ at: requestTime, ...knownAt }),
});

export const alarmMomentEndpoints = { listAlarmsAt };
