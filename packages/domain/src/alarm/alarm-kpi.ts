/**
 * How well an alarm system serves the people who answer it, by the measures of ISA-18.2 / IEC 62682 in the figures
 * vendors use. Everything is counted over annunciations: an alarm raised, or raised again by a worse state.
 */

import type { Instant } from '../time/instant.ts';
import { DAY_MS } from '../time/unit.ts';
import { type AlarmFlood, FLOOD_WINDOW_MS, findAlarmFloods, type RaisedAlarm } from './alarm-flood.ts';
import { ALARM_PRIORITIES, type AlarmPriority } from './alarm-priority.ts';

/** Manageable up to this many a day … */
export const ALARMS_A_DAY_MANAGEABLE = 150;
/** … and to be reduced from this many on. */
export const ALARMS_A_DAY_REDUCE = 300;
/** Chattering: raised at least this often … */
export const CHATTER_ALARMS = 3;
/** … within this long. */
export const CHATTER_WINDOW_MS = 60_000;
/** Fleeting: cleared this soon, and unacknowledged (M: ISA-18.2 leaves the time to the site). */
export const FLEETING_MS = 60_000;
/** Stale: active longer than this. */
export const STALE_ALARM_MS = 24 * 3_600_000;
/** How many bad actors are named. */
export const BAD_ACTORS = 10;
/** Shares a good system comes near to, least urgent first: low, medium and high priority. */
export const PRIORITY_SPLIT_TARGET = { caution: 0.8, warning: 0.15, alarm: 0.05 } as const;

/** One annunciation. `point` says what alarms: the same limit of the same tag is the same point. */
export interface Annunciation extends RaisedAlarm {
  readonly point: string;
  readonly clearedMs: Instant | null;
  readonly acknowledgedMs: Instant | null;
}

export interface PointCount {
  readonly point: string;
  readonly count: number;
  /** When it was last raised. */
  readonly last: Instant;
}

export interface AlarmKpi {
  readonly total: number;
  /** UTC days of the period, also those without any. */
  readonly days: readonly { readonly time: Instant; readonly count: number }[];
  readonly averageADay: number;
  readonly averageTenMinutes: number;
  /** The busiest ten minutes, by the time of its last alarm; null without alarms. */
  readonly peakTenMinutes: { readonly time: Instant; readonly count: number } | null;
  readonly floods: readonly AlarmFlood<Annunciation>[];
  /** Part of the period that was flood. */
  readonly floodShare: number;
  /** Points that chattered, worst first; `count` are the annunciations that were chatter. */
  readonly chattering: readonly PointCount[];
  readonly fleeting: readonly PointCount[];
  /** Active for more than a day, now or at the end of the period, oldest first. */
  readonly stale: readonly Annunciation[];
  readonly badActors: readonly PointCount[];
  /** What the bad actors are of all. */
  readonly badActorShare: number;
  readonly byPriority: Readonly<Record<AlarmPriority, number>>;
  /** From raising to acknowledging, of those that were; null when none was. */
  readonly medianAcknowledgeMs: number | null;
}

export interface AlarmPeriod {
  readonly from: Instant;
  /** Not part of it; not later than now. */
  readonly to: Instant;
}

export function computeAlarmKpi(annunciations: readonly Annunciation[], { from, to }: AlarmPeriod): AlarmKpi {
  const within = annunciations.filter(({ time }) => time >= from && time < to).sort((a, b) => a.time - b.time);
  const floods = findAlarmFloods(within);
  const lengthMs = Math.max(1, to - from);
  const badActors = countByPoint(within).slice(0, BAD_ACTORS);
  return {
    total: within.length,
    days: countDays(within, { from, to }),
    averageADay: (within.length * DAY_MS) / lengthMs,
    averageTenMinutes: (within.length * FLOOD_WINDOW_MS) / lengthMs,
    peakTenMinutes: busiestTenMinutes(within),
    floods,
    floodShare: sum(floods.map(({ alarms }) => (alarms.at(-1)?.time ?? 0) - (alarms[0]?.time ?? 0))) / lengthMs,
    chattering: countByPoint(chatter(within)),
    fleeting: countByPoint(within.filter(isFleeting)),
    // An alarm raised before the period may be the stalest of all.
    stale: annunciations.filter((alarm) => isStaleAlarm(alarm, to)).sort((a, b) => a.time - b.time),
    badActors,
    badActorShare: within.length === 0 ? 0 : sum(badActors.map(({ count }) => count)) / within.length,
    byPriority: countByPriority(within),
    medianAcknowledgeMs: median(
      within.flatMap(({ time, acknowledgedMs }) => (acknowledgedMs === null ? [] : [acknowledgedMs - time])),
    ),
  };
}

/** Still active at `at`, and longer than a day. */
export function isStaleAlarm({ time, clearedMs }: Pick<Annunciation, 'time' | 'clearedMs'>, at: Instant): boolean {
  return (clearedMs === null || clearedMs >= at) && at - time > STALE_ALARM_MS;
}

function isFleeting({ time, clearedMs, acknowledgedMs }: Annunciation): boolean {
  if (clearedMs === null || clearedMs - time > FLEETING_MS) return false;
  return acknowledgedMs === null || acknowledgedMs > clearedMs;
}

function countDays(alarms: readonly Annunciation[], { from, to }: AlarmPeriod): { time: Instant; count: number }[] {
  const counts = new Map<Instant, number>();
  for (let day = Math.floor(from / DAY_MS) * DAY_MS; day < to; day += DAY_MS) counts.set(day, 0);
  for (const { time } of alarms) {
    const day = Math.floor(time / DAY_MS) * DAY_MS;
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return [...counts].map(([time, count]) => ({ time, count }));
}

function busiestTenMinutes(alarms: readonly Annunciation[]): AlarmKpi['peakTenMinutes'] {
  let start = 0;
  let busiest: AlarmKpi['peakTenMinutes'] = null;
  for (const [i, { time }] of alarms.entries()) {
    while (time - (alarms[start] as Annunciation).time >= FLOOD_WINDOW_MS) start += 1;
    const count = i - start + 1;
    if (count > (busiest?.count ?? 0)) busiest = { time, count };
  }
  return busiest;
}

/** Annunciations of a point that are one of three or more within a minute. */
function chatter(alarms: readonly Annunciation[]): Annunciation[] {
  return [...Map.groupBy(alarms, ({ point }) => point).values()].flatMap((ofPoint) => {
    const chattering = new Set<Annunciation>();
    for (let i = 0; i + CHATTER_ALARMS <= ofPoint.length; i += 1) {
      const run = ofPoint.slice(i, i + CHATTER_ALARMS);
      const lengthMs = (run.at(-1)?.time ?? 0) - (run[0]?.time ?? 0);
      if (lengthMs <= CHATTER_WINDOW_MS) for (const alarm of run) chattering.add(alarm);
    }
    return [...chattering];
  });
}

/** Most first, then the one raised last. */
function countByPoint(alarms: readonly Annunciation[]): PointCount[] {
  return [...Map.groupBy(alarms, ({ point }) => point)]
    .map(([point, ofPoint]) => ({ point, count: ofPoint.length, last: ofPoint.at(-1)?.time ?? 0 }))
    .sort((a, b) => b.count - a.count || b.last - a.last);
}

function countByPriority(alarms: readonly Annunciation[]): Record<AlarmPriority, number> {
  const counts = { emergency: 0, alarm: 0, warning: 0, caution: 0 } satisfies Record<AlarmPriority, number>;
  for (const priority of ALARM_PRIORITIES) counts[priority] = alarms.filter((one) => one.priority === priority).length;
  return counts;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
