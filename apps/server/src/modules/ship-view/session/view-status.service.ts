/** The steps a person ashore takes (§7.10-5, §9.10): rights and the sign-in are asked at each of them. */
import type { BodyOf } from '@fms/contract/endpoint';
import type { updateViewStatus, ViewStatus } from '@fms/contract/ship-view';
import type { VesselId } from '@fms/domain/identity';
import {
  type Approval,
  decideApproval,
  includesLevel,
  requestSession,
  type Step,
  type ViewLevel,
} from '@fms/domain/ship-view';
import type { Caller, VesselRights } from '../../../platform/access/caller.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { conflict, notFound } from '../../../platform/failure/failure.ts';
import type { ViewBudgets } from '../budget/view-budgets.service.ts';
import type { ShipDesks } from '../desk/ship-desks.ts';
import { type LiveSession, toViewStatus } from './live-session.ts';
import type { SessionBook } from './session-book.ts';
import type { AskedLevel, ViewRights } from './view-right.policy.ts';

export interface ViewStatusPorts {
  readonly clock: Clock;
  readonly rights: Pick<VesselRights, 'require'>;
  readonly viewRights: Pick<ViewRights, 'requireLevel'>;
  readonly desks: Pick<ShipDesks, 'of'>;
  readonly book: SessionBook;
  readonly budgets: Pick<ViewBudgets, 'evaluate'>;
}

export type ViewStatusBody = BodyOf<typeof updateViewStatus>;

export function createViewStatusService({ clock, rights, viewRights, desks, book, budgets }: ViewStatusPorts) {
  function requireDesk(vesselId: VesselId) {
    const desk = desks.of(vesselId);
    if (!desk) throw conflict('The ship cannot be reached now.');
    return desk.state;
  }

  const approvalOf = (vesselId: VesselId, level: ViewLevel): Approval =>
    decideApproval(requireDesk(vesselId).policy, level, clock.now());

  async function request(caller: Caller, from: string, vesselId: VesselId, asked: ViewStatusBody) {
    const { level, minutes, screenId, reason, ticket, quality = 'normal' } = asked;
    const screen = requireDesk(vesselId).screens.find(({ id }) => id === screenId);
    if (!screen) throw notFound('The screen');
    if (screen.problem !== null) throw conflict(screen.problem);
    const approval = approvalOf(vesselId, level);
    const session = requestSession({ level, minutes }, approval, clock.now());
    if (session === null) throw conflict(whyNot(approval));
    const { held } = await budgets.evaluate(vesselId);
    const shown = { quality: held === null ? quality : ('still' as const), stills: 0, held };
    return book.add({ vesselId, screenId, caller, from, reason, ticket, ...shown, session });
  }

  /** The session of the caller; that of another is not there. */
  function find(caller: Caller, vesselId: VesselId, token: string | undefined): LiveSession {
    const live = token === undefined ? undefined : book.byToken(token);
    const isOwn = live?.vesselId === vesselId && live.caller.userId === caller.userId;
    if (!live || !isOwn) throw notFound('The session');
    return live;
  }

  /** Everything but a request. Leaving needs no more than that the session is the caller's. */
  async function change(caller: Caller, vesselId: VesselId, asked: ViewStatusBody): Promise<LiveSession> {
    const live = find(caller, vesselId, asked.sessionId);
    if (asked.state === 'close') return book.step(live.id, { kind: 'close', by: caller.userName });
    if (live.held !== null && asked.quality !== undefined && asked.quality !== 'still') throw conflict(HELD);
    const { level: present, state } = live.session;
    const level = asked.state === 'level' ? asked.level : present;
    const isMore =
      asked.state === 'level' ? !includesLevel(present, level) : asked.state !== 'open' || state !== 'open';
    await viewRights.requireLevel(caller, { vesselId, level, isMore });
    return book.step(live.id, toStep(asked, { vesselId, level, isMore }), { quality: asked.quality });
  }

  /** What gives no more needs no approval, and the ship need not be there for it. */
  function toStep({ state, minutes }: ViewStatusBody, { vesselId, level, isMore }: AskedLevel): Step {
    if (state === 'open') return { kind: 'open' };
    const approval: Approval = isMore ? approvalOf(vesselId, level) : { by: 'none', why: 'no-approver' };
    return state === 'level' ? { kind: 'level', level, approval } : { kind: 'prolong', minutes, approval };
  }

  return {
    /**
     * @throws {Failure} `forbidden` without the right, `expired` for an old sign-in and the level `control`, `not-found`
     * for a screen or session that is not there, `conflict` where ship or state take no such step, with the reason
     */
    async update(caller: Caller, from: string, vesselId: VesselId, asked: ViewStatusBody): Promise<ViewStatus> {
      await rights.require(caller, 'ship-view', [vesselId]);
      if (asked.state !== 'request') return toViewStatus(await change(caller, vesselId, asked));
      await viewRights.requireLevel(caller, { vesselId, level: asked.level, isMore: true });
      return toViewStatus(await request(caller, from, vesselId, asked));
    },
  };
}
export type ViewStatusService = ReturnType<typeof createViewStatusService>;

const HELD = 'The line has no room for more than stills now.';

function whyNot(approval: Approval): string {
  return approval.by === 'none' && approval.why === 'closed'
    ? 'The master lets no session in now.'
    : 'No person on board can approve this, and no policy of the vessel does.';
}
