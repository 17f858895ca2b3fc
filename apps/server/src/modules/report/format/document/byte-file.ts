/** A file written piece by piece, and its SHA-256. Calls are synchronous: it is used in a thread of its own. */
import { createHash } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';

/** Bytes that are gathered before they are written. */
const WRITE_BYTES = 1 << 18;

export class ByteFile {
  readonly #handle: number;
  readonly #hash = createHash('sha256');
  #waiting: Uint8Array[] = [];
  #waitingBytes = 0;
  #writtenBytes = 0;

  constructor(path: string) {
    this.#handle = openSync(path, 'w', 0o600);
  }

  /** Bytes so far. */
  get length(): number {
    return this.#writtenBytes + this.#waitingBytes;
  }

  write(bytes: Uint8Array): void {
    this.#waiting.push(bytes);
    this.#waitingBytes += bytes.length;
    if (this.#waitingBytes >= WRITE_BYTES) this.#flush();
  }

  /** SHA-256 of everything that was written, in hexadecimal. */
  close(): { readonly sizeBytes: number; readonly sha256: string } {
    this.#flush();
    closeSync(this.#handle);
    return { sizeBytes: this.#writtenBytes, sha256: this.#hash.digest('hex') };
  }

  #flush(): void {
    const bytes = Buffer.concat(this.#waiting);
    for (let done = 0; done < bytes.length; ) done += writeSync(this.#handle, bytes, done);
    this.#hash.update(bytes);
    this.#writtenBytes += bytes.length;
    this.#waiting = [];
    this.#waitingBytes = 0;
  }
}
