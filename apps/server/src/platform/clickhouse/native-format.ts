/**
 * ClickHouse's Native format: blocks of whole columns, little-endian, so that a column of numbers is one copy in
 * either direction. Only the types of our tables are read and written (ClickHouse documentation, "Native format").
 *
 * 64-bit integers are held as numbers: times in milliseconds and batch numbers stay below 2^53.
 */

const WIDTH_BYTES = { UInt8: 1, UInt16: 2, UInt32: 4, UInt64: 8, Int16: 2, Int32: 4, Int64: 8, Float64: 8 } as const;
export type NumberType = keyof typeof WIDTH_BYTES;
const TWO_POW_32 = 2 ** 32;

export type Column =
  | { readonly name: string; readonly type: NumberType; readonly values: ArrayLike<number> }
  | { readonly name: string; readonly type: 'String'; readonly values: readonly string[] };

/** One block of columns of equal length, ready to be inserted. */
export function encodeBlock(columns: readonly Column[]): Buffer {
  const rows = columns[0]?.values.length ?? 0;
  const parts: Uint8Array[] = [varint(columns.length), varint(rows)];
  for (const column of columns) {
    if (column.values.length !== rows) throw new RangeError(`column ${column.name} has ${column.values.length} rows`);
    parts.push(text(column.name), text(column.type));
    if (column.type === 'String') for (const value of column.values) parts.push(text(value));
    else parts.push(packNumbers(column.type, column.values));
  }
  return Buffer.concat(parts);
}

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  bytes.push(rest);
  return Uint8Array.from(bytes);
}

function text(value: string): Uint8Array {
  const bytes = Buffer.from(value, 'utf8');
  return Buffer.concat([varint(bytes.length), bytes]);
}

function packNumbers(type: NumberType, values: ArrayLike<number>): Uint8Array {
  if (type === 'Int64' || type === 'UInt64') return packWide(values);
  const typed = values instanceof ARRAYS[type] ? values : ARRAYS[type].from(values);
  return new Uint8Array(typed.buffer, typed.byteOffset, typed.length * WIDTH_BYTES[type]);
}

/** Two 32-bit halves instead of a BigInt each: the hot path allocates nothing per row. */
function packWide(values: ArrayLike<number>): Uint8Array {
  const halves = new Uint32Array(values.length * 2);
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number;
    halves[2 * i] = value;
    halves[2 * i + 1] = Math.floor(value / TWO_POW_32);
  }
  return new Uint8Array(halves.buffer);
}

const ARRAYS = {
  UInt8: Uint8Array,
  UInt16: Uint16Array,
  UInt32: Uint32Array,
  Int16: Int16Array,
  Int32: Int32Array,
  Float64: Float64Array,
} as const;

/** The answer of a query, by column; asking for a column that is not there is a mistake in our own SQL. */
export class Columns {
  readonly length: number;
  readonly #columns: ReadonlyMap<string, ArrayLike<number> | readonly string[]>;

  constructor(length: number, columns: ReadonlyMap<string, ArrayLike<number> | readonly string[]>) {
    this.length = length;
    this.#columns = columns;
  }

  numbers(name: string): ArrayLike<number> {
    const column = this.#columns.get(name);
    // An empty answer has no block and with it no columns.
    if (!column && this.length === 0) return [];
    if (!column || typeof column[0] === 'string') throw new TypeError(`no number column ${name} in the answer`);
    return column as ArrayLike<number>;
  }

  texts(name: string): readonly string[] {
    const column = this.#columns.get(name);
    if (!column && this.length === 0) return [];
    if (!Array.isArray(column)) throw new TypeError(`no text column ${name} in the answer`);
    return column;
  }
}

interface Block {
  rows: number;
  columns: Map<string, ArrayLike<number> | string[]>;
}

/** Reads all blocks of an answer. */
export function decodeBlocks(bytes: Buffer): Columns {
  const blocks: Block[] = [];
  const reader = new Reader(bytes);
  while (!reader.ended) {
    const block = reader.block();
    if (block.rows > 0) blocks.push(block);
  }
  const [only] = blocks;
  if (blocks.length === 1 && only) return new Columns(only.rows, only.columns);
  return joined(blocks);
}

function joined(blocks: readonly Block[]): Columns {
  const rows = blocks.reduce((sum, block) => sum + block.rows, 0);
  const columns = new Map<string, ArrayLike<number> | string[]>();
  for (const name of blocks[0]?.columns.keys() ?? []) {
    const parts = blocks.map((block) => block.columns.get(name) ?? []);
    if (Array.isArray(parts[0])) columns.set(name, (parts as string[][]).flat());
    else {
      const whole = new Float64Array(rows);
      let at = 0;
      for (const part of parts as ArrayLike<number>[]) {
        whole.set(part, at);
        at += part.length;
      }
      columns.set(name, whole);
    }
  }
  return new Columns(rows, columns);
}

class Reader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get ended(): boolean {
    return this.#at >= this.#bytes.length;
  }

  block(): Block {
    const count = this.#varint();
    const rows = this.#varint();
    const columns = new Map<string, ArrayLike<number> | string[]>();
    for (let i = 0; i < count; i++) {
      const name = this.#text();
      const type = this.#text();
      columns.set(name, type === 'String' ? this.#texts(rows) : this.#numbers(type, rows));
    }
    return { rows, columns };
  }

  /** What a header claims counts only as far as bytes are there; an answer cut off must not look like a short one. */
  #require(bytes: number): void {
    if (bytes > this.#bytes.length - this.#at) throw new RangeError('the answer ends in the middle');
  }

  #texts(rows: number): string[] {
    this.#require(rows);
    const values = new Array<string>(rows);
    for (let i = 0; i < rows; i++) values[i] = this.#text();
    return values;
  }

  #numbers(type: string, rows: number): ArrayLike<number> {
    if (!(type in WIDTH_BYTES)) throw new TypeError(`the answer has a column of type ${type}, which is not read here`);
    const width = WIDTH_BYTES[type as NumberType];
    this.#require(rows * width);
    // Copied, because a typed array must start at a multiple of its width.
    const part = this.#bytes.buffer.slice(
      this.#bytes.byteOffset + this.#at,
      this.#bytes.byteOffset + this.#at + rows * width,
    ) as ArrayBuffer;
    this.#at += rows * width;
    if (type === 'Int64') return wide(new Uint32Array(part), new Int32Array(part));
    if (type === 'UInt64') return wide(new Uint32Array(part), new Uint32Array(part));
    return new ARRAYS[type as keyof typeof ARRAYS](part);
  }

  #varint(): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) throw new RangeError('the answer ends in the middle');
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
      scale *= 0x80;
    }
  }

  #text(): string {
    const length = this.#varint();
    this.#require(length);
    this.#at += length;
    return this.#bytes.toString('utf8', this.#at - length, this.#at);
  }
}

function wide(low: Uint32Array, high: Uint32Array | Int32Array): Float64Array {
  const values = new Float64Array(low.length / 2);
  for (let i = 0; i < values.length; i++) {
    values[i] = (high[2 * i + 1] as number) * TWO_POW_32 + (low[2 * i] as number);
  }
  return values;
}
