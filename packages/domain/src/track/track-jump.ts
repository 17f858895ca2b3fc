/**
 * Outliers in a track. A fix that no ship could have reached is a suspect; it is evaluated again when the next fix is
 * known, because the same picture appears when the *earlier* fix was wrong or when the ship really moved unseen.
 */
import type { Position } from '../geo/coordinates.ts';
import { computeDistanceMeters } from '../geo/geodesy.ts';
import type { Instant } from '../time/instant.ts';
import { KMH_PER_KNOT } from './prediction.ts';

/** Faster than any vessel of a fleet; fast ferries reach about 50 kn. */
export const JUMP_SPEED_KNOTS = 60;
/** Scatter of a receiver, allowed whatever the time between two fixes: 15 m in 100 ms is 290 kn and no jump. */
export const JUMP_SCATTER_METERS = 200;

export interface Fix extends Position {
  readonly time: Instant;
}

export type JumpResult = 'good' | 'suspect' | 'jump';

/**
 * Whether a vessel can have come from one fix to the other; the order of the two does not matter. Times that are rounded
 * to `timeResolutionMs` may lie apart by as much more.
 */
export function isReachable(
  a: Fix,
  b: Fix,
  maxSpeedKnots: number = JUMP_SPEED_KNOTS,
  timeResolutionMs: number = 0,
): boolean {
  const seconds = (Math.abs(b.time - a.time) + timeResolutionMs) / 1000;
  return computeDistanceMeters(a, b) <= JUMP_SCATTER_METERS + (maxSpeedKnots * KMH_PER_KNOT * seconds) / 3.6;
}

/**
 * Evaluates one fix by the last good one before it and, when it is known, the one after it.
 * Reachable → `good`. Unreachable and nothing follows yet → `suspect`. Unreachable, and the next fix agrees with it
 * but not with the one before → `good`, the vessel is there now. Otherwise → `jump`.
 */
export function evaluateJump(
  previous: Fix | undefined,
  fix: Fix,
  next: Fix | undefined,
  maxSpeedKnots: number = JUMP_SPEED_KNOTS,
  timeResolutionMs: number = 0,
): JumpResult {
  const reaches = (a: Fix, b: Fix) => isReachable(a, b, maxSpeedKnots, timeResolutionMs);
  if (!previous || reaches(previous, fix)) return 'good';
  if (!next) return 'suspect';
  return reaches(fix, next) && !reaches(previous, next) ? 'good' : 'jump';
}

/**
 * One verdict per fix of a track in order of time, oldest or newest first. A first fix that stands alone against two
 * that agree with each other is itself the jump.
 */
export function evaluateTrack(fixes: readonly Fix[], maxSpeedKnots: number = JUMP_SPEED_KNOTS): JumpResult[] {
  const verdicts: JumpResult[] = [];
  let lastGood: Fix | undefined;
  let goodCount = 0;
  fixes.forEach((fix, index) => {
    const verdict = evaluateJump(lastGood, fix, fixes[index + 1], maxSpeedKnots);
    if (verdict === 'good') {
      if (goodCount === 1 && lastGood && !isReachable(lastGood, fix, maxSpeedKnots)) {
        verdicts[verdicts.indexOf('good')] = 'jump';
      }
      lastGood = fix;
      goodCount += 1;
    }
    verdicts.push(verdict);
  });
  return verdicts;
}
