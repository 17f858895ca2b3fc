/**
 * A ZIP archive written in one pass (PKWARE APPNOTE 6.3.10): sizes follow each entry in a data descriptor. All times
 * are the first of the format, so that the same content makes the same archive.
 */
import { constants, crc32, deflateRawSync } from 'node:zlib';
import type { ByteFile } from '../document/byte-file.ts';

const LOCAL_HEADER = 0x04034b50;
const DATA_DESCRIPTOR = 0x08074b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const VERSION = 20;
/** Bit 3: a data descriptor follows; bit 11: names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1 January 1980. */
const DATE = 0x0021;
const MAX_BYTES = 0xffffffff;
/** Text that is compressed at a time. */
const BLOCK_CHARACTERS = 1 << 19;
/** The last block of a deflate stream, empty. */
const LAST_BLOCK = Buffer.from([3, 0]);

interface Entry {
  readonly name: Buffer;
  readonly offset: number;
  crc: number;
  packed: number;
  size: number;
}

function buildHeader(parts: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  const header = Buffer.alloc(parts.reduce((total, [, bytes]) => total + bytes, 0));
  let at = 0;
  for (const [value, bytes] of parts) at = header.writeUIntLE(value, at, bytes);
  return header;
}

/** Throws a RangeError for an archive or an entry of 4 GiB or more. */
export class ZipFile {
  readonly #file: ByteFile;
  readonly #entries: Entry[] = [];
  #entry: Entry | undefined;
  #text = '';

  constructor(file: ByteFile) {
    this.#file = file;
  }

  /** Begins an entry; what is written goes into it until the next one begins. */
  begin(name: string): void {
    this.#end();
    this.#entry = { name: Buffer.from(name, 'utf8'), offset: this.#file.length, crc: 0, packed: 0, size: 0 };
    const { length } = this.#entry.name;
    this.#file.write(
      buildHeader([
        [LOCAL_HEADER, 4],
        [VERSION, 2],
        [FLAGS, 2],
        [DEFLATED, 2],
        [0, 2],
        [DATE, 2],
        [0, 4],
        [0, 4],
        [0, 4],
        [length, 2],
        [0, 2],
      ]),
    );
    this.#file.write(this.#entry.name);
  }

  write(text: string): void {
    this.#text += text;
    if (this.#text.length >= BLOCK_CHARACTERS) this.#flush();
  }

  /** Ends the archive. */
  finish(): void {
    this.#end();
    const offset = this.#file.length;
    for (const entry of this.#entries) {
      const { name, crc, packed, size } = entry;
      this.#file.write(
        buildHeader([
          [CENTRAL_HEADER, 4],
          [VERSION, 2],
          [VERSION, 2],
          [FLAGS, 2],
          [DEFLATED, 2],
          [0, 2],
          [DATE, 2],
          [crc, 4],
          [packed, 4],
          [size, 4],
          [name.length, 2],
          [0, 2],
          [0, 2],
          [0, 2],
          [0, 2],
          [0, 4],
          [entry.offset, 4],
        ]),
      );
      this.#file.write(name);
    }
    const bytes = this.#file.length - offset;
    const count = this.#entries.length;
    this.#file.write(
      buildHeader([
        [END_OF_DIRECTORY, 4],
        [0, 2],
        [0, 2],
        [count, 2],
        [count, 2],
        [bytes, 4],
        [offset, 4],
        [0, 2],
      ]),
    );
  }

  /** Blocks end on a byte, so that each stands by itself behind the one before. */
  #flush(): void {
    const entry = this.#entry;
    if (!entry || this.#text === '') return;
    const bytes = Buffer.from(this.#text, 'utf8');
    this.#text = '';
    const packed = deflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, level: 3 });
    entry.crc = crc32(bytes, entry.crc);
    entry.size += bytes.length;
    this.#put(entry, packed);
  }

  #put(entry: Entry, packed: Buffer): void {
    entry.packed += packed.length;
    if (entry.size > MAX_BYTES || this.#file.length > MAX_BYTES)
      throw new RangeError('A workbook of 4 GiB cannot be written: choose CSV or Parquet.');
    this.#file.write(packed);
  }

  #end(): void {
    const entry = this.#entry;
    if (!entry) return;
    this.#flush();
    this.#put(entry, LAST_BLOCK);
    const { crc, packed, size } = entry;
    this.#file.write(
      buildHeader([
        [DATA_DESCRIPTOR, 4],
        [crc, 4],
        [packed, 4],
        [size, 4],
      ]),
    );
    this.#entries.push(entry);
    this.#entry = undefined;
  }
}
