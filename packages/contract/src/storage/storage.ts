/** What the telemetry of each vessel takes of the disk (call of our own; retention is `dataMaxDays` of §9.6). */
import { z } from 'zod';
import { defineList } from '../endpoint/list.ts';
import { vesselId } from '../scalar/id.ts';
import { wireTime } from '../scalar/time.ts';

export const vesselStorage = z.object({
  vesselId,
  /** Raw readings: numbers, texts and positions; of a large store estimated from its indexes. */
  samples: z.int(),
  /** Estimated: the vessel's share of the tables, its readings taken as large as those of others. */
  bytes: z.int(),
  /** What is computed from them and outlives them: statistics and thinned tracks, estimated alike. */
  derivedBytes: z.int(),
  /** Part of `bytes` that was measured within the last 24 hours: by so much it grows a day. */
  bytesPerDay: z.int(),
  /** Measured times of the raw readings, the oldest about; null when there are none. */
  oldest: wireTime.nullable(),
  newest: wireTime.nullable(),
});
export type VesselStorage = z.infer<typeof vesselStorage>;

export const getTelemetryStorage = defineList('GET /api/v2/telemetry/storage', 'manager', vesselStorage, {
  summary: 'About how many raw readings are kept of each vessel, and what they take of the disk; a minute old at most.',
});

export const storageEndpoints = { getTelemetryStorage };
