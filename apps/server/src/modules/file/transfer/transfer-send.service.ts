/** Files that lie ashore already, sent on board: once more, in an older version, or back to where they came from (§7.10). */
import type { BodyOf } from '@fms/contract/endpoint';
import type { FileTransfer, sendFile } from '@fms/contract/file';
import { type Caller, createUnknownFailure } from '../../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../../platform/audit/audit.ts';
import type { BlobStore } from '../../../platform/blob/blob.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { FileTransferRow, VesselFileRow } from '../../../platform/database/tables/file.ts';
import { notFound } from '../../../platform/failure/failure.ts';
import type { FileKeeper } from '../keep/file-keeper.service.ts';
import { queueForShip } from '../keep/file-version.ts';
import { getFileFolder, storeBytes } from '../keep/stored-bytes.ts';
import { toVesselPath } from '../rule/vessel-path.ts';
import { findFile, findNewestFile, lockVesselFiles } from '../store/file.repository.ts';
import { listOpenOfPath, updateTransfer } from '../store/transfer.repository.ts';
import { toFileTransfer } from './queue-order.ts';
import { changeByPriority } from './transfer-change.ts';
import { describeTransfer, type TransferQueuePorts } from './transfer-queue.service.ts';

export interface TransferSendPorts extends Omit<TransferQueuePorts, 'blobs'> {
  readonly blobs: Pick<BlobStore, 'get' | 'put' | 'delete'>;
  readonly keeper: FileKeeper;
}

/** Who asks, and from which address. */
interface Sender {
  readonly caller: Caller;
  readonly from: string;
}

export function createTransferSendService({ db, clock, blobs, bus, rights, keeper }: TransferSendPorts) {
  /** The file as it stands in `to-vessel`: itself, or a version made of its bytes, which are then queued already. */
  async function placeForShip(sender: Sender, file: VesselFileRow): Promise<VesselFileRow> {
    if (file.tree === 'to-vessel' && file.isNewest) return file;
    const { vesselId, path, modifiedMs } = file;
    const stored = await storeBytes(blobs, getFileFolder(vesselId), (await blobs.get(file.blob)).stream);
    const place = { ...toVesselPath('to-vessel', path.split('/')), tree: 'to-vessel' } as const;
    const kept = await keeper.fromShore(sender, { ...stored, vesselId, place, modifiedMs });
    return kept.file;
  }

  async function queue(tx: Db, { caller, from }: Sender, file: VesselFileRow): Promise<FileTransferRow> {
    const { vesselId, path } = file;
    await lockVesselFiles(tx, vesselId);
    const newest = await findNewestFile(tx, vesselId, { tree: 'to-vessel', path });
    if (newest?.id !== file.id) throw notFound('The file');
    const [open] = await listOpenOfPath(tx, { vesselId, direction: 'to-ship', path });
    if (open) return open;
    const transfer = await queueForShip(tx, file, caller, clock.now());
    const trail = { at: clock.now(), ...toActor(caller), from, what: 'file.sent' };
    await recordAudit(tx, { ...trail, subject: `vessel:${vesselId}`, new: describeTransfer(transfer) });
    return transfer;
  }

  return {
    /**
     * What is on board already is not sent twice: the gateway finds the same SHA-256 there. A file of the ship and an
     * older version become the newest version of their path in `to-vessel`.
     * @throws {Failure} `conflict` beyond the quota and for a full queue, `not-found` for a file that was replaced meanwhile
     */
    async send(sender: Sender, asked: BodyOf<typeof sendFile>): Promise<FileTransfer> {
      const { caller } = sender;
      const source = await findFile(db, asked.fileId);
      if (!source) throw createUnknownFailure(caller, 'The file');
      await rights.require(caller, 'file-write', [source.vesselId]);
      const file = await placeForShip(sender, source);
      const transfer = await db.transaction().execute(async (tx) => {
        const queued = await queue(tx, sender, file);
        const change = { ...changeByPriority(queued, asked.priority), changedMs: clock.now() };
        return updateTransfer(tx, queued.id, change);
      });
      bus.publish('transfer.changed', { vesselId: file.vesselId, transferIds: [transfer.id] });
      return toFileTransfer(transfer, caller, true);
    },
  };
}
export type TransferSendService = ReturnType<typeof createTransferSendService>;
