/** Sessions of the ship view, past ones too; a session that lives is held in memory beside its row. */
import type { UserId, VesselId } from '@fms/domain/identity';
import type { EndCause, SessionState, ViewLevel } from '@fms/domain/ship-view';
import type { Instant } from '@fms/domain/time';
import type { Generated, Insertable, Selectable, Updateable } from 'kysely';

export interface ShipViewSessionTable {
  id: Generated<number>;
  /** Opens the socket while the session lives, names the recording afterwards; 128 random bits in base64url. */
  token: string;
  vesselId: VesselId;
  screenId: string;
  /** Null for an account that was deleted. */
  accountId: UserId | null;
  accountName: string;
  /** The admin who asked in that user's name. */
  actingId: UserId | null;
  reason: string;
  ticket: string;
  state: SessionState;
  /** What counts now, and the highest it ever was. */
  level: ViewLevel;
  highestLevel: ViewLevel;
  approvedBy: Generated<string | null>;
  requestedMs: Instant;
  /** When it was opened first; null before. */
  openedMs: Generated<Instant | null>;
  endedMs: Generated<Instant | null>;
  endedCause: Generated<EndCause | null>;
  endedBy: Generated<string>;
  endedWhy: Generated<string>;
  /** Name of the recording among the blobs, and its size; null where there is none, or none any more. */
  recording: Generated<string | null>;
  recordingBytes: Generated<number | null>;
}
export type ShipViewSessionRow = Selectable<ShipViewSessionTable>;
export type NewShipViewSession = Insertable<ShipViewSessionTable>;
export type ShipViewSessionChange = Updateable<ShipViewSessionTable>;

export interface ShipViewTables {
  shipViewSession: ShipViewSessionTable;
}
