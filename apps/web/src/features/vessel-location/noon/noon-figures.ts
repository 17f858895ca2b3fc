/** Figures of a noon report for the day that ends: distance, time in each state, mean speed. */
import type { NoonDay } from '@fms/contract/voyage';
import { METERS_PER_NAUTICAL_MILE } from '@fms/domain/map';
import { computeKnots } from '@fms/domain/voyage';

/** Kinds of time a report tells apart, in its order. */
export const NOON_TIMES = ['under-way', 'drift', 'anchor', 'berth', 'unknown'] as const;
export type NoonTime = (typeof NOON_TIMES)[number];

export interface NoonFigures {
  /** Over ground, in all states. */
  readonly miles: number;
  /** Over the time under way; null on a day without. */
  readonly knots: number | null;
  readonly seconds: Readonly<Record<NoonTime, number>>;
}

/** Under way is at sea and manoeuvring: only then its speed counts. */
export function computeNoonFigures({ totals }: Pick<NoonDay, 'totals'>): NoonFigures {
  const seconds = { 'under-way': 0, drift: 0, anchor: 0, berth: 0, unknown: 0 };
  let [miles, underWayMeters] = [0, 0];
  for (const { state, seconds: own, meters } of totals) {
    const isUnderWay = state === 'sea' || state === 'manoeuvre';
    seconds[isUnderWay ? 'under-way' : state] += own;
    miles += meters / METERS_PER_NAUTICAL_MILE;
    if (isUnderWay) underWayMeters += meters;
  }
  return { miles, knots: computeKnots(underWayMeters, seconds['under-way'] * 1000), seconds };
}
