/**
 * Keeping alarms out of the way on purpose, always with a reason (ISA-18.2; calls of our own). What is shelved is the
 * limit of the tag and not the one alarm: it stays shelved while it clears and comes again, until it gets worse.
 */
import { MAX_SHELVE_MINUTES } from '@fms/domain/alarm';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { multiLineText } from '../scalar/text.ts';
import { alarm, alarmIds, MAX_ALARM_NOTE } from './alarm.ts';

const reason = multiLineText(MAX_ALARM_NOTE).trim().min(1);
const these = z.object({ alarmIds });

export const shelveAlarm = defineEndpoint('POST /api/v2/alarm/shelve', 'user', {
  summary: 'Shelves alarms for at most 24 h; the server takes them off the shelf by its own clock.',
  body: these.extend({ minutes: z.int().min(1).max(MAX_SHELVE_MINUTES), reason }),
  answer: z.array(alarm),
});

export const unshelveAlarm = defineEndpoint('POST /api/v2/alarm/unshelve', 'user', {
  summary: 'Takes alarms off the shelf before their time.',
  body: these,
  answer: z.array(alarm),
});

export const takeAlarmOutOfService = defineEndpoint('POST /api/v2/alarm/out-of-service', 'manager', {
  summary: 'Takes alarms out of service until they are returned, for repair or maintenance.',
  body: these.extend({ reason }),
  answer: z.array(alarm),
});

export const returnAlarmToService = defineEndpoint('POST /api/v2/alarm/return-to-service', 'manager', {
  summary: 'Returns alarms to service.',
  body: these,
  answer: z.array(alarm),
});

export const alarmSuppressionEndpoints = {
  shelveAlarm,
  unshelveAlarm,
  takeAlarmOutOfService,
  returnAlarmToService,
};
