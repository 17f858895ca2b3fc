/**
 * Where a stream of bytes is cut into chunks by its content: FastCDC with normalised chunking of level 2 (W. Xia et al.,
 * "FastCDC: a Fast and Efficient Content-Defined Chunking Approach for Data Deduplication", USENIX ATC 2016). Bytes that
 * are put in, taken out or appended change the chunks around them only.
 */
import { GEAR } from './gear.ts';

/** Bytes of a chunk; only the last of a file is smaller than the least. */
export const CHUNK_BYTES = { least: 16 * 1024, usual: 64 * 1024, most: 256 * 1024 } as const;

/** Of 2¹⁶ usual bytes: two bits more before them, two less after them. High bits, which the last bytes all reach. */
const STRICT_MASK = 0xffff_c000 | 0;
const LOOSE_MASK = 0xfffc_0000 | 0;

/** Holds what it needs of the chunk so far, so that bytes can come in pieces of any size. */
export class CutFinder {
  #hash = 0;
  /** Bytes of the chunk so far. */
  #length = 0;

  /** The index in `bytes` before which the chunk that is open ends, or −1 where all of them from `from` on belong to it. */
  find(bytes: Uint8Array, from = 0): number {
    const begin = from - this.#length;
    // The least bytes are skipped, not hashed: no chunk can end in them.
    let at = Math.min(bytes.length, Math.max(from, begin + CHUNK_BYTES.least));
    const usual = Math.min(bytes.length, begin + CHUNK_BYTES.usual);
    const most = Math.min(bytes.length, begin + CHUNK_BYTES.most);
    let hash = this.#hash;
    for (; at < usual; at++) {
      hash = ((hash << 1) + (GEAR[bytes[at] as number] as number)) | 0;
      if ((hash & STRICT_MASK) === 0) return this.#cutBefore(at + 1);
    }
    for (; at < most; at++) {
      hash = ((hash << 1) + (GEAR[bytes[at] as number] as number)) | 0;
      if ((hash & LOOSE_MASK) === 0) return this.#cutBefore(at + 1);
    }
    if (most - begin === CHUNK_BYTES.most) return this.#cutBefore(most);
    this.#hash = hash;
    this.#length = bytes.length - begin;
    return -1;
  }

  #cutBefore(index: number): number {
    this.#hash = 0;
    this.#length = 0;
    return index;
  }
}
