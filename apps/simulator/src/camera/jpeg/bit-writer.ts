/** Bits of a scan, the highest first; after a byte 0xFF stands 0x00, so that no marker begins by chance. */
export class BitWriter {
  #bytes = Buffer.alloc(65_536);
  #length = 0;
  #held = 0;
  #count = 0;

  /** The lowest `length` bits of a number, 16 at most. */
  write(bits: number, length: number): void {
    this.#held = (this.#held << length) | (bits & ((1 << length) - 1));
    this.#count += length;
    while (this.#count >= 8) {
      this.#count -= 8;
      this.#put((this.#held >> this.#count) & 0xff);
    }
    this.#held &= (1 << this.#count) - 1;
  }

  /** What was written, filled up with ones. */
  end(): Buffer {
    if (this.#count > 0) this.write(0xff, 8 - this.#count);
    return this.#bytes.subarray(0, this.#length);
  }

  #put(byte: number): void {
    if (this.#length + 2 > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes, this.#bytes]);
    this.#bytes[this.#length++] = byte;
    if (byte === 0xff) this.#bytes[this.#length++] = 0;
  }
}
