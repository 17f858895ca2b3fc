/**
 * Uploads one file in parts (§7.10). What arrived before is not sent again, and the SHA-256 of the whole decides: parts
 * of another content under the same name are found by it, and sent anew.
 */
import { createFileHash } from './part-hash.ts';

/** Bytes of a part: a file of 2 GB is 512 of them, and a line of 1 Mbit/s shows progress twice a minute. */
export const PART_BYTES = 4 * 1024 ** 2;

/** The calls of one upload. */
export interface UploadCalls {
  /** Parts that arrived, and the SHA-256 of the file once it is complete. */
  status(totalParts: number): Promise<{ readonly received: readonly number[]; readonly sha256: string | null }>;
  send(part: {
    readonly index: number;
    readonly totalParts: number;
    readonly sha256: string;
    readonly bytes: Blob;
  }): Promise<unknown>;
}

export interface UploadWatch {
  readonly signal: AbortSignal;
  /** Bytes that are there. */
  readonly onProgress: (doneBytes: number) => void;
}

/** The server has another SHA-256 than the file here, twice. */
export class ContentDiffers extends Error {}

/** @throws {ContentDiffers}, what a call throws, and `AbortError` when it is cancelled */
export async function uploadFile(file: Blob, calls: UploadCalls, watch: UploadWatch): Promise<void> {
  const totalParts = Math.max(1, Math.ceil(file.size / PART_BYTES));
  const { received } = await calls.status(totalParts);
  if (await sendParts(file, new Set(received), totalParts, calls, watch)) return;
  // The parts of before were of another content.
  if (received.length > 0 && (await sendParts(file, new Set(), totalParts, calls, watch))) return;
  throw new ContentDiffers('the server holds another content');
}

/** Sends what is not there; answers whether the whole is what the file here is. */
async function sendParts(
  file: Blob,
  there: ReadonlySet<number>,
  totalParts: number,
  calls: UploadCalls,
  { signal, onProgress }: UploadWatch,
): Promise<boolean> {
  const hash = createFileHash();
  let done = 0;
  for (let index = 0; index < totalParts; index++) {
    signal.throwIfAborted();
    const bytes = file.slice(index * PART_BYTES, (index + 1) * PART_BYTES);
    const sha256 = await hash.add(new Uint8Array(await bytes.arrayBuffer()));
    if (!there.has(index)) await calls.send({ index, totalParts, sha256, bytes });
    done += bytes.size;
    onProgress(done);
  }
  const { sha256 } = await calls.status(totalParts);
  return sha256 === hash.end();
}
