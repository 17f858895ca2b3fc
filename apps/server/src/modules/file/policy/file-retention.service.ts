/** What is kept no longer: outlived versions, uploads that stopped, transfers of the past, and bytes without a name. */
import { planRetention, type RetentionPolicy } from '@fms/domain/file';
import type { VesselId } from '@fms/domain/identity';
import { DAY_MS, type Instant } from '@fms/domain/time';
import { createAnonymousActor, recordAudits } from '../../../platform/audit/audit.ts';
import type { BlobStore } from '../../../platform/blob/blob.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { runEach } from '../../../platform/concurrency/run-each.ts';
import type { Db } from '../../../platform/database/database.ts';
import { getFileFolder, getPartFolder } from '../keep/stored-bytes.ts';
import { deleteVersions, lockVesselFiles } from '../store/file.repository.ts';
import { findPolicy } from '../store/file-policy.repository.ts';
import { type KeptVersion, listAllVersions, listNamedBlobs, listVesselIds } from '../store/retention.repository.ts';
import { deleteTransfersBefore } from '../store/transfer.repository.ts';
import { deleteUploadsBefore } from '../store/upload.repository.ts';

export interface FileRetentionPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly blobs: Pick<BlobStore, 'list' | 'delete'>;
}

/** An upload that was not touched for so long is not completed any more. */
export const UPLOAD_DAYS = 7;
/** What ended is told in the queue for a day, and kept beside the trail for these. */
export const TRANSFER_DAYS = 90;
/** Bytes are in the store before a row names them: only older ones without a row are left over. */
const UNNAMED_MS = DAY_MS;

/** Ids of the versions that go, name by name; what is still on its way stays. */
export function findOutlived(rows: readonly KeptVersion[], keep: RetentionPolicy, now: Instant): number[] {
  const names = Map.groupBy(rows, ({ tree, pathFold }) => `${tree}/${pathFold}`);
  return [...names.values()].flatMap((ofName) => {
    const idOf = new Map(ofName.map(({ version, id }) => [version, id]));
    const versions = ofName.map(({ version: number, sha256, sizeBytes, storedMs: storedAt, isMoving: isKept }) => ({
      ...{ number, sha256, sizeBytes, storedAt, isKept },
    }));
    return planRetention(versions, keep, now).flatMap(({ version }) => idOf.get(version.number) ?? []);
  });
}

export function createFileRetentionService({ db, clock, blobs }: FileRetentionPorts) {
  async function dropOutlived(vesselId: VesselId): Promise<void> {
    const { keep } = (await findPolicy(db, vesselId)).rules;
    const gone = await db.transaction().execute(async (tx) => {
      await lockVesselFiles(tx, vesselId);
      const files = await deleteVersions(tx, findOutlived(await listAllVersions(tx, vesselId), keep, clock.now()));
      const entry = { at: clock.now(), ...createAnonymousActor('server'), from: '', what: 'file.deleted' };
      const told = files.map(({ tree, path, version }) => ({ path: `${tree}/${path}`, version }));
      await recordAudits(
        tx,
        told.map((old) => ({ ...entry, subject: `vessel:${vesselId}`, old })),
      );
      return files;
    });
    for (const { blob } of gone) await blobs.delete(blob);
  }

  /** What a stop of the server left between the bytes and their row. */
  async function dropUnnamed(vesselId: VesselId): Promise<void> {
    const heads = [...(await blobs.list(getFileFolder(vesselId))), ...(await blobs.list(getPartFolder(vesselId)))];
    const old = heads.filter(({ changedMs }) => changedMs < clock.now() - UNNAMED_MS);
    if (old.length === 0) return;
    const named = await listNamedBlobs(db, vesselId);
    for (const { name } of old) if (!named.has(name)) await blobs.delete(name);
  }

  return {
    async sweep(): Promise<void> {
      const now = clock.now();
      await deleteUploadsBefore(db, now - UPLOAD_DAYS * DAY_MS);
      await deleteTransfersBefore(db, now - TRANSFER_DAYS * DAY_MS);
      await runEach(await listVesselIds(db), async (vesselId) => {
        await dropOutlived(vesselId);
        await dropUnnamed(vesselId);
      });
    },
  };
}
export type FileRetentionService = ReturnType<typeof createFileRetentionService>;
