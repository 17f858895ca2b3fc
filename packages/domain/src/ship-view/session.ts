/** A session of the ship view: what it is, how it begins, and what ends it by itself (§7.10-5, §9.10). */
import type { Instant } from '../time/instant.ts';
import type { Approval } from './approval.ts';
import type { ViewLevel } from './level.ts';

export const SESSION_STATES = ['waiting', 'approved', 'refused', 'open', 'ended'] as const;
export type SessionState = (typeof SESSION_STATES)[number];

/** Minutes of a time box. */
export const BOX_MINUTES = [10, 30, 60] as const;
export type BoxMinutes = (typeof BOX_MINUTES)[number];
export const USUAL_BOX_MINUTES: BoxMinutes = 30;

/** A request waits so long for the crew, and an approval so long for its use. */
export const WAIT_MS = 15 * 60_000;

/** Why a session ended or was refused. `time`: its box was over, or its wait. `right`: the person lost the right. */
export const END_CAUSES = ['refused', 'closed', 'killed-ashore', 'killed-on-board', 'time', 'right'] as const;
export type EndCause = (typeof END_CAUSES)[number];

/** What an open session asks the crew for: a higher level, or a new time box. */
export type Ask =
  | { readonly kind: 'level'; readonly level: ViewLevel; readonly until: Instant }
  | { readonly kind: 'prolong'; readonly minutes: BoxMinutes; readonly until: Instant };

export interface ShipViewSession {
  readonly state: SessionState;
  /** The level that counts; while it waits the one that is asked for. */
  readonly level: ViewLevel;
  readonly minutes: BoxMinutes;
  readonly requestedAt: Instant;
  /** Who approved last: a name on board, `policy` or `window`; null before. */
  readonly approvedBy: string | null;
  /** When its state ends by itself: the wait, the use of the approval, or the time box. Null once it ended. */
  readonly until: Instant | null;
  /** The end of the policy that approved it; no box lasts longer. Null for no end. */
  readonly endsBy: Instant | null;
  readonly ask: Ask | null;
  readonly ended: { readonly at: Instant; readonly cause: EndCause; readonly by: string; readonly why: string } | null;
}

/** The end of a wait or a box that begins now. */
export function endOf(durationMs: number, endsBy: Instant | null, now: Instant): Instant {
  return Math.min(now + durationMs, endsBy ?? Number.POSITIVE_INFINITY);
}

/** A new session: approved at once by a policy, else waiting for the crew. Null where nothing can approve it. */
export function requestSession(
  { level, minutes }: Pick<ShipViewSession, 'level' | 'minutes'>,
  approval: Approval,
  now: Instant,
): ShipViewSession | null {
  if (approval.by === 'none') return null;
  const isApproved = approval.by !== 'crew';
  const endsBy = isApproved ? approval.endsBy : null;
  return {
    state: isApproved ? 'approved' : 'waiting',
    level,
    minutes,
    requestedAt: now,
    approvedBy: isApproved ? approval.by : null,
    until: endOf(WAIT_MS, endsBy, now),
    endsBy,
    ask: null,
    ended: null,
  };
}

/** The session over, from `at` on. */
export function endSession(session: ShipViewSession, at: Instant, cause: EndCause, by = '', why = ''): ShipViewSession {
  const state = cause === 'refused' ? 'refused' : 'ended';
  return { ...session, state, until: null, ask: null, ended: { at, cause, by, why } };
}

/**
 * The session as it is now: ended where its time is over, at the instant at which it was, and without an ask that the
 * crew left unanswered. To be asked before each use, and by a timer at `until`.
 */
export function expireSession(session: ShipViewSession, now: Instant): ShipViewSession {
  if (session.until !== null && now >= session.until) return endSession(session, session.until, 'time');
  return session.ask !== null && now >= session.ask.until ? { ...session, ask: null } : session;
}
