/**
 * Quality of a sample or position as a small set of bits, stored and sent as one number. `0` is good; every bit says
 * one thing that is known against the value (or, for simulated and manual, about its origin).
 */

export const QUALITY_GOOD = 0;
/** A coordinate was divided by 1000 (§5, "Coordinates"). */
export const QUALITY_REPAIRED = 1;
/** Latitude or longitude is exactly zero (§4.12). */
export const QUALITY_ZERO = 2;
/** No ship goes that fast: out of line with both neighbours of the track. */
export const QUALITY_JUMP = 4;
/** The time of measurement cannot be right, for example it lies in the future. */
export const QUALITY_SUSPECT_TIME = 8;
/** The source itself says the value is bad. */
export const QUALITY_BAD_SOURCE = 16;
/** Produced by a simulator. */
export const QUALITY_SIMULATED = 32;
/** Entered by a person. */
export const QUALITY_MANUAL = 64;
/** Outside what the quality rule of the tag says is possible. */
export const QUALITY_IMPOSSIBLE = 128;
/** Further from the last plausible value than the quality rule of the tag lets it change in that time. */
export const QUALITY_TOO_FAST = 256;
/** Unchanged for longer than the quality rule of the tag allows: the sensor may have stopped. */
export const QUALITY_STUCK = 512;

const NAMES: readonly (readonly [bit: number, name: string])[] = [
  [QUALITY_REPAIRED, 'repaired'],
  [QUALITY_ZERO, 'zero'],
  [QUALITY_JUMP, 'jump'],
  [QUALITY_SUSPECT_TIME, 'suspect time'],
  [QUALITY_BAD_SOURCE, 'bad source'],
  [QUALITY_SIMULATED, 'simulated'],
  [QUALITY_MANUAL, 'manual'],
  [QUALITY_IMPOSSIBLE, 'impossible'],
  [QUALITY_TOO_FAST, 'too fast'],
  [QUALITY_STUCK, 'stuck'],
];

/** Every bit with which a value measures nothing: limits are not evaluated on it, and statistics leave it out. */
export const QUALITY_UNUSABLE = QUALITY_BAD_SOURCE | QUALITY_IMPOSSIBLE | QUALITY_TOO_FAST;

/** Every bit that keeps a position out of tracks, latest position and map (§B3-5). Origin alone does not. */
export const QUALITY_NOT_TRACKABLE =
  QUALITY_REPAIRED | QUALITY_ZERO | QUALITY_JUMP | QUALITY_SUSPECT_TIME | QUALITY_BAD_SOURCE;

/** Whether the set `quality` holds any of the given `bits`. */
export function hasQuality(quality: number, bits: number): boolean {
  return (quality & bits) !== 0;
}

/** Whether the value measures something: limits are evaluated on it and statistics hold it. */
export function isUsable(quality: number): boolean {
  return !hasQuality(quality, QUALITY_UNUSABLE);
}

/** Whether a position of this quality may be drawn, become the latest one or join a track. */
export function isTrackable(quality: number): boolean {
  return !hasQuality(quality, QUALITY_NOT_TRACKABLE);
}

/** The names of the bits set, in a fixed order; `[]` for a good value. */
export function listQualityNames(quality: number): string[] {
  return NAMES.filter(([bit]) => hasQuality(quality, bit)).map(([, name]) => name);
}
