/**
 * Levels of thinned tracks. A level keeps the first position of each hour / 2^level; the levels nest, so a point of a
 * coarse one is in every finer one, whatever order the positions came in.
 */
import { computeMinSpacingMs, MAX_SCOPE } from '@fms/domain/map';
import { HOUR_MS } from './dirty-hours.ts';

export const COARSEST_TRACK_LEVEL = 0;
/** Kept ready up to here, one point in 14 s; finer ones are thinned when they are asked for. */
export const FINEST_STORED_TRACK_LEVEL = 8;
const FINEST_LEVEL = 20;

/** The coarsest level that is at least as fine as the scope needs, or null for the scope that keeps every point. */
export function getTrackLevel(scope: number): number | null {
  if (scope >= MAX_SCOPE) return null;
  const level = Math.ceil(Math.log2(HOUR_MS / computeMinSpacingMs(scope)));
  return Math.min(FINEST_LEVEL, Math.max(COARSEST_TRACK_LEVEL, level));
}

/** SQL of the number of the bucket a time falls in; exact in 64-bit integers up to the finest level. */
export function formatBucketSql(time: string, level: number | string): string {
  return `intDiv(${time} * bitShiftLeft(toInt64(1), ${level}), ${HOUR_MS})`;
}
