/** What the trail tells of each step of a session, by whichever side took it. */
import type { ShipViewSession, Step } from '@fms/domain/ship-view';
import { type Actor, type AuditEntry, createAnonymousActor, toActor } from '../../../platform/audit/audit.ts';
import type { LiveSession } from './live-session.ts';

/** Where a step comes from that no browser asked for. */
const ON_BOARD = 'ship';
const SERVER = 'server';

/** The crew by the name given on board; the server for what ends by itself. */
function actorOf(live: LiveSession, step: Step): { actor: Actor; from: string } {
  if (step.kind === 'approve' || step.kind === 'refuse')
    return { actor: createAnonymousActor(step.by), from: ON_BOARD };
  if (step.kind === 'kill' && step.side === 'on-board') return { actor: createAnonymousActor(step.by), from: ON_BOARD };
  if (step.kind === 'lose-right') return { actor: createAnonymousActor(SERVER), from: '' };
  return { actor: toActor(live.caller), from: live.from };
}

/** The action a step is told as; null for one that changed nothing, as going back to an open session. */
function actionOf(before: ShipViewSession, after: ShipViewSession, step: Step): string | null {
  if (after.state === 'refused') return 'ship-view.refused';
  if (after.ended !== null) return 'ship-view.ended';
  if (step.kind === 'approve') return 'ship-view.approved';
  if (step.kind === 'refuse') return 'ship-view.refused';
  if (before.state !== after.state) return 'ship-view.opened';
  if (before.level !== after.level) return 'ship-view.level';
  if (after.ask !== null && after.ask !== before.ask) return 'ship-view.asked';
  return before.until === after.until ? null : 'ship-view.prolonged';
}

function tellOf({ level, until, ended, approvedBy, ask }: ShipViewSession) {
  const asked = ask && (ask.kind === 'level' ? { level: ask.level } : { minutes: ask.minutes });
  return { level, until, ...(approvedBy && { approvedBy }), ...(asked && { asked }), ...(ended && { ended }) };
}

/** The entry of a step that was taken; null where nothing changed. */
export function createStepEntry(live: LiveSession, after: ShipViewSession, step: Step, at: number): AuditEntry | null {
  const what = actionOf(live.session, after, step);
  if (what === null) return null;
  const { actor, from } = actorOf(live, step);
  const told = { session: live.id, screen: live.screenId, ...tellOf(after) };
  return { at, ...actor, from, what, subject: `vessel:${live.vesselId}`, old: tellOf(live.session), new: told };
}

/** Of a session whose time is over. */
export function createExpiryEntry(live: LiveSession, after: ShipViewSession, at: number): AuditEntry {
  const told = { session: live.id, screen: live.screenId, ...tellOf(after) };
  const of = {
    at,
    ...createAnonymousActor(SERVER),
    from: '',
    what: 'ship-view.ended',
    subject: `vessel:${live.vesselId}`,
  };
  return { ...of, old: tellOf(live.session), new: told };
}

/** Of a new session; what a policy approved is told in the same entry. */
export function createRequestEntry(live: LiveSession, at: number): AuditEntry {
  const { caller, from, vesselId, id, screenId, reason, ticket, session } = live;
  const told = { session: id, screen: screenId, reason, ticket, minutes: session.minutes, ...tellOf(session) };
  return { at, ...toActor(caller), from, what: 'ship-view.requested', subject: `vessel:${vesselId}`, new: told };
}
