/** The queue of a vessel's line as people see it, and files they ask of the ship (§7.10). */

import type { BodyOf } from '@fms/contract/endpoint';
import { ENDED_TRANSFER_HOURS, type FileTransfer, type fetchFile, MAX_OPEN_TRANSFERS } from '@fms/contract/file';
import type { VesselId } from '@fms/domain/identity';
import { HOUR_MS } from '@fms/domain/time';
import { type Caller, isAllowed } from '../../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { invalid, notFound } from '../../../platform/failure/failure.ts';
import { requirePlaceInQueue } from '../keep/file-version.ts';
import { requireVesselPath } from '../rule/vessel-path.ts';
import { lockVesselFiles } from '../store/file.repository.ts';
import { findOutboxEntry } from '../store/file-list.repository.ts';
import {
  insertTransfer,
  listEndedTransfers,
  listOpenOfPath,
  listOpenTransfers,
  updateTransfer,
} from '../store/transfer.repository.ts';
import { sortQueue, toFileTransfer } from './queue-order.ts';
import { changeByPriority } from './transfer-change.ts';
import { describeTransfer, type TransferQueuePorts } from './transfer-queue.service.ts';

export function createTransferFetchService({ db, clock, bus, rights }: Omit<TransferQueuePorts, 'blobs'>) {
  async function ask(
    tx: Db,
    caller: Caller,
    vesselId: VesselId,
    path: string,
    entry: { sizeBytes: number; sha256: string | null },
  ) {
    const { accountId, who: accountName, actingId } = toActor(caller);
    await requirePlaceInQueue(tx, vesselId);
    return insertTransfer(tx, {
      ...{ vesselId, direction: 'to-shore', path, fileId: null, priority: 'normal', state: 'queued' },
      ...{ sizeBytes: entry.sizeBytes, sha256: entry.sha256, accountId, accountName, actingId },
      ...{ queuedMs: clock.now(), changedMs: clock.now() },
    });
  }

  return {
    /** Asked again while it waits or moves, it is the same transfer, in the priority asked for. */
    async fetch(caller: Caller, from: string, asked: BodyOf<typeof fetchFile>): Promise<FileTransfer> {
      const { vesselId, priority } = asked;
      await rights.require(caller, 'file-write', [vesselId]);
      const place = requireVesselPath(asked.path, 'fetch');
      const entry = await findOutboxEntry(db, vesselId, place);
      if (!entry) throw notFound('The file in the list of the ship');
      if (entry.isDirectory) throw invalid('A directory is fetched file by file.', ['body.path: is a directory']);
      const transfer = await db.transaction().execute(async (tx) => {
        // Two who ask at once get one transfer.
        await lockVesselFiles(tx, vesselId);
        const [open] = await listOpenOfPath(tx, { vesselId, direction: 'to-shore', path: place.path });
        const asking = open ?? (await ask(tx, caller, vesselId, place.path, entry));
        const change = { ...changeByPriority(asking, priority), changedMs: clock.now() };
        const after = await updateTransfer(tx, asking.id, change);
        const trail = { at: clock.now(), ...toActor(caller), from, what: 'file.fetched' };
        await recordAudit(tx, { ...trail, subject: `vessel:${vesselId}`, new: describeTransfer(after) });
        return after;
      });
      bus.publish('transfer.changed', { vesselId, transferIds: [transfer.id] });
      return toFileTransfer(transfer, caller, true);
    },

    async list(caller: Caller, vesselId: VesselId): Promise<FileTransfer[]> {
      await rights.require(caller, 'file-read', [vesselId]);
      const mayWrite = await isAllowed(rights, caller, 'file-write', vesselId);
      const since = clock.now() - ENDED_TRANSFER_HOURS * HOUR_MS;
      const open = sortQueue(await listOpenTransfers(db, vesselId));
      const ended = await listEndedTransfers(db, vesselId, since, MAX_OPEN_TRANSFERS);
      return [...open, ...ended].map((transfer) => toFileTransfer(transfer, caller, mayWrite));
    },
  };
}
export type TransferFetchService = ReturnType<typeof createTransferFetchService>;
