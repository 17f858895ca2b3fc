/** What a vessel's positions say about its voyage: where it stayed, and time and distance by state (§B4-16, §B4-17). */
import { DEFAULT_REPORT_TIME_ZONE, isTimeZone } from '@fms/domain/time';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { vesselPeriodQuery } from '../endpoint/query.ts';
import { position } from '../scalar/position.ts';
import { text } from '../scalar/text.ts';
import { timeSpan } from '../scalar/time.ts';

/** A year of positions is read at once; ask for less beyond it. */
export const MAX_VOYAGE_DAYS = 370;

export const stayKinds = ['port', 'station', 'anchor', 'drift'] as const;

export const stay = z.object({
  /** Moored in a port, held in place elsewhere, swinging about an anchor, or drifting. */
  kind: z.enum(stayKinds),
  ...timeSpan,
  /** The vessel was there already when the period began, or still when it ended. */
  isCutAtStart: z.boolean(),
  isCutAtEnd: z.boolean(),
  ...position,
  /** Nine of ten positions lie within this of the middle. */
  radiusMeters: z.number(),
  /** The nearest known port, null when none is near. */
  portName: z.string().nullable(),
});
export type Stay = z.infer<typeof stay>;

export const voyageStates = ['sea', 'manoeuvre', 'drift', 'anchor', 'berth', 'unknown'] as const;

/** Every state once, in this order. */
const totals = z.array(z.object({ state: z.enum(voyageStates), seconds: z.number(), meters: z.number() }));

export const noonDay = z.object({
  ...timeSpan,
  /** It begins or ends with the period and not at noon. */
  isPartial: z.boolean(),
  totals,
});
export type NoonDay = z.infer<typeof noonDay>;

export const voyage = z.object({
  /** In order of time. */
  stays: z.array(stay),
  totals,
  /** The period from noon to noon of the zone asked for, in order of time; they add up to the totals. */
  days: z.array(noonDay),
  /** Least time between two positions that were looked at. */
  spacingSeconds: z.number(),
});
export type Voyage = z.infer<typeof voyage>;

export const getVoyage = defineEndpoint('GET /api/v2/track/voyage', 'user', {
  summary:
    'Stays found from the positions of a period, and time and distance by state, also from noon to noon; at most a year.',
  query: vesselPeriodQuery.extend({
    /** Whose noon: `+00:00` or a name, as in `reportTimeZone` (§9.6). */
    timeZone: text(64).refine(isTimeZone, 'unknown').default(DEFAULT_REPORT_TIME_ZONE),
  }),
  answer: voyage,
});

export const voyageEndpoints = { getVoyage };
