/** The manifest of a file: its chunks in order, each with its SHA-256, and the SHA-256 of the whole. */
import { isSha256 } from '../../file/entry/upload-part.ts';
import { FILE_BYTES } from '../../file/entry/vessel-entry.ts';
import type { Refusal } from '../../file/refusal/refusal.ts';
import { readChunks } from './chunker.ts';
import { CHUNK_BYTES } from './cut-finder.ts';

export interface ChunkEntry {
  /** 64 hexadecimal digits in small letters. */
  readonly sha256: string;
  readonly sizeBytes: number;
}

export interface FileManifest {
  readonly sizeBytes: number;
  /** Of the whole file. */
  readonly sha256: string;
  readonly chunks: readonly ChunkEntry[];
}

/** A SHA-256 under way, as `createHash('sha256')` of Node makes one. */
export interface HashInProgress {
  update(bytes: Uint8Array): unknown;
  digest(encoding: 'hex'): string;
}

/** The manifest of a stream; `takeChunk`, when given, sees each chunk once, before its memory is used again. */
export async function buildManifest(
  stream: AsyncIterable<Uint8Array>,
  createSha256: () => HashInProgress,
  takeChunk?: (entry: ChunkEntry, bytes: Uint8Array) => Promise<void> | void,
): Promise<FileManifest> {
  const whole = createSha256();
  const chunks: ChunkEntry[] = [];
  let sizeBytes = 0;
  for await (const bytes of readChunks(stream)) {
    whole.update(bytes);
    const hash = createSha256();
    hash.update(bytes);
    const entry = { sha256: hash.digest('hex'), sizeBytes: bytes.length };
    chunks.push(entry);
    sizeBytes += bytes.length;
    await takeChunk?.(entry, bytes);
  }
  return { sizeBytes, sha256: whole.digest('hex'), chunks };
}

/** Why a manifest of the other side is not taken. */
export const MANIFEST_REFUSALS = {
  'size-invalid': 'The size of a file is a whole number of bytes from 0 to 2 GB.',
  'hash-invalid': 'A SHA-256 is 64 hexadecimal digits in small letters.',
  'too-many-chunks': 'A file has no more chunks than its size can hold.',
  'chunk-size-invalid': 'A chunk has 16 to 256 KiB; only the last has less, and none is empty.',
  'sizes-differ': 'The sizes of the chunks do not add up to the size of the file.',
  'chunks-differ': 'Chunks of one SHA-256 have one size.',
  'whole-differs': 'A file of one chunk has the SHA-256 of that chunk.',
} as const satisfies Record<string, string>;

export type ManifestRefusal = Refusal<keyof typeof MANIFEST_REFUSALS>;

/** Null for a manifest that can be true; whether it is, the hashes of what arrives decide. */
export function checkManifest(manifest: FileManifest): ManifestRefusal | null {
  const code = findFault(manifest);
  return code && { refused: code, sentence: MANIFEST_REFUSALS[code] };
}

function findFault({ sizeBytes, sha256, chunks }: FileManifest): ManifestRefusal['refused'] | null {
  if (!Number.isSafeInteger(sizeBytes) || sizeBytes < 0 || sizeBytes > FILE_BYTES) return 'size-invalid';
  if (!isSha256(sha256)) return 'hash-invalid';
  if (chunks.length > Math.ceil(sizeBytes / CHUNK_BYTES.least)) return 'too-many-chunks';
  const sizes = new Map<string, number>();
  let sum = 0;
  for (const [index, chunk] of chunks.entries()) {
    const least = index === chunks.length - 1 ? 1 : CHUNK_BYTES.least;
    if (!Number.isSafeInteger(chunk.sizeBytes) || chunk.sizeBytes < least || chunk.sizeBytes > CHUNK_BYTES.most) {
      return 'chunk-size-invalid';
    }
    if (!isSha256(chunk.sha256)) return 'hash-invalid';
    const known = sizes.get(chunk.sha256);
    if (known !== undefined && known !== chunk.sizeBytes) return 'chunks-differ';
    sizes.set(chunk.sha256, chunk.sizeBytes);
    sum += chunk.sizeBytes;
  }
  if (sum !== sizeBytes) return 'sizes-differ';
  return chunks.length === 1 && chunks[0]?.sha256 !== sha256 ? 'whole-differs' : null;
}
