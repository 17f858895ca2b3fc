/** Files for the ship, sent from a browser whole or in parts (§7.10). */
import type { BodyOf, QueryOf } from '@fms/contract/endpoint';
import type { FileEntry, getFileIntegrityStatus, uploadChunk } from '@fms/contract/file';
import { refuseFile } from '@fms/domain/file';
import type { VesselId } from '@fms/domain/identity';
import type { Caller, VesselRights } from '../../../platform/access/caller.ts';
import { KeyedQueue } from '../../../platform/concurrency/keyed-queue.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { FilePartRow, FileUploadRow, VesselFileRow } from '../../../platform/database/tables/file.ts';
import { invalid } from '../../../platform/failure/failure.ts';
import { type ServiceKey, serviceKey } from '../../../platform/service/service-registry.ts';
import type { FileKeeper } from '../keep/file-keeper.service.ts';
import type { ArrivedFile } from '../keep/file-version.ts';
import { getFileFolder, storeBytes } from '../keep/stored-bytes.ts';
import { toFileEntry } from '../list/file-entry.ts';
import { requireUploadPath, toFileFailure, type VesselPath } from '../rule/vessel-path.ts';
import { countStoredBytes, findFile } from '../store/file.repository.ts';
import { findPolicy } from '../store/file-policy.repository.ts';
import { findTransfersOfFiles } from '../store/transfer.repository.ts';
import { findUpload, listParts, type UploadKey } from '../store/upload.repository.ts';
import { createUploadPartStore, type UploadPartPorts, type UploadPartStore } from './upload-part.store.ts';

/** A file of a form, as it arrives. */
export interface SentFile {
  readonly fileName: string;
  readonly bytes: AsyncIterable<Buffer>;
}

export interface FileUploadPorts extends UploadPartPorts {
  readonly rights: Pick<VesselRights, 'require'>;
  readonly keeper: FileKeeper;
}

/** Who sends, from which address, to which vessel. */
export interface Sending {
  readonly caller: Caller;
  readonly from: string;
  readonly vesselId: VesselId;
}

/** The file that an upload became. */
async function findCompleted(db: Db, key: UploadKey): Promise<VesselFileRow | undefined> {
  const fileId = (await findUpload(db, key))?.fileId ?? null;
  return fileId === null ? undefined : findFile(db, fileId);
}

async function toEntry(db: Db, file: VesselFileRow): Promise<FileEntry> {
  return toFileEntry(file, (await findTransfersOfFiles(db, [file.id])).get(file.id));
}

const keyOf = ({ caller, vesselId }: Sending, { path }: VesselPath, totalParts: number): UploadKey => ({
  ...{ vesselId, accountId: caller.userId, path, totalParts },
});

async function firstOf(files: AsyncIterable<SentFile>): Promise<AsyncIterable<Buffer>> {
  for await (const { bytes } of files) return bytes;
  throw invalid('The form holds no file.');
}

const indexesOf = (parts: readonly FilePartRow[]) => parts.map(({ partIndex }) => partIndex);

/** Makes the file of an upload that has all parts; asked twice at once, it is made once. */
function createCompletion({ db, clock, blobs, keeper }: FileUploadPorts, store: UploadPartStore) {
  const completing = new KeyedQueue<number>();
  return (sending: Sending, place: ArrivedFile['place'], { id }: FileUploadRow): Promise<void> =>
    completing.run(id, async () => {
      const { vesselId } = sending;
      const parts = await listParts(db, id);
      // Another call completed it, or it was swept meanwhile.
      if (parts.length === 0 || parts.some(({ blob }) => blob === null)) return;
      const stored = await storeBytes(blobs, getFileFolder(vesselId), store.read(parts));
      await keeper.fromShore(sending, { ...stored, vesselId, place, modifiedMs: clock.now() }, id);
      await store.drop(parts);
    });
}

export function createFileUploadService(ports: FileUploadPorts) {
  const { db, clock, blobs, rights, keeper } = ports;
  const store = createUploadPartStore(ports);
  const complete = createCompletion(ports, store);

  return {
    /** Each of the files, or none behind the first that is refused: those before it are kept and queued. */
    async whole(sending: Sending, directory: string, files: AsyncIterable<SentFile>): Promise<FileEntry[]> {
      const { caller, vesselId } = sending;
      await rights.require(caller, 'file-write', [vesselId]);
      const { rules } = await findPolicy(db, vesselId);
      const entries: FileEntry[] = [];
      for await (const { fileName, bytes } of files) {
        const place = requireUploadPath(directory, fileName);
        // The exact sum is asked again once it is known; until then nothing is read for a full store.
        if ((await countStoredBytes(db, vesselId)) >= rules.keep.quotaBytes)
          throw toFileFailure(refuseFile('over-quota', fileName));
        const stored = await storeBytes(blobs, getFileFolder(vesselId), bytes);
        const { file } = await keeper.fromShore(sending, { ...stored, vesselId, place, modifiedMs: clock.now() });
        entries.push(await toEntry(db, file));
      }
      if (entries.length === 0) throw invalid('The form holds no file.');
      return entries;
    },

    /** Answers the parts that are there; with the last of them the file is complete and queued. */
    async part(
      sending: Sending,
      asked: BodyOf<typeof uploadChunk>,
      files: AsyncIterable<SentFile>,
    ): Promise<{ received: number[] }> {
      await rights.require(sending.caller, 'file-write', [sending.vesselId]);
      const { chunkIndex: index, totalChunks, sha256 } = asked;
      const place = requireUploadPath(asked.directory, asked.fileName);
      const key = keyOf(sending, place, totalChunks);
      const { upload, parts } = await store.take(key, { index, parts: totalChunks, sha256 }, () => firstOf(files));
      if (parts.length === totalChunks && upload.fileId === null) await complete(sending, place, upload);
      return { received: indexesOf(parts) };
    },

    /** What arrived of the caller's own upload. A file whose completion was cut off by a stop of the server is completed. */
    async status(sending: Sending, asked: QueryOf<typeof getFileIntegrityStatus>) {
      await rights.require(sending.caller, 'file-write', [sending.vesselId]);
      const { totalChunks } = asked;
      const place = requireUploadPath(asked.directory, asked.fileName);
      const key = keyOf(sending, place, totalChunks);
      const begun = await findUpload(db, key);
      const parts = begun ? await listParts(db, begun.id) : [];
      if (begun && begun.fileId === null && parts.length === totalChunks) await complete(sending, place, begun);
      const received = indexesOf(parts);
      const held = new Set(received);
      const missing = Array.from({ length: totalChunks }, (_, index) => index).filter((index) => !held.has(index));
      const file = await findCompleted(db, key);
      return { received, missing, complete: file !== undefined, sha256: file?.sha256 ?? null };
    },
  };
}
export type FileUploadService = ReturnType<typeof createFileUploadService>;

/** Sends files on board for others within the server, by the rules of the calls. */
export const FILE_UPLOADS: ServiceKey<FileUploadService> = serviceKey('uploads of files');
