/**
 * Figures of a tag in a period: the one rule behind shifts, reports and statistics of the fleet (§7.10, §9.11).
 *
 * Every usable reading within [from, to) counts alike, as in `GetStatistic`. What a rate ran through is its average over
 * the time that is known, as in totals of shifts: an unknown span adds nothing and is told by the coverage.
 */
import { HOUR_MS } from '../time/unit.ts';
import type { AggregateKind } from './aggregate-kind.ts';
import { computeRateSum, type RateSum } from './rate-sum.ts';
import { roundFigure } from './round-figure.ts';

/** A reading that is older than this when a period begins does not open it. */
export const OPENING_MS = HOUR_MS;

/** What a tag measured in a period. */
export interface PeriodSummary {
  /** Usable readings, at least one. */
  readonly count: number;
  readonly min: number;
  readonly max: number;
  readonly sum: number;
  /** By time of measurement. */
  readonly first: number;
  readonly last: number;
  /** Over all readings, divided by their number; null where it was not asked for or the readings were given up. */
  readonly deviation: number | null;
  /** Time of the period that is known, ms. */
  readonly knownMs: number;
  /** The last reading within the hour before the period; null where there is none. */
  readonly opening: number | null;
  /** What resets and roll-overs of a counter add to the difference of its readings; 0 for another tag. */
  readonly fallAdvance: number;
}

/** `rate` is what the unit of the tag adds up to; the figure `sum` is null without one. */
export function computeFigure(kind: AggregateKind, summary: PeriodSummary, rate: RateSum | undefined): number | null {
  const { min, max, first, last } = summary;
  switch (kind) {
    case 'average':
      return roundFigure(summary.sum / summary.count);
    case 'minimum':
      return min;
    case 'maximum':
      return max;
    case 'deviation':
      return summary.deviation === null ? null : roundFigure(summary.deviation);
    case 'first':
      return first;
    case 'last':
      return last;
    case 'sum':
      return rate ? roundFigure(computeRateSum(summary.sum / summary.count, summary.knownMs, rate)) : null;
    case 'difference':
      // Of what a counter did between two periods nothing is lost: it counts in the second.
      return roundFigure(last - (summary.opening ?? first) + summary.fallAdvance);
  }
}

/**
 * The figure of a period in which nothing was measured, by the rule of "extrapolate blank data" (§9.11): the value measured
 * last before it stands. So a rate goes on, and a counter does not advance.
 */
export function computeHeldFigure(kind: AggregateKind, held: number, durationMs: number, rate: RateSum | undefined) {
  if (kind === 'deviation' || kind === 'difference') return 0;
  if (kind === 'sum') return rate ? roundFigure(computeRateSum(held, durationMs, rate)) : null;
  return held;
}
