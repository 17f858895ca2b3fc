/** Parts of uploads: kept on disk until their file is complete, in any order; one that arrives twice changes nothing. */
import { checkQuota, checkUploadPart, type UploadPart } from '@fms/domain/file';
import type { BlobStore } from '../../../platform/blob/blob.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { KeyedQueue } from '../../../platform/concurrency/keyed-queue.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { FilePartRow, FileUploadRow } from '../../../platform/database/tables/file.ts';
import { conflict, invalid } from '../../../platform/failure/failure.ts';
import { getPartFolder, storeBytes } from '../keep/stored-bytes.ts';
import { toFileFailure } from '../rule/vessel-path.ts';
import { countStoredBytes, findFile } from '../store/file.repository.ts';
import { findPolicy } from '../store/file-policy.repository.ts';
import {
  countOpenUploads,
  deleteUpload,
  findUpload,
  listParts,
  openUpload,
  savePart,
  type UploadKey,
} from '../store/upload.repository.ts';

export interface UploadPartPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly blobs: BlobStore;
}

/** Of one person to one vessel, not complete. */
export const MAX_OPEN_UPLOADS = 20;

/** A part without its size, which shows when it is there. */
export type AnnouncedPart = Omit<UploadPart, 'sizeBytes'>;

function requirePart(part: UploadPart, heldBytes: number): void {
  const refusal = checkUploadPart(part, heldBytes);
  if (refusal) throw toFileFailure(refusal);
}

/** The upload of the key, begun where it is not. */
async function openOf({ db, clock }: UploadPartPorts, key: UploadKey): Promise<FileUploadRow> {
  const known = await findUpload(db, key);
  if (!known && (await countOpenUploads(db, key)) >= MAX_OPEN_UPLOADS) {
    throw conflict(`${MAX_OPEN_UPLOADS} uploads to this vessel are under way already: complete one of them first.`);
  }
  return openUpload(db, key, clock.now());
}

/** Whether the bytes of a part are there already, of an upload under way or of the file it became. */
async function isKnown(
  db: Db,
  { fileId }: FileUploadRow,
  parts: readonly FilePartRow[],
  part: AnnouncedPart,
): Promise<boolean> {
  const same = parts.find(({ partIndex }) => partIndex === part.index);
  if (same?.sha256 !== part.sha256) return false;
  return fileId === null || ((await findFile(db, fileId))?.isNewest ?? false);
}

/** Stores the bytes of a part and names them, when they are what was announced. */
async function save(
  { db, blobs }: UploadPartPorts,
  { id: uploadId, vesselId, path }: FileUploadRow,
  part: AnnouncedPart,
  bytes: AsyncIterable<Buffer>,
): Promise<void> {
  const { blob, sizeBytes, sha256 } = await storeBytes(blobs, `${getPartFolder(vesselId)}/${uploadId}`, bytes);
  try {
    const others = (await listParts(db, uploadId)).filter(({ partIndex }) => partIndex !== part.index);
    requirePart(
      { ...part, sizeBytes },
      others.reduce((sum, other) => sum + other.sizeBytes, 0),
    );
    if (sha256 !== part.sha256) throw invalid('The part has another SHA-256 than was sent with it: send it again.');
    const { rules } = await findPolicy(db, vesselId);
    const storedBytes = await countStoredBytes(db, vesselId);
    const refusal = checkQuota({ storedBytes, expectedBytes: 0 }, { name: path, sizeBytes }, rules.keep);
    if (refusal) throw toFileFailure(refusal);
    const row = { uploadId, partIndex: part.index, sizeBytes, sha256, blob };
    const replaced = await db.transaction().execute((tx) => savePart(tx, row));
    if (replaced !== null) await blobs.delete(replaced);
  } catch (error) {
    await blobs.delete(blob);
    throw error;
  }
}

/** Reads to the end: an answer before the end of its request would leave the connection waiting. */
async function passOver(bytes: AsyncIterable<Buffer>): Promise<void> {
  const rest = bytes[Symbol.asyncIterator]();
  while (!(await rest.next()).done);
}

interface Taken {
  readonly upload: FileUploadRow;
  readonly parts: FilePartRow[];
}

async function takeInTurn(
  ports: UploadPartPorts,
  key: UploadKey,
  part: AnnouncedPart,
  bytes: () => Promise<AsyncIterable<Buffer>>,
): Promise<Taken> {
  const { db } = ports;
  let upload = await openOf(ports, key);
  const parts = await listParts(db, upload.id);
  if (await isKnown(db, upload, parts, part)) {
    await passOver(await bytes());
    return { upload, parts };
  }
  if (upload.fileId !== null) {
    await deleteUpload(db, upload.id);
    upload = await openOf(ports, key);
  }
  await save(ports, upload, part, await bytes());
  return { upload, parts: await listParts(db, upload.id) };
}

export function createUploadPartStore(ports: UploadPartPorts) {
  const { blobs } = ports;
  const taking = new KeyedQueue<string>();
  return {
    /**
     * The upload with its parts, this one among them. A part of an upload that is complete, and that differs, begins it
     * anew. `bytes` is asked once, and read to its end.
     * @throws {Failure} `invalid-input` for another SHA-256, `too-large`, `conflict` beyond the quota
     */
    async take(key: UploadKey, part: AnnouncedPart, bytes: () => Promise<AsyncIterable<Buffer>>): Promise<Taken> {
      requirePart({ ...part, sizeBytes: 0 }, 0);
      // The same part sent twice at once: the second is known by then.
      const { vesselId, accountId, path, totalParts } = key;
      const name = [vesselId, accountId, path, totalParts, part.index].join(' ');
      return taking.run(name, () => takeInTurn(ports, key, part, bytes));
    },

    /** The bytes of the file, part by part. */
    async *read(parts: readonly FilePartRow[]): AsyncGenerator<Buffer> {
      for (const { blob } of parts) {
        if (blob === null) throw new Error('a part of a complete file has no bytes of its own');
        for await (const chunk of (await blobs.get(blob)).stream) yield chunk as Buffer;
      }
    },

    /** Deletes the bytes of parts that became a file. */
    async drop(parts: readonly FilePartRow[]): Promise<void> {
      for (const { blob } of parts) if (blob !== null) await blobs.delete(blob);
    },
  };
}
export type UploadPartStore = ReturnType<typeof createUploadPartStore>;
