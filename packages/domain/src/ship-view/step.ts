/**
 * The steps of a session of the ship view, as a table: which step is taken in which state, and what it makes of it. Both
 * sides take them, the shore as the person asks and the ship as the crew decides, and each step is audited.
 */

import type { Instant } from '../time/instant.ts';
import { MINUTE_MS } from '../time/unit.ts';
import type { Approval } from './approval.ts';
import { includesLevel, type ViewLevel } from './level.ts';
import {
  type Ask,
  type BoxMinutes,
  endOf,
  endSession,
  expireSession,
  type ShipViewSession,
  WAIT_MS,
} from './session.ts';

/** `approval` is what the vessel's policy decides for what is asked at that time. */
export type Step =
  /**
   * Of the crew, by the name given on board. `ask` is what it was shown of an open session, null for a request: what
   * was asked in its place meanwhile is not approved.
   */
  | { readonly kind: 'approve'; readonly by: string; readonly ask: Ask | null }
  | { readonly kind: 'refuse'; readonly by: string; readonly why: string }
  /** Of the person ashore. */
  | { readonly kind: 'open' }
  | { readonly kind: 'level'; readonly level: ViewLevel; readonly approval: Approval }
  | { readonly kind: 'prolong'; readonly minutes: BoxMinutes; readonly approval: Approval }
  | { readonly kind: 'close'; readonly by: string }
  /** The switch of either side, which asks nothing first. */
  | { readonly kind: 'kill'; readonly side: 'ashore' | 'on-board'; readonly by: string }
  /** The person lost the right to the level, or the vessel. */
  | { readonly kind: 'lose-right' };

/** `not-now`: the state takes no such step. The others are those of the approval. */
export type StepProblem = 'not-now' | 'closed' | 'no-approver';

export interface StepTaken {
  /** As it is now, also where the step was not taken: its time may be over. */
  readonly session: ShipViewSession;
  readonly problem: StepProblem | null;
}

type Steps = {
  readonly [Kind in Step['kind']]?: (
    s: ShipViewSession,
    step: Extract<Step, { kind: Kind }>,
    now: Instant,
  ) => StepTaken;
};

const taken = (session: ShipViewSession): StepTaken => ({ session, problem: null });

const boxOf = (session: ShipViewSession, minutes: BoxMinutes, now: Instant): ShipViewSession => ({
  ...session,
  minutes,
  until: endOf(minutes * MINUTE_MS, session.endsBy, now),
});

/** What was asked for, given: a level counts at once, a new box begins now and never ends before the old one. */
function grant(session: ShipViewSession, ask: Ask, approvedBy: string, now: Instant): ShipViewSession {
  const granted = { ...session, ask: null, approvedBy };
  if (ask.kind === 'level') return { ...granted, level: ask.level };
  const longer = boxOf(granted, ask.minutes, now);
  return (longer.until ?? 0) > (session.until ?? 0) ? longer : granted;
}

const isSame = (ask: Ask, shown: Ask | null) =>
  ask.until === shown?.until &&
  (ask.kind === 'level'
    ? shown.kind === 'level' && shown.level === ask.level
    : shown.kind === 'prolong' && shown.minutes === ask.minutes);

/** The crew grants what an open session asks for. Time that a person gives is not bound to the end of a policy. */
function approveAsk(session: ShipViewSession, shown: Ask | null, by: string, now: Instant): StepTaken {
  const { ask } = session;
  if (ask === null || !isSame(ask, shown)) return { session, problem: 'not-now' };
  return taken(grant(ask.kind === 'prolong' ? { ...session, endsBy: null } : session, ask, by, now));
}

/** Asks the crew, or takes what a policy gives; where that has an end, the session ends with it. */
function askFor(session: ShipViewSession, ask: Ask, approval: Approval, now: Instant): StepTaken {
  if (approval.by === 'none') return { session, problem: approval.why };
  if (approval.by === 'crew') return taken({ ...session, ask });
  const { endsBy } = approval;
  const granted = grant({ ...session, endsBy }, ask, approval.by, now);
  return taken({ ...granted, until: Math.min(granted.until ?? now, endsBy ?? Number.POSITIVE_INFINITY) });
}

/** These end a session in every state that is not its end. */
const ENDINGS: Steps = {
  close: (session, { by }, now) => taken(endSession(session, now, 'closed', by)),
  kill: (session, { side, by }, now) => taken(endSession(session, now, `killed-${side}`, by)),
  'lose-right': (session, _, now) => taken(endSession(session, now, 'right')),
};

const STEPS: Readonly<Record<ShipViewSession['state'], Steps>> = {
  waiting: {
    ...ENDINGS,
    approve: (session, { by }, now) =>
      taken({ ...session, state: 'approved', approvedBy: by, until: endOf(WAIT_MS, session.endsBy, now) }),
    refuse: (session, { by, why }, now) => taken(endSession(session, now, 'refused', by, why)),
  },
  approved: {
    ...ENDINGS,
    open: (session, _, now) => taken({ ...boxOf(session, session.minutes, now), state: 'open' }),
  },
  open: {
    ...ENDINGS,
    // Goes back to it from another page or after a lost link; the box goes on.
    open: (session) => taken(session),
    level: (session, { level, approval }, now) =>
      includesLevel(session.level, level)
        ? taken({ ...session, level, ask: null })
        : askFor(session, { kind: 'level', level, until: now + WAIT_MS }, approval, now),
    prolong: (session, { minutes, approval }, now) =>
      askFor(session, { kind: 'prolong', minutes, until: now + WAIT_MS }, approval, now),
    approve: (session, { by, ask }, now) => approveAsk(session, ask, by, now),
    refuse: (session) => (session.ask === null ? { session, problem: 'not-now' } : taken({ ...session, ask: null })),
  },
  refused: {},
  ended: {},
};

/** Takes one step. What is over by its time is ended first, so that no late step revives it. */
export function takeStep<Kind extends Step['kind']>(
  session: ShipViewSession,
  step: Extract<Step, { kind: Kind }>,
  now: Instant,
): StepTaken {
  const present = expireSession(session, now);
  const take = STEPS[present.state][step.kind as Kind];
  return take ? take(present, step, now) : { session: present, problem: 'not-now' };
}
