/** The screens of the vessels a person may see, what state each vessel is in, and who looks (§2.3). */

import { toWireTime } from '@fms/contract/scalar';
import { type ListedSession, MAIN_SCREEN, type ScreenState, type ShipViewEntry } from '@fms/contract/ship-view';
import { adminSetting } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import { findScreenAddress, isClosed } from '@fms/domain/ship-view';
import type { Caller, VesselRights } from '../../../platform/access/caller.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { ViewBudgets } from '../budget/view-budgets.service.ts';
import type { ShipState } from '../desk/ship-desk.ts';
import type { ShipDesks } from '../desk/ship-desks.ts';
import { type LiveSession, toViewStatus, toWireHold } from '../session/live-session.ts';
import type { SessionBook } from '../session/session-book.ts';
import { findAdminSettings } from '../store/session.repository.ts';

export interface ListPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly rights: Pick<VesselRights, 'visible'>;
  readonly desks: Pick<ShipDesks, 'of'>;
  readonly book: Pick<SessionBook, 'of'>;
  readonly budgets: Pick<ViewBudgets, 'evaluate'>;
}

type Stored = Readonly<Record<string, unknown>> | null;

/** Whether the admin setting names a screen; what the gateway knows besides is not known while the ship is away. */
const isSetUp = (stored: Stored) => findScreenAddress(adminSetting.parse({ ...stored, secretsSet: [] })).ok;

function toListedSession(live: LiveSession, caller: Caller): ListedSession {
  const { token, session, screenId, quality, reason, ticket, caller: by } = live;
  return {
    ...toViewStatus({ token, session }),
    sessionId: by.userId === caller.userId ? token : null,
    ...{ screenId, quality, reason, ticket },
    by: by.userName,
    requestedAt: toWireTime(session.requestedAt),
  };
}

export function createShipViewListService({ db, clock, rights, desks, book, budgets }: ListPorts) {
  function stateOf(ship: ShipState | undefined, stored: Stored, isHeld: boolean): ScreenState {
    if (!ship) return isSetUp(stored) ? 'unreachable' : 'not-set-up';
    const shown = ship.screens.filter((screen) => screen.isSetUp);
    if (shown.length === 0) return 'not-set-up';
    if (isClosed(ship.policy, clock.now())) return 'closed';
    if (!shown.some(({ problem }) => problem === null)) return 'unreachable';
    return isHeld ? 'still-only' : 'reachable';
  }

  async function toEntry(caller: Caller, vesselId: VesselId, stored: Stored): Promise<ShipViewEntry> {
    const desk = desks.of(vesselId);
    const ship = desk?.state;
    // A person looks at it now.
    desk?.measure();
    const { held, budget } = desk ? await budgets.evaluate(vesselId) : { held: null, budget: null };
    const state = stateOf(ship, stored, held !== null);
    const screens = ship?.screens.filter((screen) => screen.isSetUp).map(({ id, name }) => ({ id, name }));
    const [live] = book.of(vesselId);
    const closedUntil = state === 'closed' ? (ship?.policy.closedUntil ?? null) : null;
    return {
      ...{ vesselId, state },
      screens: screens ?? (state === 'unreachable' ? [{ id: MAIN_SCREEN, name: '' }] : []),
      until: closedUntil === null ? null : toWireTime(closedUntil),
      roundTripMs: desk?.roundTripMs ?? null,
      bitRate: desk?.bitRate ?? null,
      held: toWireHold(held),
      budget,
      session: live ? toListedSession(live, caller) : null,
    };
  }

  return {
    async list(caller: Caller): Promise<ShipViewEntry[]> {
      const settings = await findAdminSettings(db, [...(await rights.visible(caller))]);
      return Promise.all(settings.map(({ id, adminSetting: stored }) => toEntry(caller, id, stored)));
    },
  };
}
export type ShipViewListService = ReturnType<typeof createShipViewListService>;
