/** A session that lives, as the server holds it in memory: who looks, at what, and the state both sides agree on. */

import { toWireTime } from '@fms/contract/scalar';
import type { DeskSession, ViewStatus, ViewHold as WireHold } from '@fms/contract/ship-view';
import type { VesselId } from '@fms/domain/identity';
import type { ShipViewSession, ViewHold, ViewQuality } from '@fms/domain/ship-view';
import type { Caller } from '../../../platform/access/caller.ts';

export interface LiveSession {
  readonly id: number;
  /** The secret id on the wire. */
  readonly token: string;
  readonly vesselId: VesselId;
  readonly screenId: string;
  /** Who asked; rights are asked again with it. */
  readonly caller: Caller;
  /** Address of the browser that asked, for the trail. */
  readonly from: string;
  readonly reason: string;
  readonly ticket: string;
  readonly quality: ViewQuality;
  /** Pictures asked for at the quality `still`. */
  readonly stills: number;
  /** What keeps it to stills; null while nothing does. */
  readonly held: ViewHold | null;
  readonly session: ShipViewSession;
}

export function toViewStatus({ token, session }: Pick<LiveSession, 'token' | 'session'>): ViewStatus {
  const { state, level, until, approvedBy } = session;
  return { sessionId: token, state, level, until: until === null ? null : toWireTime(until), approvedBy };
}

export const toWireHold = (held: ViewHold | null): WireHold | null =>
  held && { reason: held.reason, until: held.until === null ? null : toWireTime(held.until) };

/** As the ship is told of it. */
export function toDeskSession(live: LiveSession): DeskSession {
  const { id, screenId, caller, reason, ticket, quality, session } = live;
  const { state, level, minutes, until, ask } = session;
  return { session: id, screenId, by: caller.userName, reason, ticket, state, level, minutes, quality, until, ask };
}
