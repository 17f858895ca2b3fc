/** Whether a ship that stopped is held by moorings: it takes power from shore, or lies stiller than any anchor holds it. */
import { computeDistanceMeters } from '../geo/geodesy.ts';
import { BERTH_RULE, JOB_RULES } from './kind/job-kind.ts';
import type { JobMinute } from './minute/job-minute.ts';

/**
 * Whether it lies moored from the minute `at` on: on shore power, or hardly moved and turned, in the hour that follows or until
 * it gets under way, and at least five minutes. Without a heading the position alone decides. A ship moors when it stops: of
 * one that lay there for longer already, only the whole hour counts.
 */
export function isMooredFrom(minutes: readonly JobMinute[], at: number, stoppedMinutes: number): boolean {
  const stay: JobMinute[] = [];
  for (let index = at; index < Math.min(minutes.length, at + BERTH_RULE.minutes); index += 1) {
    const minute = minutes[index] as JobMinute;
    if ((minute.speed ?? 0) > JOB_RULES.moving.enter) break;
    stay.push(minute);
  }
  const isFresh = stoppedMinutes <= BERTH_RULE.mooredWithinMinutes;
  const least = isFresh ? BERTH_RULE.leastMinutes : BERTH_RULE.minutes;
  if (stay.length < least || !isStill(stay)) return false;
  return (
    stay.some(({ isOnShorePower }) => isOnShorePower) ||
    isSteady(stay, isFresh ? BERTH_RULE.steadyShare : BERTH_RULE.steadyShareLater)
  );
}

/** Whether a ship lies where it was moored. */
export function isAtPlace(minute: JobMinute, moored: JobMinute): boolean {
  if (minute.position === null || moored.position === null) return true;
  return computeDistanceMeters(minute.position, moored.position) <= 2 * BERTH_RULE.meters;
}

/** At least one position, and nine of ten of them near the first. */
function isStill(stay: readonly JobMinute[]): boolean {
  const positions = stay.flatMap(({ position }) => position ?? []);
  const [first] = positions;
  if (first === undefined) return false;
  const near = positions.filter((position) => computeDistanceMeters(position, first) <= BERTH_RULE.meters);
  return near.length >= 0.9 * positions.length;
}

function isSteady(stay: readonly JobMinute[], share: number): boolean {
  const headings = stay.flatMap(({ heading }) => heading ?? ([] as number[]));
  const first = headings[0] ?? 0;
  const near = headings.filter((heading) => Math.abs(computeTurn(first, heading)) <= BERTH_RULE.degrees);
  return near.length >= share * headings.length;
}

/** The shorter way from one heading to another, −180 to 180. */
function computeTurn(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}
