/** Periods of a report: by grouping (§9.11) or by whole shifts (§9.3), in a zone, right across summer time. */
import type { Instant } from '../time/instant.ts';
import type { TimeSpan } from '../time/time-span.ts';
import { getZoneOffsetMs, listDailyTimes, toInstantOfLocal } from '../time/time-zone.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/unit.ts';

export interface Period {
  readonly fromMs: Instant;
  /** Exclusive. */
  readonly toMs: Instant;
}

/** §9.11, "Grouping". */
export const REPORT_GROUPINGS = [
  ...(['1s', '1min', '5min', '10min', '30min', '60min'] as const),
  ...(['2h', '4h', '6h', '8h', '12h', 'daily', 'weekly', 'monthly'] as const),
] as const;
export type ReportGrouping = (typeof REPORT_GROUPINGS)[number];

/** Widths that the change of summer time neither lengthens nor shortens. */
const WIDTHS_MS: Partial<Record<ReportGrouping, number>> = {
  '1s': 1000,
  '1min': MINUTE_MS,
  '5min': 5 * MINUTE_MS,
  '10min': 10 * MINUTE_MS,
  '30min': 30 * MINUTE_MS,
  '60min': HOUR_MS,
};
/** Hours between the periods of a day; they begin with the local day, so that one is longer or shorter twice a year. */
const DAY_PARTS_HOURS: Partial<Record<ReportGrouping, number>> = { '2h': 2, '4h': 4, '6h': 6, '8h': 8, '12h': 12 };

const MONDAY = 1;

/**
 * The periods of [from, to) in order of time, one after another without a gap; the first and the last are cut at its ends.
 * Made one by one: a year of seconds is 31 million. Throws a RangeError for an unknown zone.
 */
export function* listPeriods({ from, to }: TimeSpan, grouping: ReportGrouping, zone: string): Generator<Period> {
  const widthMs = WIDTHS_MS[grouping];
  const borders =
    widthMs === undefined ? listLocalBorders({ from, to }, grouping, zone) : listEven(from, widthMs, zone);
  let fromMs = from;
  for (const border of borders) {
    if (border <= fromMs) continue;
    if (border >= to) break;
    yield { fromMs, toMs: border };
    fromMs = border;
  }
  if (fromMs < to) yield { fromMs, toMs: to };
}

/** Every full second, minute or hour of the zone's clock. Zones are whole quarters of an hour off UTC. */
function* listEven(from: Instant, widthMs: number, zone: string): Generator<Instant> {
  const fitsUtc = (15 * MINUTE_MS) % widthMs === 0;
  for (let border = from; ; ) {
    const offset = fitsUtc ? 0 : getZoneOffsetMs(zone, border);
    border = (Math.floor((border + offset) / widthMs) + 1) * widthMs - offset;
    yield border;
  }
}

function listLocalBorders(span: TimeSpan, grouping: ReportGrouping, zone: string): Instant[] {
  if (grouping === 'monthly') return listMonthBorders(span, zone);
  const days = (hours: readonly number[]) => listDailyTimes(span.from, span.to, hours, zone);
  if (grouping === 'weekly') return days([0]).filter((time) => getLocalDate(time, zone).getUTCDay() === MONDAY);
  const hours = DAY_PARTS_HOURS[grouping] ?? 24;
  return days(Array.from({ length: 24 / hours }, (_, part) => part * hours));
}

/** Instants in [from, to] at which a month of the zone begins, oldest first. */
export function listMonthBorders({ from, to }: TimeSpan, zone: string): Instant[] {
  const first = getLocalDate(from - DAY_MS, zone);
  const months = Math.ceil((to - from) / (28 * DAY_MS)) + 2;
  return Array.from({ length: months }, (_, index) =>
    toInstantOfLocal(zone, Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + index, 1)),
  ).filter((time) => time >= from && time <= to);
}

/** What the zone's calendar shows, in the fields of UTC. */
function getLocalDate(time: Instant, zone: string): Date {
  return new Date(time + getZoneOffsetMs(zone, time));
}
