/** Positions over time (§3, §7.8). */
import { z } from 'zod';
import { MAX_GEO_LIMIT } from '../endpoint/bounds.ts';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { knownAt } from '../endpoint/known-at.ts';
import { defineList } from '../endpoint/list.ts';
import { vesselQuery } from '../endpoint/query.ts';
import { tagId } from '../scalar/id.ts';
import { position } from '../scalar/position.ts';
import { requestTime, wireTime } from '../scalar/time.ts';

/** How the vessel moved and steered at a moment; null for what it did not measure in the minute before. */
export const geoConning = z.object({
  headingDegrees: z.number().nullable(),
  courseDegrees: z.number().nullable(),
  speedKnots: z.number().nullable(),
  /** Degrees a minute, positive to starboard. */
  rateOfTurn: z.number().nullable(),
  /** Of the only rudder or the starboard one, positive to starboard. */
  rudderDegrees: z.number().nullable(),
  portRudderDegrees: z.number().nullable(),
});
export type GeoConning = z.infer<typeof geoConning>;

export const geoPoint = z.object({
  id: z.number(),
  dataTagId: tagId,
  scope: z.int(),
  ...position,
  timestamp: wireTime,
  /** Present where `getConning` asks for it. */
  conning: geoConning.optional(),
});
export type GeoPoint = z.infer<typeof geoPoint>;

/** Points that may be asked for with `getConning` at once: more are refused, so that one call does not hold the store. */
export const MAX_CONNING_POINTS = 20_000;

/** The geo data request of §3. The time filter counts only when both ends are given. */
export const geoRequest = z.object({
  /** Adds heading, course, speed, rate of turn and rudder of the same moment to each point; §3 names it without a meaning. */
  getConning: z.boolean().optional(),
  scope: z.int().min(0).max(22),
  topLeftLatitude: z.number().min(-90).max(90),
  topLeftLongitude: z.number().min(-180).max(180),
  bottomRightLatitude: z.number().min(-90).max(90),
  bottomRightLongitude: z.number().min(-180).max(180),
  dataTagIds: z.array(tagId).max(20_000),
  fromTime: requestTime.optional(),
  toTime: requestTime.optional(),
  ...knownAt,
});
export type GeoRequest = z.infer<typeof geoRequest>;

export const getGeo = defineList('POST /api/v1/data/geo/get', 'user', geoPoint, {
  summary: 'Points of the named position tags inside the box, thinned by scope, newest first (7.8).',
  body: geoRequest,
});

export const getGeoBackup = defineList('POST /api/v1.4/geo/get', 'user', geoPoint, {
  summary: 'As geo/get; getLatest answers only the newest point of each tag (7.8).',
  body: geoRequest.extend({ getLatest: z.boolean().optional() }),
});

export const getGeoLimit = defineList('GET /api/v1/data/geo/getLimit', 'user', geoPoint, {
  summary: 'The newest points of a vessel, never thinned, newest first (7.8).',
  query: vesselQuery.extend({ limit: z.coerce.number().int().min(1).max(MAX_GEO_LIMIT) }),
});

export const getGeoByTimestamp = defineEndpoint('GET /api/v1/data/geo/getByTimestamp', 'user', {
  summary: 'The last point at or before a moment (7.8).',
  query: vesselQuery.extend({ timestamp: requestTime }),
  answer: z.array(geoPoint).max(1),
});

export const geoEndpoints = { getGeo, getGeoBackup, getGeoLimit, getGeoByTimestamp };
