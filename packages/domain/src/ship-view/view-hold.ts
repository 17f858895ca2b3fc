/** Whether the line has room for more than stills of a screen (§9.10): it may be too thin, or a rule of the vessel may hold. */
import type { Instant } from '../time/instant.ts';
import type { LineGovernor } from '../transfer/budget/governor.ts';

/** What a session keeps to stills for; all but `thin-line` are rules of the line budget. */
export const VIEW_HOLDS = ['thin-line', 'day-budget', 'month-budget', 'schedule', 'at-sea', 'slow-line'] as const;
export type ViewHoldReason = (typeof VIEW_HOLDS)[number];

export interface ViewHold {
  readonly reason: ViewHoldReason;
  /** When it ends by itself as far as it is known; null otherwise. */
  readonly until: Instant | null;
}

/**
 * Bits a second below which a still is the better picture. Low quality is watchable at 64 kbit/s, which a line of that rate
 * shares with its figures.
 */
export const THIN_LINE_BITS = 48_000;

const isViewHold = (reason: string): reason is ViewHoldReason => (VIEW_HOLDS as readonly string[]).includes(reason);

/**
 * What holds pictures of the lane `ship-view` at `now`; null while nothing does. `bitRate` is what the line carries, bit/s,
 * null where it was not measured: that alone holds nothing.
 */
export function findViewHold(
  governor: Pick<LineGovernor, 'ask'>,
  bitRate: number | null,
  now: Instant,
): ViewHold | null {
  const hold = governor.ask({ lane: 'ship-view', bytes: 1, isNow: false }, { bitRate, isInPort: null }, now);
  // A pace slows the picture down, see below; it does not end it.
  if (hold !== null && isViewHold(hold.reason)) return { reason: hold.reason, until: hold.until };
  return bitRate !== null && bitRate < THIN_LINE_BITS ? { reason: 'thin-line', until: null } : null;
}

/** Whether the bytes a second of the lane are used up: the picture waits until they are earned again. */
export function isAheadOfPace(governor: Pick<LineGovernor, 'ask'>, now: Instant): boolean {
  return governor.ask({ lane: 'ship-view', bytes: 1, isNow: true }, UNKNOWN_LINE, now)?.reason === 'rate';
}

const UNKNOWN_LINE = { bitRate: null, isInPort: null };
