/** Shifts of the crew (§9.3, "Shift times 23.5 and 11.5"; calls of 7.10 named shift). */

import type { Instant } from '../time/instant.ts';
import { listDailyTimes } from '../time/time-zone.ts';
import { DAY_MS } from '../time/unit.ts';

/** §9.3: hours of the local day at which a shift begins: 11:30 and 23:30. */
export const SHIFT_TIMES_HOURS = [23.5, 11.5] as const;

export interface Shift {
  readonly fromTime: Instant;
  readonly toTime: Instant;
}

/** Instants in [fromMs, toMs] at which a shift begins in the zone (`+00:00` or a name), oldest first. */
export function listShiftBoundaries(
  fromMs: Instant,
  toMs: Instant,
  zone: string,
  shiftTimesHours: readonly number[] = SHIFT_TIMES_HOURS,
): Instant[] {
  return listDailyTimes(fromMs, toMs, shiftTimesHours, zone);
}

/** The shifts that share any time with [fromMs, toMs), whole ones: the first may begin before, the last end after. */
export function listShiftsBetween(
  fromMs: Instant,
  toMs: Instant,
  zone: string,
  shiftTimesHours: readonly number[] = SHIFT_TIMES_HOURS,
): Shift[] {
  const boundaries = listShiftBoundaries(fromMs - 2 * DAY_MS, toMs + 2 * DAY_MS, zone, shiftTimesHours);
  return boundaries
    .flatMap((fromTime, index) => {
      const toTime = boundaries[index + 1];
      return toTime === undefined ? [] : [{ fromTime, toTime }];
    })
    .filter((shift) => shift.toTime > fromMs && shift.fromTime < toMs);
}
