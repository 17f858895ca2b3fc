/** Which spans are shown, and how one steps through time. */
import { type FleetGrouping, listFleetSpans, listSpansUntil } from '@fms/domain/fleet-statistic';
import { SHIFT_TIMES_HOURS } from '@fms/domain/statistic';
import type { Instant, TimeSpan } from '@fms/domain/time';
import { formatLocalClock } from '../../../entities/statistic/index.ts';
import type { FleetStatisticState } from '../address/fleet-statistic-state.ts';

/** Spans on one page: a day of hours, two weeks of shifts, a month of days … */
export const SPAN_COUNTS: Readonly<Record<FleetGrouping, number>> = {
  '60min': 24,
  shift: 28,
  daily: 30,
  weekly: 26,
  monthly: 12,
  yearly: 5,
};

type Time = Pick<FleetStatisticState, 'grouping' | 'zone' | 'until'>;

const ruleOf = ({ grouping, zone }: Time) => ({ grouping, zone, shiftTimes: SHIFT_TIMES_HOURS });

/** The whole spans that ended by the chosen moment, or by now: one that goes on has no total yet. */
export function getPeriod(time: Time, now: Instant): TimeSpan {
  const spans = listSpansUntil(time.until ?? now, SPAN_COUNTS[time.grouping], ruleOf(time));
  return { from: spans[0]?.from ?? now, to: spans.at(-1)?.to ?? now };
}

/** The moment by which the period before or after this one ends; undefined for the one that ends now. */
export function stepPeriod(time: Time, now: Instant, step: -1 | 1): Instant | undefined {
  const { from, to } = getPeriod(time, now);
  if (step < 0) return from;
  const next = listFleetSpans(to, to + 2 * (to - from), ruleOf(time)).filter((span) => span.from >= to);
  const until = next[SPAN_COUNTS[time.grouping] - 1]?.to ?? Number.POSITIVE_INFINITY;
  return until >= getPeriod({ ...time, until: undefined }, now).to ? undefined : until;
}

/** `22 Oct – 20 Nov`, by the calendar of the zone; with the hour where the ends are within a day. */
export function formatPeriod({ from, to }: TimeSpan, zone: string): string {
  const [first, last] = [formatLocalClock(from, zone), formatLocalClock(to - 1, zone)];
  return first.day === last.day
    ? `${first.day} ${first.time} – ${formatLocalClock(to, zone).time}`
    : `${first.day} – ${last.day}`;
}
