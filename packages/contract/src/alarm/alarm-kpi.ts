/** How the alarms of a vessel perform by ISA-18.2 / IEC 62682 (call of our own; the rules are `domain/alarm-kpi`). */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { vesselPeriodQuery } from '../endpoint/query.ts';
import { tagId } from '../scalar/id.ts';
import { timeSpan, wireTime } from '../scalar/time.ts';
import { alarmPriorities } from './alarm.ts';

/** The period at most, days: a leap year. */
export const MAX_KPI_DAYS = 366;
/** Annunciations looked at, the newest; an answer that had to leave out older ones is not complete. */
export const MAX_KPI_ANNUNCIATIONS = 100_000;

const point = z.object({ dataTagId: tagId.nullable(), channel: z.string(), description: z.string() });
const pointCount = point.extend({ count: z.int(), last: wireTime });
export type AlarmPointCount = z.infer<typeof pointCount>;

export const alarmFlood = z.object({
  ...timeSpan,
  count: z.int(),
  /** Most within ten minutes. */
  peak: z.int(),
  /** The first alarm of it. */
  cause: point,
});
export type AlarmFloodEntry = z.infer<typeof alarmFlood>;

export const alarmKpiAnswer = z.object({
  ...timeSpan,
  isComplete: z.boolean(),
  total: z.int(),
  /** UTC days, oldest first, also those without any. */
  days: z.array(z.object({ time: wireTime, count: z.int() })),
  averageADay: z.number(),
  averageTenMinutes: z.number(),
  peakTenMinutes: z.object({ time: wireTime, count: z.int() }).nullable(),
  floods: z.array(alarmFlood),
  floodShare: z.number(),
  chattering: z.array(pointCount),
  fleeting: z.array(pointCount),
  stale: z.array(point.extend({ since: wireTime, priority: z.enum(alarmPriorities) })),
  badActors: z.array(pointCount),
  badActorShare: z.number(),
  byPriority: z.record(z.enum(alarmPriorities), z.int()),
  medianAcknowledgeSeconds: z.number().nullable(),
});
export type AlarmKpiAnswer = z.infer<typeof alarmKpiAnswer>;

export const getAlarmKpi = defineEndpoint('GET /api/v2/alarm/kpi', 'user', {
  summary: 'Alarm rates, floods, chattering, fleeting and stale alarms, bad actors and split by priority of a vessel.',
  query: vesselPeriodQuery,
  answer: alarmKpiAnswer,
});

export const alarmKpiEndpoints = { getAlarmKpi };
