/** Heel: what is left of roll when the waves are averaged out (§9.8). */

import { type PlantAnswer, refuse } from '../plant-value/index.ts';
import type { Instant } from '../time/instant.ts';

/** Roll is averaged over this time: several periods of any ship. */
export const HEEL_SPAN_MS = 60_000;
/** Samples must reach over at least this share of it ... */
const LEAST_SHARE = 0.75;
/** ... and be at least this many: a roll of ten seconds needs some points. */
const LEAST_SAMPLES = 10;

export interface RollSample {
  readonly time: Instant;
  /** Degrees, positive to starboard. */
  readonly roll: number;
}

/**
 * Mean roll in degrees over the 60 s up to `now`, from samples in order of time that may be used. Refused as `too-few`
 * below ten samples or 45 s.
 */
export function computeHeel(samples: readonly RollSample[], now: Instant): PlantAnswer {
  const recent = samples.filter(({ time }) => time > now - HEEL_SPAN_MS && time <= now);
  const span = (recent.at(-1)?.time ?? 0) - (recent[0]?.time ?? 0);
  if (recent.length < LEAST_SAMPLES || span < HEEL_SPAN_MS * LEAST_SHARE) return refuse('too-few', 'roll');
  const sum = recent.reduce((total, { roll }) => total + roll, 0);
  return { value: sum / recent.length, state: 'good', time: recent.at(-1)?.time };
}
