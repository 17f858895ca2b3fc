/** Notification rules of the caller: one matrix of source, severity, channel, vessel and hours (calls of our own). */
import { ALARM_PRIORITIES } from '@fms/domain/alarm';
import { NOTIFICATION_CHANNELS, NOTIFICATION_SOURCES, WEEK_DAYS } from '@fms/domain/notification';
import { isTimeZone } from '@fms/domain/time';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { vesselId } from '../scalar/id.ts';
import { asciiText } from '../scalar/text.ts';
import { MAX_ZONES, zoneEventKinds, zoneId } from '../zone/zone.ts';

export const MAX_NOTIFICATION_RULES = 200;
export const MAX_NOTIFICATION_HOURS = 20;
/** Vessels one rule may name; of more it is for all. */
export const MAX_NOTIFICATION_VESSELS = 500;

const timeOfDay = asciiText(5).regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is no time of day as 18:00');

const hours = z.object({
  /** On which it begins. */
  days: z.array(z.enum(WEEK_DAYS)).min(1).max(WEEK_DAYS.length),
  from: timeOfDay,
  /** Where it is not later than `from`, of the next day. */
  to: timeOfDay,
  zone: asciiText(60).refine(isTimeZone, { error: 'is no time zone' }),
});

export const notificationRule = z.object({
  source: z.enum(NOTIFICATION_SOURCES),
  /** Null is any. */
  severity: z.enum(ALARM_PRIORITIES).nullable(),
  channel: z.enum(NOTIFICATION_CHANNELS),
  /** Null is every vessel the caller may see. */
  vesselIds: z.array(vesselId).max(MAX_NOTIFICATION_VESSELS).nullable(),
  /** None is always. Emergency alarms are told outside of them too. */
  hours: z.array(hours).max(MAX_NOTIFICATION_HOURS),
});
export type NotificationRuleInput = z.infer<typeof notificationRule>;

const rules = z.array(notificationRule).max(MAX_NOTIFICATION_RULES);

/** A list the caller keeps: read, and replaced as a whole, at one path. */
function defineOwnList<Shape extends z.ZodType>(
  path: `/api/${string}`,
  list: Shape,
  summary: { readonly get: string; readonly set: string },
) {
  return [
    defineEndpoint(`GET ${path}`, 'user', { summary: summary.get, answer: list }),
    defineEndpoint(`PUT ${path}`, 'user', { summary: summary.set, body: list, answer: list }),
  ] as const;
}

export const [getNotificationRules, setNotificationRules] = defineOwnList('/api/v2/notification/rules', rules, {
  get: 'What the caller is told, by which channel, of which vessels and when.',
  set: 'Replaces the notification rules of the caller.',
});

/** Which events of a zone a person is told. */
export const zoneNotice = z.object({ zoneId, kinds: z.array(z.enum(zoneEventKinds)).max(zoneEventKinds.length) });
export type ZoneNotice = z.infer<typeof zoneNotice>;

const zoneNotices = z.array(zoneNotice).max(MAX_ZONES);

export const [getZoneNotices, setZoneNotices] = defineOwnList('/api/v2/notification/zones', zoneNotices, {
  get: 'Events of zones the caller is told, by zone; zones that are not listed tell all of theirs.',
  set: 'Replaces the choice of zone events of the caller.',
});

export const testNotification = defineEndpoint('POST /api/v2/notification/test', 'user', {
  summary: 'Sends a test message to the caller by push or mail; answers to how many browsers or mailboxes.',
  body: z.object({ channel: z.enum(['push', 'mail']) }),
  answer: z.object({ sent: z.int(), failed: z.int() }),
});

export const notificationEndpoints = {
  getNotificationRules,
  setNotificationRules,
  getZoneNotices,
  setZoneNotices,
  testNotification,
};
