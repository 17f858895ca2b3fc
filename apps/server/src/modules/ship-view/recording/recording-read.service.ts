/** Past sessions and their recordings: who may look at them, and that each look is on record. */

import type { QueryOf } from '@fms/contract/endpoint';
import { fromWireTime, toWireTime } from '@fms/contract/scalar';
import type { listPastShipViews, PastSession } from '@fms/contract/ship-view';
import type { Instant } from '@fms/domain/time';
import { type Caller, createUnknownFailure, type VesselRights } from '../../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../../platform/audit/audit.ts';
import type { BlobStore } from '../../../platform/blob/blob.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { ShipViewSessionRow } from '../../../platform/database/tables/exchange/ship-view.ts';
import { notFound } from '../../../platform/failure/failure.ts';
import type { FileAnswer } from '../../../platform/http/bytes/file-response.ts';
import { findSessionByToken, listPastSessions } from '../store/session.repository.ts';

export interface RecordingReadPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly blobs: Pick<BlobStore, 'get'>;
  readonly rights: VesselRights;
}

/** A player reads a recording in many ranges: those of one sign-in within this time are one look. */
const ONE_LOOK_MS = 10 * 60_000;
const MAX_LOOKS = 10_000;

function toPastSession(row: ShipViewSessionRow): PastSession {
  const { token, vesselId, screenId, accountName, highestLevel, reason, ticket, approvedBy } = row;
  const { requestedMs, openedMs, endedMs, endedCause, endedBy, endedWhy, recordingBytes } = row;
  const from = openedMs ?? requestedMs;
  return {
    ...{ sessionId: token, vesselId, screenId, by: accountName, level: highestLevel, reason, ticket, approvedBy },
    from: toWireTime(from),
    to: toWireTime(endedMs ?? from),
    endedBy: { cause: endedCause ?? 'closed', by: endedBy, why: endedWhy },
    recordingBytes,
  };
}

export function createRecordingReadService({ db, clock, blobs, rights }: RecordingReadPorts) {
  /** When each look began, by who looks at what. */
  const looks = new Map<string, Instant>();

  function isNewLook({ sessionId }: Caller, id: number): boolean {
    const now = clock.now();
    const key = `${sessionId} ${id}`;
    for (const [other, at] of looks) if (now - at > ONE_LOOK_MS || looks.size > MAX_LOOKS) looks.delete(other);
    if (looks.has(key)) return false;
    looks.set(key, now);
    return true;
  }

  return {
    async list(
      caller: Caller,
      { vesselId, fromTime, toTime, ...page }: QueryOf<typeof listPastShipViews>,
    ): Promise<{ sessions: PastSession[]; total: number }> {
      if (vesselId !== undefined) await rights.require(caller, 'ship-view', [vesselId]);
      const vesselIds = vesselId === undefined ? [...(await rights.visible(caller))] : [vesselId];
      const fromMs = fromTime === undefined ? undefined : fromWireTime(fromTime);
      const toMs = toTime === undefined ? undefined : fromWireTime(toTime);
      const { rows, total } = await listPastSessions(db, { ...page, vesselIds, fromMs, toMs });
      return { sessions: rows.map(toPastSession), total };
    },

    /** @throws {Failure} `forbidden` without the right on the vessel, `not-found` for what is not kept */
    async read(caller: Caller, from: string, token: string): Promise<FileAnswer> {
      const row = await findSessionByToken(db, token);
      if (!row) throw createUnknownFailure(caller, 'The session');
      await rights.require(caller, 'ship-view', [row.vesselId]);
      const { id, recording, recordingBytes, vesselId } = row;
      if (recording === null || recordingBytes === null) throw notFound('The recording');
      return {
        ...{ name: `ship-view-${vesselId}-${id}.rfb`, sizeBytes: recordingBytes, tag: `${id}` },
        async open(range) {
          if (isNewLook(caller, id)) {
            const entry = { at: clock.now(), ...toActor(caller), from, what: 'ship-view.replayed' };
            await recordAudit(db, { ...entry, subject: `vessel:${vesselId}`, new: { session: id } });
          }
          return (await blobs.get(recording, range)).stream;
        },
      };
    },
  };
}
export type RecordingReadService = ReturnType<typeof createRecordingReadService>;
