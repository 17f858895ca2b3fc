/**
 * Makes files of what arrived whole and checked: a version behind those of its name, within the quota of the vessel. What
 * came from ashore is queued for the line in the same transaction, so that nothing is listed that does not travel.
 */
import { isEnded } from '@fms/domain/transfer';
import type { Caller } from '../../../platform/access/caller.ts';
import { createAnonymousActor, recordAudit, toActor } from '../../../platform/audit/audit.ts';
import type { BlobStore } from '../../../platform/blob/blob.ts';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { VesselFileRow } from '../../../platform/database/tables/file.ts';
import { notFound } from '../../../platform/failure/failure.ts';
import { lockVesselFiles } from '../store/file.repository.ts';
import { lockTransfer, updateTransfer } from '../store/transfer.repository.ts';
import { completeUpload } from '../store/upload.repository.ts';
import { type ArrivedFile, addVersion, endOlder, findSame, queueForShip } from './file-version.ts';

export interface FileKeeperPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly blobs: Pick<BlobStore, 'delete'>;
  readonly bus: Pick<Bus, 'publish'>;
}

/** Who sends it, and from which address. */
interface Sender {
  readonly caller: Caller;
  readonly from: string;
}

interface Kept {
  readonly file: VesselFileRow;
  /** It was there before, byte for byte: nothing was added or queued. */
  readonly isKnown: boolean;
  /** Transfers that are new or ended by it. */
  readonly transferIds: number[];
}

const toldOf = ({ path, version, sizeBytes, sha256 }: VesselFileRow) => ({ path, version, bytes: sizeBytes, sha256 });

export function createFileKeeper({ db, clock, blobs, bus }: FileKeeperPorts) {
  /** Does it while no other file of the vessel changes, and takes the bytes away again where they became no file. */
  async function keep({ vesselId, blob }: ArrivedFile, work: (tx: Db) => Promise<Kept>): Promise<Kept> {
    const kept = await db
      .transaction()
      .execute(async (tx) => {
        await lockVesselFiles(tx, vesselId);
        return work(tx);
      })
      .catch(async (error) => {
        await blobs.delete(blob);
        throw error;
      });
    if (kept.isKnown) await blobs.delete(blob);
    const { transferIds } = kept;
    if (transferIds.length > 0) bus.publish('transfer.changed', { vesselId, transferIds });
    return kept;
  }

  return {
    /**
     * A file for the ship. The same bytes under the same name are the file that is there; other bytes are its next
     * version, and take the place of what waits of the older one.
     * @throws {Failure} `conflict` for a name that cannot stand there, and beyond the quota
     */
    fromShore({ caller, from }: Sender, arrived: ArrivedFile, uploadId?: number): Promise<Kept> {
      return keep(arrived, async (tx) => {
        const now = clock.now();
        const same = await findSame(tx, arrived);
        const file = same ?? (await addVersion(tx, arrived, { now, by: caller, uploadId }));
        if (uploadId !== undefined) await completeUpload(tx, uploadId, file.id, now);
        if (same) return { file, isKnown: true, transferIds: [] };
        const ended = await endOlder(tx, arrived, now);
        const { id } = await queueForShip(tx, file, caller, now);
        const entry = { at: now, ...toActor(caller), from, what: 'file.uploaded' };
        await recordAudit(tx, { ...entry, subject: `vessel:${file.vesselId}`, new: toldOf(file) });
        return { file, isKnown: false, transferIds: [id, ...ended] };
      });
    },

    /**
     * A file of the ship, whole and with the SHA-256 that the ship told; its transfer is complete by it.
     * @throws {Failure} `not-found` when that was withdrawn meanwhile, `conflict` as for a file from ashore
     */
    fromShip(transferId: number, arrived: ArrivedFile): Promise<Kept> {
      return keep(arrived, async (tx) => {
        const now = clock.now();
        const transfer = await lockTransfer(tx, transferId);
        if (!transfer || isEnded(transfer.state)) throw notFound('The transfer');
        const same = await findSame(tx, arrived);
        const file = same ?? (await addVersion(tx, arrived, { now }));
        const { id: fileId, sizeBytes, sha256 } = file;
        await updateTransfer(tx, transferId, {
          ...{ state: 'complete', reason: null, untilMs: null, changedMs: now },
          ...{ fileId, sizeBytes, sha256, doneBytes: sizeBytes },
        });
        const entry = { at: now, ...createAnonymousActor('ship'), from: '', what: 'file.arrived' };
        if (!same) await recordAudit(tx, { ...entry, subject: `vessel:${file.vesselId}`, new: toldOf(file) });
        return { file, isKnown: same !== undefined, transferIds: [transferId] };
      });
    },
  };
}
export type FileKeeper = ReturnType<typeof createFileKeeper>;
