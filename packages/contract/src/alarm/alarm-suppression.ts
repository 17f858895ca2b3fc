/**
 * Keeping alarms out of the way on purpose, always with a reason (ISA-18.2; calls of our own). What is shelved is the
 * limit of the tag and not the one alarm: it stays shelved while it clears and comes again, until it gets worse.
 */
import { MAX_SHELVE_MINUTES } from '@fms/domain/alarm';
import { z } from 'zod';
import { type Access, defineEndpoint, type EndpointTarget } from '../endpoint/endpoint.ts';
import { multiLineText } from '../scalar/text.ts';
import { alarm, alarmIds, MAX_ALARM_NOTE } from './alarm.ts';

const reason = multiLineText(MAX_ALARM_NOTE).trim().min(1);
const these = z.object({ alarmIds });

/** A call that changes alarms and answers them as they are then. */
function defineChange<Body extends z.ZodType>(target: EndpointTarget, access: Access, body: Body, summary: string) {
  return defineEndpoint(target, access, { summary, body, answer: z.array(alarm) });
}

export const shelveAlarm = defineChange(
  'POST /api/v2/alarm/shelve',
  'user',
  these.extend({ minutes: z.int().min(1).max(MAX_SHELVE_MINUTES), reason }),
  'Shelves alarms for at most 24 h; the server takes them off the shelf by its own clock.',
);

export const unshelveAlarm = defineChange(
  'POST /api/v2/alarm/unshelve',
  'user',
  these,
  'Takes alarms off the shelf before their time.',
);

export const takeAlarmOutOfService = defineChange(
  'POST /api/v2/alarm/out-of-service',
  'manager',
  these.extend({ reason }),
  'Takes alarms out of service until they are returned, for repair or maintenance.',
);

export const returnAlarmToService = defineChange(
  'POST /api/v2/alarm/return-to-service',
  'manager',
  these,
  'Returns alarms to service.',
);

export const alarmSuppressionEndpoints = {
  shelveAlarm,
  unshelveAlarm,
  takeAlarmOutOfService,
  returnAlarmToService,
};
