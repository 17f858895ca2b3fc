/** Reads a stored file at places that mostly follow one another: a window at a time, so that a chunk is not a request of its own. */
import { buffer } from 'node:stream/consumers';
import type { StoredFile } from '../../file/index.ts';

const WINDOW_BYTES = 1024 * 1024;

export class WindowReader {
  readonly #file: Pick<StoredFile, 'sizeBytes' | 'read'>;
  #window: Buffer = Buffer.alloc(0);
  #start = 0;

  constructor(file: Pick<StoredFile, 'sizeBytes' | 'read'>) {
    this.#file = file;
  }

  /** `length` is at most 256 KiB; fewer bytes at the end of the file. */
  async read(offset: number, length: number): Promise<Uint8Array> {
    const end = Math.min(offset + length, this.#file.sizeBytes);
    if (offset >= end) return Buffer.alloc(0);
    if (offset < this.#start || end > this.#start + this.#window.length) {
      const last = Math.min(offset + WINDOW_BYTES, this.#file.sizeBytes) - 1;
      this.#window = await buffer(await this.#file.read({ start: offset, end: last }));
      this.#start = offset;
    }
    return this.#window.subarray(offset - this.#start, end - this.#start);
  }
}
