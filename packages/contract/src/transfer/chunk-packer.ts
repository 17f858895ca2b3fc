/** Compresses chunks where that helps, and unpacks what the other end compressed. */
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { CHUNK_BYTES } from '@fms/domain/transfer';
import { TransferError } from './transfer-message.ts';

/** Chunks that go as they are after one that did not become smaller: pictures and archives are compressed already. */
const UNTRIED_CHUNKS = 15;
/** A compressed chunk has at most this share of its bytes, or the chunk goes as it is. */
const WORTH_SHARE = 0.95;

export interface PackedChunk {
  readonly isPacked: boolean;
  readonly bytes: Uint8Array;
}

/** Of one file. */
export class ChunkPacker {
  #untried = 0;

  pack(bytes: Uint8Array): PackedChunk {
    if (this.#untried > 0) {
      this.#untried--;
      return { isPacked: false, bytes };
    }
    const packed = zstdCompressSync(bytes);
    if (packed.length <= bytes.length * WORTH_SHARE) return { isPacked: true, bytes: packed };
    this.#untried = UNTRIED_CHUNKS;
    return { isPacked: false, bytes };
  }
}

/** @throws {TransferError} `chunk-invalid` for bytes that are no chunk, or would become more than one */
export function unpackChunk({ isPacked, bytes }: PackedChunk): Uint8Array {
  if (!isPacked) return bytes;
  try {
    return zstdDecompressSync(bytes, { maxOutputLength: CHUNK_BYTES.most });
  } catch {
    throw new TransferError('chunk-invalid', 'A compressed chunk cannot be unpacked.');
  }
}
