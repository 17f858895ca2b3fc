/** Where values are heading: rate of change and the time to a limit (call of our own). */
import { z } from 'zod';
import { defineList } from '../endpoint/list.ts';
import { tagId } from '../scalar/id.ts';
import { requestTime, wireTime } from '../scalar/time.ts';

/** Tags one call may name: the rows of Home, or the alarms of one vessel. */
export const MAX_FORECAST_TAGS = 200;

export const tagForecast = z.object({
  dataTagId: tagId,
  /** When it was computed; times to a limit count from here. */
  time: wireTime,
  /** In the unit of the tag; falling is negative. */
  ratePerHour: z.number(),
  /** Half width of the 95 % interval of the rate. */
  errorPerHour: z.number(),
  /** Time the rate was measured over. */
  spanSeconds: z.number(),
  /** The limit that is reached first; null where none lies ahead, or its time cannot be told. */
  reach: z
    .object({
      limit: z.number(),
      /** What the limit raises. */
      priority: z.enum(['warning', 'alarm']),
      seconds: z.number(),
      earliestSeconds: z.number(),
      latestSeconds: z.number(),
    })
    .nullable(),
});
export type TagForecast = z.infer<typeof tagForecast>;

export const getTagForecast = defineList('POST /api/v2/tag/forecast', 'user', tagForecast, {
  summary:
    'Rate of change of tags over the last hour or 20 min, and the limit each reaches first. Tags whose samples no straight line describes, that stand still or whose newest sample is bad are absent.',
  body: z.object({
    dataTagIds: z.array(tagId).min(1).max(MAX_FORECAST_TAGS),
    /** As it was then; now where left out. */
    at: requestTime.optional(),
  }),
});

export const tagForecastEndpoints = { getTagForecast };
