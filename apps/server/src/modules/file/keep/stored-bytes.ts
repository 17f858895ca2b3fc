/** Bytes of files in the store: known by their SHA-256, under names that the files do not choose. */
import { createHash, type Hash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { FILE_BYTES, refuseFile } from '@fms/domain/file';
import type { VesselId } from '@fms/domain/identity';
import type { BlobStore } from '../../../platform/blob/blob.ts';
import { toFileFailure } from '../rule/vessel-path.ts';

export interface StoredBytes {
  readonly blob: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** Below this all files of a vessel lie: what is left of a vessel that is deleted for good goes with it. */
export const getFileFolder = (vesselId: VesselId) => `vessel/${vesselId}/file`;
export const getPartFolder = (vesselId: VesselId) => `vessel/${vesselId}/part`;

async function* hashing(bytes: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  let sizeBytes = 0;
  for await (const chunk of bytes) {
    sizeBytes += chunk.length;
    if (sizeBytes > FILE_BYTES) throw toFileFailure(refuseFile('file-too-large', ''));
    hash.update(chunk);
    yield chunk;
  }
}

/**
 * Stores what arrives, without holding it; nothing is left of bytes that break off.
 * @throws {Failure} `too-large` beyond what one file may have
 */
export async function storeBytes(
  blobs: Pick<BlobStore, 'put'>,
  folder: string,
  bytes: AsyncIterable<Buffer>,
): Promise<StoredBytes> {
  const hash = createHash('sha256');
  const blob = `${folder}/${randomUUID()}`;
  const sizeBytes = await blobs.put(blob, Readable.from(hashing(bytes, hash), { objectMode: false }));
  return { blob, sizeBytes, sha256: hash.digest('hex') };
}
