/** Assignment of alarms to a person, and escalation to managers without an acknowledgement (§B4-13). */
import { MAX_ESCALATION_MINUTES } from '@fms/domain/alarm';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { defineVesselRead } from '../endpoint/query.ts';
import { userId, vesselId } from '../scalar/id.ts';
import { alarm, alarmIds } from './alarm.ts';

export const alarmAssignee = z.object({ userId, userName: z.string() });
export type AlarmAssignee = z.infer<typeof alarmAssignee>;

export const listAlarmAssignees = defineVesselRead('GET /api/v2/alarm/assignees', 'user', {
  summary: 'Accounts that alarms of a vessel may be assigned to: those that follow it, by name.',
  answer: z.array(alarmAssignee),
});

export const assignAlarm = defineEndpoint('POST /api/v2/alarm/assign', 'user', {
  summary: 'Assigns alarms to an account that follows their vessels; null takes the assignment back.',
  body: z.object({ alarmIds, userId: userId.nullable() }),
  answer: z.array(alarm),
});

export const alarmEscalation = z.object({
  /** An alarm that is unacknowledged for so long is escalated; 0 is never. */
  minutes: z.int().min(0).max(MAX_ESCALATION_MINUTES),
  /** The managers of the vessel's organisation, who are told. */
  managers: z.array(z.string()),
});
export type AlarmEscalation = z.infer<typeof alarmEscalation>;

export const getAlarmEscalation = defineVesselRead('GET /api/v2/alarm/escalation', 'user', {
  summary: 'After how long an unacknowledged alarm of a vessel is escalated, and to whom.',
  answer: alarmEscalation,
});

export const setAlarmEscalation = defineEndpoint('PUT /api/v2/alarm/escalation', 'manager', {
  summary: 'Sets after how many minutes an unacknowledged alarm of a vessel is escalated; 0 is never.',
  body: z.object({ vesselId, minutes: alarmEscalation.shape.minutes }),
  answer: alarmEscalation,
});

export const alarmDutyEndpoints = { listAlarmAssignees, assignAlarm, getAlarmEscalation, setAlarmEscalation };
