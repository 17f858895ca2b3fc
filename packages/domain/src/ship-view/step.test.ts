import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Approval } from './approval.ts';
import { VIEW_LEVELS } from './level.ts';
import {
  BOX_MINUTES,
  type EndCause,
  expireSession,
  requestSession,
  SESSION_STATES,
  type SessionState,
  type ShipViewSession,
  WAIT_MS,
} from './session.ts';
import { type Step, type StepTaken, takeStep } from './step.ts';

const MINUTE = 60_000;
const CREW: Approval = { by: 'crew' };
const POLICY: Approval = { by: 'policy', endsBy: null };

function request(approval: Approval = CREW, at = 0): ShipViewSession {
  const session = requestSession({ level: 'view', minutes: 30 }, approval, at);
  if (!session) throw new Error('nothing can approve it');
  return session;
}

/** Each step with its time in minutes; the last answer. */
function walk(session: ShipViewSession, ...steps: readonly (readonly [number, Step])[]): StepTaken {
  return steps.reduce<StepTaken>((before, [minutes, step]) => takeStep(before.session, step, minutes * MINUTE), {
    session,
    problem: null,
  });
}

const approve: Step = { kind: 'approve', by: 'C/O Lunde', ask: null };
/** The crew approves what the session asks for. */
const approveAsk = ({ ask }: ShipViewSession): Step => ({ kind: 'approve', by: 'C/O Lunde', ask });
const refuse: Step = { kind: 'refuse', by: 'Master', why: 'mooring' };
const open: Step = { kind: 'open' };
const close: Step = { kind: 'close', by: 'Ingrid Moe' };
const kill = (side: 'ashore' | 'on-board'): Step => ({ kind: 'kill', side, by: 'Master' });
const raise = (approval: Approval = CREW): Step => ({ kind: 'level', level: 'control', approval });
const prolong = (approval: Approval = CREW): Step => ({ kind: 'prolong', minutes: 60, approval });
const loseRight: Step = { kind: 'lose-right' };

const sessions: Record<SessionState, ShipViewSession> = {
  waiting: request(),
  approved: request(POLICY),
  open: walk(request(POLICY), [0, open]).session,
  refused: walk(request(), [0, refuse]).session,
  ended: walk(request(), [0, close]).session,
};
/** What a step makes of a state; a blank where it is not taken. */
const TABLE: readonly (readonly [string, Step, Partial<Record<SessionState, SessionState>>])[] = [
  ['approve', approve, { waiting: 'approved' }],
  ['refuse', refuse, { waiting: 'refused' }],
  ['open', open, { approved: 'open', open: 'open' }],
  ['a higher level', raise(), { open: 'open' }],
  ['a lower level', { kind: 'level', level: 'view', approval: CREW }, { open: 'open' }],
  ['more time', prolong(), { open: 'open' }],
  ['close', close, { waiting: 'ended', approved: 'ended', open: 'ended' }],
  ['kill ashore', kill('ashore'), { waiting: 'ended', approved: 'ended', open: 'ended' }],
  ['kill on board', kill('on-board'), { waiting: 'ended', approved: 'ended', open: 'ended' }],
  ['lose the right', loseRight, { waiting: 'ended', approved: 'ended', open: 'ended' }],
];

describe.each(TABLE)('%s', (_, step, after) => {
  it.each(SESSION_STATES)('in the state %s', (state) => {
    const { session, problem } = takeStep(sessions[state], step, MINUTE);
    expect([session.state, problem]).toEqual([after[state] ?? state, after[state] ? null : 'not-now']);
  });
});

describe('a session', () => {
  it('is not made where nothing can approve it', () => {
    expect(requestSession({ level: 'view', minutes: 10 }, { by: 'none', why: 'closed' }, 0)).toBeNull();
  });

  it('is requested, approved, opened and closed', () => {
    expect(request()).toMatchObject({ state: 'waiting', approvedBy: null, until: WAIT_MS });
    expect(walk(request(), [3, approve]).session).toMatchObject({ approvedBy: 'C/O Lunde', until: 18 * MINUTE });
    expect(walk(request(), [3, approve], [5, open]).session).toMatchObject({ state: 'open', until: 35 * MINUTE });
    const closed = walk(request(), [3, approve], [5, open], [9, close]).session;
    expect(closed).toMatchObject({ until: null, ended: { at: 9 * MINUTE, cause: 'closed', by: 'Ingrid Moe' } });
  });

  it.each<[string, ShipViewSession, number]>([
    ['a request', request(), 15],
    ['an approval that is not used', walk(request(), [3, approve]).session, 18],
    ['a time box', sessions.open, 30],
    ['a window', walk(request({ by: 'window', endsBy: 7 * MINUTE }), [5, open]).session, 7],
  ])('ends by time: %s', (_, session, minutes) => {
    const end = minutes * MINUTE;
    expect(expireSession(session, end - 1)).toBe(session);
    expect(expireSession(session, end + 5).ended).toEqual({ at: end, cause: 'time', by: '', why: '' });
    const late = walk(session, [minutes, approve]);
    expect(late).toMatchObject({ session: { state: 'ended' }, problem: 'not-now' });
  });

  it.each<[Step, EndCause]>([
    [refuse, 'refused'],
    [close, 'closed'],
    [kill('ashore'), 'killed-ashore'],
    [kill('on-board'), 'killed-on-board'],
    [loseRight, 'right'],
  ])('says why it ended after %o', (step, cause) => {
    expect(walk(request(), [1, step]).session.ended?.cause).toBe(cause);
  });
});

describe('an open session', () => {
  it('goes to a lower level at once, and to a higher one when the crew says so', () => {
    const asked = walk(sessions.open, [1, raise()]);
    expect(asked.session).toMatchObject({ level: 'view', ask: { kind: 'level', level: 'control' } });
    const raised = walk(asked.session, [2, approveAsk(asked.session)]).session;
    expect(raised).toMatchObject({ level: 'control', ask: null, until: 30 * MINUTE });
    const lowered = walk(raised, [3, { kind: 'level', level: 'basic', approval: { by: 'none', why: 'closed' } }]);
    expect(lowered).toMatchObject({ session: { level: 'basic' }, problem: null });
  });

  it('keeps its level when the crew refuses or says nothing', () => {
    const asked = walk(sessions.open, [1, raise()]).session;
    expect(walk(asked, [2, refuse]).session).toMatchObject({ state: 'open', level: 'view', ask: null });
    expect(expireSession(asked, 16 * MINUTE)).toMatchObject({ state: 'open', level: 'view', ask: null });
    expect(walk(asked, [16, approveAsk(asked)])).toMatchObject({ session: { level: 'view' }, problem: 'not-now' });
  });

  it('gets nothing that was asked for after the crew looked', () => {
    const basic: Step = { kind: 'level', level: 'basic', approval: CREW };
    const shown = walk(sessions.open, [1, basic]).session;
    for (const other of [raise(), prolong()]) {
      const asked = walk(shown, [1, other]);
      expect(walk(asked.session, [2, approveAsk(shown)])).toEqual({ session: asked.session, problem: 'not-now' });
    }
    expect(walk(shown, [2, approveAsk(sessions.open)])).toEqual({ session: shown, problem: 'not-now' });
  });

  it('gets a higher level at once from a policy, and ends with it', () => {
    const window: Approval = { by: 'window', endsBy: 8 * MINUTE };
    expect(walk(sessions.open, [1, raise(POLICY)]).session).toMatchObject({ level: 'control', until: 30 * MINUTE });
    expect(walk(sessions.open, [1, raise(window)]).session).toMatchObject({ level: 'control', until: 8 * MINUTE });
  });

  it.each(['closed', 'no-approver'] as const)('is told when nothing can approve: %s', (why) => {
    expect(walk(sessions.open, [1, raise({ by: 'none', why })])).toEqual({ session: sessions.open, problem: why });
  });

  it('gets a new box from the time of its approval, also beyond a window, and never a shorter one', () => {
    const asked = walk(sessions.open, [10, prolong()]).session;
    expect(walk(asked, [12, approveAsk(asked)]).session).toMatchObject({
      until: 72 * MINUTE,
      minutes: 60,
    });
    const bounded = walk(request({ by: 'window', endsBy: 20 * MINUTE }), [5, open]).session;
    const askedAgain = walk(bounded, [10, prolong()]).session;
    expect(walk(askedAgain, [12, approveAsk(askedAgain)]).session.until).toBe(72 * MINUTE);
    const short: Step = { kind: 'prolong', minutes: 10, approval: POLICY };
    expect(walk(sessions.open, [10, short]).session.until).toBe(30 * MINUTE);
  });
});

describe('any order of steps', () => {
  const approvals = fc.constantFrom<Approval>(CREW, POLICY, { by: 'none', why: 'closed' });
  const steps: fc.Arbitrary<Step> = fc.oneof(
    fc.constantFrom(approve, approve, refuse, open, open, kill('on-board'), close),
    fc.record({ kind: fc.constant('level' as const), level: fc.constantFrom(...VIEW_LEVELS), approval: approvals }),
    fc.record({ kind: fc.constant('prolong' as const), minutes: fc.constantFrom(...BOX_MINUTES), approval: approvals }),
  );

  it('opens nothing without approval, revives nothing, and gives no time beyond the longest box', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(9), steps), { maxLength: 20 }), (walked) => {
        let [session, minutes, isApproved] = [request(), 0, false];
        for (const [pause, drawn] of walked) {
          minutes += pause;
          const before = expireSession(session, minutes * MINUTE);
          const step = drawn.kind === 'approve' ? approveAsk(before) : drawn;
          session = takeStep(session, step, minutes * MINUTE).session;
          isApproved ||= before.state === 'waiting' && step.kind === 'approve';
          if (session.state === 'open') expect(isApproved).toBe(true);
          if (before.ended) expect(session).toEqual(before);
          if (session.until !== null) expect(session.until - minutes * MINUTE).toBeLessThanOrEqual(60 * MINUTE);
          if (session.level !== before.level) expect(before.state).toBe('open');
          if (VIEW_LEVELS.indexOf(session.level) > VIEW_LEVELS.indexOf(before.level)) {
            expect(step.kind === 'approve' || (step.kind === 'level' && step.approval.by === 'policy')).toBe(true);
          }
        }
      }),
      { seed: 19, numRuns: 2000 },
    );
  });
});
