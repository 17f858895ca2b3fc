/** Bytes that arrived and are not read yet. Adding costs the same for each byte, however the bytes are split. */
const LEAST_CAPACITY = 512;

export class ByteQueue {
  #bytes = new Uint8Array(LEAST_CAPACITY);
  #start = 0;
  #end = 0;

  /** How many bytes wait. */
  get length(): number {
    return this.#end - this.#start;
  }

  /** All that waits, without a copy; it holds until the next call of `add` or `take`. */
  get view(): DataView {
    return new DataView(this.#bytes.buffer, this.#start, this.length);
  }

  add(chunk: Uint8Array): void {
    if (this.#end + chunk.length > this.#bytes.length) this.#makeRoom(this.length + chunk.length);
    this.#bytes.set(chunk, this.#end);
    this.#end += chunk.length;
  }

  /** The first bytes as a copy of their own. Throws a `RangeError` where fewer wait. */
  take(length: number): Uint8Array {
    if (length > this.length) throw new RangeError(`${length} bytes are asked, ${this.length} wait`);
    const taken = this.#bytes.slice(this.#start, this.#start + length);
    this.#start += length;
    if (this.#start === this.#end) this.#start = this.#end = 0;
    return taken;
  }

  /** Moves what waits to the front only where that frees half of the room: so no byte is moved again and again. */
  #makeRoom(needed: number): void {
    if (needed * 2 <= this.#bytes.length) this.#bytes.copyWithin(0, this.#start, this.#end);
    else {
      const larger = new Uint8Array(Math.max(needed * 2, LEAST_CAPACITY));
      larger.set(this.#bytes.subarray(this.#start, this.#end));
      this.#bytes = larger;
    }
    this.#end -= this.#start;
    this.#start = 0;
  }
}

/** Several pieces as one. */
export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
