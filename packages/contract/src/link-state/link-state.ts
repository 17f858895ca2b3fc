/** How the link to a ship is doing, and what was refused on the way and why (call of our own). */
import { z } from 'zod';
import { defineList } from '../endpoint/list.ts';
import { vesselQuery } from '../endpoint/query.ts';
import { vesselId } from '../scalar/id.ts';
import { motion, position } from '../scalar/position.ts';
import { wireTime } from '../scalar/time.ts';

export const refusalCount = z.object({
  /** Where it was refused: on board by the gateway, or ashore by the server. */
  where: z.enum(['gateway', 'server']),
  /** Stable reason, e.g. `checksum-wrong`, `position-not-available`, `time-in-future`. */
  reason: z.string(),
  count: z.int(),
  lastAt: wireTime,
  /** The latest refused piece, cut to 120 characters and stripped of control characters. */
  example: z.string(),
});
export type RefusalCount = z.infer<typeof refusalCount>;

export const linkState = z.object({
  vesselId,
  connected: z.boolean(),
  since: wireTime.nullable(),
  lastPing: wireTime.nullable(),
  software: z.string(),
  /** Bytes the gateway has journalled and not yet seen acknowledged. */
  backlogBytes: z.number(),
  samplesStored: z.number(),
  refusals: z.array(refusalCount),
});
export type LinkState = z.infer<typeof linkState>;

export const getLinkState = defineList('GET /api/v2/link/state', 'user', linkState, {
  summary: 'Link, backlog and refusals by reason; of one vessel or of all the caller may see.',
  query: vesselQuery.partial(),
});

/** AIS targets a ship hears: traffic of that vessel, never vessels of the fleet. */
export const trafficTarget = z.object({
  mmsi: z.string(),
  name: z.string(),
  shipType: z.int().nullable(),
  ...position,
  ...motion,
  time: wireTime,
});
export type TrafficTarget = z.infer<typeof trafficTarget>;

export const getTraffic = defineList('GET /api/v2/vessel/traffic', 'user', trafficTarget, {
  summary: 'AIS targets heard by a vessel, with their last position, newest first.',
  query: vesselQuery.extend({ limit: z.coerce.number().int().min(1).max(5000).default(1000) }),
});

export const linkStateEndpoints = { getLinkState, getTraffic };
