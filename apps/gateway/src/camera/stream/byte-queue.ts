/** Bytes that came and are not yet read. Appending any number of small pieces costs time in proportion to their bytes. */

const FIRST_CAPACITY = 65_536;

export class ByteQueue {
  #buffer = Buffer.alloc(FIRST_CAPACITY);
  #start = 0;
  #end = 0;

  get length(): number {
    return this.#end - this.#start;
  }

  append(bytes: Uint8Array): void {
    if (this.#end + bytes.length > this.#buffer.length) this.#makeRoom(bytes.length);
    this.#buffer.set(bytes, this.#end);
    this.#end += bytes.length;
  }

  /** The bytes that wait; good until the next call. */
  peek(): Buffer {
    return this.#buffer.subarray(this.#start, this.#end);
  }

  /** Takes bytes away, as a copy. */
  take(count: number): Buffer {
    const taken = Buffer.from(this.peek().subarray(0, count));
    this.drop(count);
    return taken;
  }

  drop(count: number): void {
    this.#start = Math.min(this.#end, this.#start + count);
    if (this.#start === this.#end) this.#start = this.#end = 0;
  }

  #makeRoom(more: number): void {
    const needed = this.length + more;
    const target = needed > this.#buffer.length / 2 ? Buffer.alloc(2 * needed) : this.#buffer;
    this.#buffer.copy(target, 0, this.#start, this.#end);
    this.#end -= this.#start;
    this.#start = 0;
    this.#buffer = target;
  }
}
