/** When a value that moves reaches a limit: "reaches its limit in 3 h" (§9.8). */

import { hasValue, type PlantAnswer } from '../plant-value/index.ts';
import { HOUR_MS } from '../time/unit.ts';
import type { MovingTrend, Trend } from './trend.ts';

/** A line is believed for this many times the time it was measured over. */
export const REACH_TIMES_SPAN = 6;
/** Latest and earliest time may differ by this factor at most. */
const REACH_MOST_RATIO = 3;

export interface ReachLimit {
  readonly value: number;
  /** Whether the alarm stands above or below it. */
  readonly side: 'high' | 'low';
}

export type Reach =
  | { readonly kind: 'reaches'; readonly hours: number; readonly earliestHours: number; readonly latestHours: number }
  /** Already at the limit or past it. */
  | { readonly kind: 'reached' }
  /** Steady, or moving away from it. */
  | { readonly kind: 'not-approaching' }
  /** Approaching, but later than the line is believed, or too uncertain for a time. */
  | { readonly kind: 'not-foreseeable' };

/**
 * When the trend meets the limit, with the interval that follows from the error of its rate: answered up to six times the
 * time the trend was measured over, and where the latest time is at most three times the earliest. A trend without a value
 * hands on its reason.
 */
export function findReach(trend: PlantAnswer<Trend>, limit: ReachLimit): PlantAnswer<Reach> {
  if (!hasValue(trend)) return trend;
  const { value, ...standing } = trend;
  return { ...standing, value: value.kind === 'steady' ? { kind: 'not-approaching' } : reachOf(value, limit) };
}

/** The limit that the trend reaches first, of those ahead of it; null where none is reached in a time that can be told. */
export function findFirstReach<Limit extends ReachLimit>(
  trend: PlantAnswer<Trend>,
  limits: readonly Limit[],
): { readonly limit: Limit; readonly reach: Extract<Reach, { kind: 'reaches' }> } | null {
  const ahead = limits.flatMap((limit) => {
    const answer = findReach(trend, limit);
    return hasValue(answer) && answer.value.kind === 'reaches' ? [{ limit, reach: answer.value }] : [];
  });
  return ahead.toSorted((a, b) => a.reach.hours - b.reach.hours)[0] ?? null;
}

function reachOf({ ratePerHour, errorPerHour, level, spanMs }: MovingTrend, { value, side }: ReachLimit): Reach {
  const towards = side === 'high' ? 1 : -1;
  const distance = (value - level) * towards;
  const rate = ratePerHour * towards;
  if (distance <= 0) return { kind: 'reached' };
  if (rate <= 0) return { kind: 'not-approaching' };
  const [earliestHours, latestHours] = [distance / (rate + errorPerHour), distance / (rate - errorPerHour)];
  const isForeseen = latestHours > 0 && latestHours <= REACH_MOST_RATIO * earliestHours;
  const hours = distance / rate;
  if (!isForeseen || hours > (REACH_TIMES_SPAN * spanMs) / HOUR_MS) return { kind: 'not-foreseeable' };
  return { kind: 'reaches', hours, earliestHours, latestHours };
}
