/** Spans a period is grouped by, whole ones of a zone's calendar: hours, shifts, days, weeks, months, years (§2.11-3). */
import { listShiftBoundaries } from '../statistic/index.ts';
import { DAY_MS, getZoneOffsetMs, HOUR_MS, type Instant, type TimeSpan, toInstantOfLocal } from '../time/index.ts';

export const FLEET_GROUPINGS = ['60min', 'shift', 'daily', 'weekly', 'monthly', 'yearly'] as const;
export type FleetGrouping = (typeof FLEET_GROUPINGS)[number];

/** The longest each may last, for the search of the first and last one. */
const LONGEST_MS: Readonly<Record<FleetGrouping, number>> = {
  '60min': HOUR_MS,
  shift: 2 * DAY_MS,
  daily: 2 * DAY_MS,
  weekly: 8 * DAY_MS,
  monthly: 32 * DAY_MS,
  yearly: 367 * DAY_MS,
};

export interface SpanRule {
  readonly grouping: FleetGrouping;
  /** `+00:00` or a name. */
  readonly zone: string;
  /** Hours of the local day at which a shift begins. */
  readonly shiftTimes: readonly number[];
}

/** The whole spans that share any time with [from, to), in order: the first may begin before, the last end after. */
export function listFleetSpans(from: Instant, to: Instant, rule: SpanRule): TimeSpan[] {
  const reach = LONGEST_MS[rule.grouping] + HOUR_MS;
  const begins = listBegins(from - reach, to + reach, rule);
  return begins.flatMap((begin, index) => {
    const end = begins[index + 1];
    return end !== undefined && end > from && begin < to ? [{ from: begin, to: end }] : [];
  });
}

/** The last so many whole spans that have ended at a moment. */
export function listSpansUntil(until: Instant, count: number, rule: SpanRule): TimeSpan[] {
  const reach = (count + 1) * LONGEST_MS[rule.grouping];
  return listFleetSpans(until - reach, until, rule)
    .filter(({ to }) => to <= until)
    .slice(-count);
}

/** As many spans as given, that end where those begin; a month before is a month, however long. */
export function listSpansBefore(spans: readonly TimeSpan[], rule: SpanRule): TimeSpan[] {
  const begin = spans[0]?.from;
  return begin === undefined ? [] : listSpansUntil(begin, spans.length, rule);
}

function listBegins(from: Instant, to: Instant, { grouping, zone, shiftTimes }: SpanRule): Instant[] {
  if (grouping === 'shift') return listShiftBoundaries(from, to, zone, shiftTimes);
  if (grouping === '60min') return listHours(from, to, zone);
  const local = (time: Instant) => time + getZoneOffsetMs(zone, time);
  const begins: Instant[] = [];
  for (let at = floorLocal(local(from), grouping); at <= local(to); at = nextLocal(at, grouping)) {
    begins.push(toInstantOfLocal(zone, at));
  }
  return begins;
}

/** Every hour that passes, also one that the clock of the zone shows twice. */
function listHours(from: Instant, to: Instant, zone: string): Instant[] {
  const offset = getZoneOffsetMs(zone, from);
  const first = Math.floor((from + offset) / HOUR_MS) * HOUR_MS - offset;
  return Array.from({ length: Math.ceil((to - first) / HOUR_MS) + 1 }, (_, hour) => first + hour * HOUR_MS);
}

/** A Monday, as the days since 1970 count from a Thursday. */
const MONDAY_MS = 4 * DAY_MS;

type CalendarGrouping = Exclude<FleetGrouping, '60min' | 'shift'>;

function floorLocal(local: number, grouping: CalendarGrouping): number {
  const date = new Date(local);
  if (grouping === 'weekly') return Math.floor((local - MONDAY_MS) / (7 * DAY_MS)) * 7 * DAY_MS + MONDAY_MS;
  if (grouping === 'monthly') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
  if (grouping === 'yearly') return Date.UTC(date.getUTCFullYear(), 0);
  return Math.floor(local / DAY_MS) * DAY_MS;
}

function nextLocal(local: number, grouping: CalendarGrouping): number {
  const date = new Date(local);
  if (grouping === 'weekly') return local + 7 * DAY_MS;
  if (grouping === 'monthly') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
  return grouping === 'yearly' ? Date.UTC(date.getUTCFullYear() + 1, 0) : local + DAY_MS;
}
