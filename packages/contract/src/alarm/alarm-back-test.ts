/** Trying limits on stored history (call of our own; the rules are `domain/alarm-back-test`). */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { tagId } from '../scalar/id.ts';
import { requestTime, wireTime } from '../scalar/time.ts';
import { qualityRule } from '../tag/tag-edit.ts';

/** The period at most, days. */
export const MAX_BACK_TEST_DAYS = 366;
/** Samples evaluated at most; later ones are left out, and the answer says how far it went. */
export const MAX_BACK_TEST_SAMPLES = 5_000_000;
/** Alarms listed of each kind; the counts are of all. */
export const MAX_BACK_TEST_ALARMS = 200;

export const alarmLimits = z.object({
  alarmLevel: z.number().nullable(),
  emergencyLevel: z.number().nullable(),
  reverse: z.boolean(),
  delaySeconds: z.number().min(0).max(86_400),
  deadBand: z.number().min(0),
});
export type AlarmLimitsInput = z.infer<typeof alarmLimits>;

const episode = z.object({
  from: wireTime,
  /** Null while it lasts. */
  to: wireTime.nullable(),
  severity: z.enum(['warning', 'alarm']),
  peak: z.number(),
});
export type BackTestEpisode = z.infer<typeof episode>;

const listed = z.object({ count: z.int(), newest: z.array(episode) });

export const alarmBackTest = z.object({
  /** Samples evaluated, and until when; earlier than asked where there were too many. */
  samples: z.int(),
  testedTo: wireTime,
  isComplete: z.boolean(),
  /** Alarms the present limits raise over the same samples. */
  before: z.int(),
  /** Alarms the tried ones raise. */
  after: z.int(),
  vanishing: listed,
  coming: listed,
  /** Raised by both, with another severity. */
  changing: listed,
  /** Raised by the present limits for over a minute, and at no time of it by the tried ones. */
  missed: listed,
  /** The alarm that is raised most later than before, and when that was; null where none is. */
  later: z.object({ seconds: z.number(), from: wireTime }).nullable(),
  /** The newest that each raises, whatever the other does. */
  raised: z.object({ before: z.array(episode), after: z.array(episode) }),
  /** Seconds of the shortest alarm that ended; null where none did. */
  shortest: z.object({ before: z.number().nullable(), after: z.number().nullable() }),
  /** Samples that the quality rules flag: as they are stored, and by the tried rule. */
  flagged: z.object({ before: z.int(), after: z.int() }),
});
export type AlarmBackTest = z.infer<typeof alarmBackTest>;

export const backTestAlarm = defineEndpoint('POST /api/v2/alarm/back-test', 'user', {
  summary:
    'Evaluates stored samples of a tag by its present limits and by tried ones, with a tried quality rule where one is given; changes nothing.',
  body: z.object({
    dataTagId: tagId,
    fromTime: requestTime,
    toTime: requestTime,
    limits: alarmLimits,
    qualityRule: qualityRule.optional(),
  }),
  answer: alarmBackTest,
});

export const alarmBackTestEndpoints = { backTestAlarm };
