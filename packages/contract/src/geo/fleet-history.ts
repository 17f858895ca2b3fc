/** What replaying a fleet needs: where all of it was, and what was left out of its tracks (calls of our own, /api/v2/position). */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { defineList } from '../endpoint/list.ts';
import { vesselPeriodQuery } from '../endpoint/query.ts';
import { vesselId } from '../scalar/id.ts';
import { position } from '../scalar/position.ts';
import { requestTime } from '../scalar/time.ts';

/** Longest span one call may ask for, days. */
export const MAX_HISTORY_DAYS = 31;
/** Points of one answer at most; the scope is made coarser until they fit. */
export const MAX_HISTORY_POINTS = 300_000;
/** Outliers of one answer at most, the newest. */
export const MAX_OUTLIERS = 2_000;

const span = z
  .object({ fromTime: requestTime, toTime: requestTime })
  .refine(({ fromTime, toTime }) => Date.parse(fromTime) < Date.parse(toTime), {
    message: 'fromTime must lie before toTime',
  })
  .refine(({ fromTime, toTime }) => Date.parse(toTime) - Date.parse(fromTime) <= MAX_HISTORY_DAYS * 86_400_000, {
    message: `at most ${MAX_HISTORY_DAYS} days`,
  });

/** Parallel columns, oldest first; times are epoch milliseconds. */
export const vesselHistory = z.object({
  vesselId,
  times: z.array(z.number()),
  latitudes: z.array(z.number()),
  longitudes: z.array(z.number()),
});
export type VesselHistory = z.infer<typeof vesselHistory>;

export const fleetHistory = z.object({
  /** By which scope the points were thinned; coarser than asked for when there were too many. */
  scope: z.int(),
  vessels: z.array(vesselHistory),
});
export type FleetHistory = z.infer<typeof fleetHistory>;

export const getFleetHistory = defineEndpoint('POST /api/v2/position/history', 'user', {
  summary: 'Positions of all vessels the caller may see, or of those named, in a span; with the last one before it.',
  body: span.and(z.object({ scope: z.int().min(0).max(22), vesselIds: z.array(vesselId).max(20_000).optional() })),
  answer: fleetHistory,
});

export const outlier = z.object({
  time: z.number(),
  ...position,
  /** Why it was left out: bits as in samples. */
  quality: z.int(),
});
export type Outlier = z.infer<typeof outlier>;

export const getOutliers = defineList('GET /api/v2/position/outliers', 'user', outlier, {
  summary: 'Positions of a vessel that its track leaves out, newest first, each with the reason.',
  query: vesselPeriodQuery,
});

export const fleetHistoryEndpoints = { getFleetHistory, getOutliers };
