/** Cuts a stream into chunks. */
import { CHUNK_BYTES, CutFinder } from './cut-finder.ts';

/**
 * Takes a stream in pieces of any size and gives its chunks, the same for each way to split it. Holds one chunk, 256 KiB,
 * at most. A chunk is a view of memory that the next one overwrites: it is used, or copied, before the next is asked for.
 */
export class Chunker {
  readonly #finder = new CutFinder();
  readonly #open = new Uint8Array(CHUNK_BYTES.most);
  #length = 0;

  /** The chunks that end within these bytes; all of them must be taken before the next piece. */
  *push(bytes: Uint8Array): Generator<Uint8Array, void, undefined> {
    let from = 0;
    while (from < bytes.length) {
      const cut = this.#finder.find(bytes, from);
      const to = cut < 0 ? bytes.length : cut;
      this.#open.set(bytes.subarray(from, to), this.#length);
      this.#length += to - from;
      from = to;
      if (cut >= 0) yield this.#close();
    }
  }

  /** The last chunk, null when the stream ended with the one before it or was empty. Nothing is pushed after it. */
  end(): Uint8Array | null {
    return this.#length > 0 ? this.#close() : null;
  }

  #close(): Uint8Array {
    const chunk = this.#open.subarray(0, this.#length);
    this.#length = 0;
    return chunk;
  }
}

/** The chunks of an asynchronous stream such as a file that is read. */
export async function* readChunks(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  const chunker = new Chunker();
  for await (const bytes of stream) yield* chunker.push(bytes);
  const last = chunker.end();
  if (last) yield last;
}
