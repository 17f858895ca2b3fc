/** Assignment of alarms to a person, and escalation to managers without an acknowledgement (§B4-13). */
import { MAX_ESCALATION_MINUTES } from '@fms/domain/alarm';
import { z } from 'zod';
import { defineList, defineVesselList } from '../endpoint/list.ts';
import { defineVesselSetting } from '../endpoint/vessel-entry.ts';
import { userId } from '../scalar/id.ts';
import { alarm, alarmIds } from './alarm.ts';

export const alarmAssignee = z.object({ userId, userName: z.string() });
export type AlarmAssignee = z.infer<typeof alarmAssignee>;

export const listAlarmAssignees = defineVesselList('GET /api/v2/alarm/assignees', 'user', alarmAssignee, {
  summary: 'Accounts that alarms of a vessel may be assigned to: those that follow it, by name.',
});

export const assignAlarm = defineList('POST /api/v2/alarm/assign', 'user', alarm, {
  summary: 'Assigns alarms to an account that follows their vessels; null takes the assignment back.',
  body: z.object({ alarmIds, userId: userId.nullable() }),
});

const delay = {
  /** An alarm that is unacknowledged for so long is escalated; 0 is never. */
  minutes: z.int().min(0).max(MAX_ESCALATION_MINUTES),
};

export const alarmEscalation = z.object({
  ...delay,
  /** The managers of the vessel's organisation, who are told. */
  managers: z.array(z.string()),
});
export type AlarmEscalation = z.infer<typeof alarmEscalation>;

export const [getAlarmEscalation, setAlarmEscalation] = defineVesselSetting(
  '/api/v2/alarm/escalation',
  alarmEscalation,
  delay,
  {
    read: 'After how long an unacknowledged alarm of a vessel is escalated, and to whom.',
    write: 'Sets after how many minutes an unacknowledged alarm of a vessel is escalated; 0 is never.',
  },
);

export const alarmDutyEndpoints = { listAlarmAssignees, assignAlarm, getAlarmEscalation, setAlarmEscalation };
