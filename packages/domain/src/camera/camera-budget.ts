/**
 * What pictures may cost on the line of a vessel: bytes of one stream, of a day and of a month, in UTC. Each answer names
 * the limit that is reached and when it goes on. A share of day and month is left for stills of alarms.
 */
import type { Instant } from '../time/instant.ts';
import type { Hold, LineGovernor, LineState } from '../transfer/budget/governor.ts';

/** Share of the bytes of a day and a month that only stills of alarms may use. */
export const ALARM_RESERVE_SHARE = 0.1;

export interface CameraBudget {
  /** Of one live view from start to end. */
  readonly streamBytes: number;
  readonly dayBytes: number;
  readonly monthBytes: number;
}

export const USUAL_CAMERA_BUDGET: CameraBudget = {
  streamBytes: 20_000_000,
  dayBytes: 100_000_000,
  monthBytes: 1_500_000_000,
};

export interface CameraUsage {
  /** Starts of the day and the month that the counts are of. */
  readonly day: Instant;
  readonly month: Instant;
  readonly dayBytes: number;
  readonly monthBytes: number;
}

/** A still by schedule or by hand, a live view, or a still of an alarm. */
export type PicturePurpose = 'still' | 'live' | 'alarm';
/** `line` is a rule of the vessel's line: hours, port, the least rate, or bytes of the lane. */
export type BudgetLimit = 'stream' | 'day' | 'month' | 'line';

export interface BudgetEvaluation {
  /** The limit that is reached; null while there is none. Of several the one that lasts longest. */
  readonly reached: BudgetLimit | null;
  /**
   * When it goes on by itself; null while none is reached, for a stream, which begins anew when it is asked again, and for a rule
   * that no clock ends.
   */
  readonly resumesAt: Instant | null;
  /** Bytes left for this purpose until the first limit. */
  readonly leftBytes: number;
}

export function startUsage(now: Instant): CameraUsage {
  return { day: startOfDay(now), month: startOfMonth(now), dayBytes: 0, monthBytes: 0 };
}

/** Counts bytes that were sent. A clock that was set back goes on counting in the later day: it frees no budget. */
export function addUsage(usage: CameraUsage, bytes: number, now: Instant): CameraUsage {
  const current = rollUsage(usage, now);
  return { ...current, dayBytes: current.dayBytes + bytes, monthBytes: current.monthBytes + bytes };
}

/** The usage as it counts at `now`: a new day or month begins at nought. */
export function rollUsage(usage: CameraUsage, now: Instant): CameraUsage {
  const day = Math.max(usage.day, startOfDay(now));
  const month = Math.max(usage.month, startOfMonth(now));
  if (day === usage.day && month === usage.month) return usage;
  return {
    day,
    month,
    dayBytes: day === usage.day ? usage.dayBytes : 0,
    monthBytes: month === usage.month ? usage.monthBytes : 0,
  };
}

export interface PictureDemand {
  readonly purpose: PicturePurpose;
  /** What this live view has used; 0 for stills. */
  readonly streamBytes?: number;
  /** The rule of the line that holds pictures now, but for those of alarms. */
  readonly hold?: Hold | null;
}

/** Whether a picture may be sent at `now`. */
export function evaluateBudget(
  budget: CameraBudget,
  usage: CameraUsage,
  { purpose, streamBytes = 0, hold = null }: PictureDemand,
  now: Instant,
): BudgetEvaluation {
  const current = rollUsage(usage, now);
  const share = purpose === 'alarm' ? 1 : 1 - ALARM_RESERVE_SHARE;
  const left = {
    month: budget.monthBytes * share - current.monthBytes,
    day: budget.dayBytes * share - current.dayBytes,
    stream: purpose === 'live' ? budget.streamBytes - streamBytes : Number.POSITIVE_INFINITY,
  };
  const reached = (['month', 'day', 'stream'] as const).find((limit) => left[limit] < 1) ?? null;
  if (hold !== null && purpose !== 'alarm' && (reached === null || reached === 'stream')) {
    return { reached: 'line', resumesAt: hold.until, leftBytes: 0 };
  }
  return {
    reached,
    resumesAt: reached === null || reached === 'stream' ? null : nextStart(reached, current),
    leftBytes: Math.max(0, Math.floor(Math.min(left.month, left.day, left.stream))),
  };
}

/** What of the rules of the line holds pictures at `now`; null while nothing does. A rate that was never measured holds nothing. */
export function findPictureHold(governor: Pick<LineGovernor, 'ask'>, line: LineState, now: Instant): Hold | null {
  const assumed = { ...line, bitRate: line.bitRate ?? Number.POSITIVE_INFINITY };
  const hold = governor.ask({ lane: 'camera', bytes: 1, isNow: false }, assumed, now);
  // A pace slows pictures down; it does not end them.
  return hold?.reason === 'rate' ? null : hold;
}

/** Bytes of one still of each camera, by the size of its last one; null while no camera has sent any. */
export function estimateStillsBytes(lastBytes: readonly (number | null)[]): number | null {
  const known = lastBytes.filter((bytes) => bytes !== null);
  if (known.length === 0) return null;
  const mean = known.reduce((sum, bytes) => sum + bytes, 0) / known.length;
  return Math.round(mean * lastBytes.length);
}

function nextStart(limit: 'day' | 'month', { day, month }: CameraUsage): Instant {
  if (limit === 'day') return day + 86_400_000;
  const date = new Date(month);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
}

const startOfDay = (now: Instant) => Math.floor(now / 86_400_000) * 86_400_000;

function startOfMonth(now: Instant): Instant {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
}
