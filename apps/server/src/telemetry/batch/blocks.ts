/**
 * Readings on their way into the store, as columns: the hot path pushes numbers into typed arrays and allocates
 * nothing per reading. All times are epoch milliseconds; `ordinal` tells readings of one millisecond apart.
 */
import type { Column } from '../../platform/clickhouse/index.ts';

const SMALLEST_CAPACITY = 64;
/** Bounds of the columns; validation refuses readings beyond. */
export const MAX_ORDINAL = 65_535;
export const MAX_QUALITY = 65_535;

/** What every kind of reading has. */
abstract class ReadingBlock {
  length = 0;
  tagIds: Uint32Array;
  times: Float64Array;
  ordinals: Uint16Array;
  qualities: Uint16Array;
  protected capacity: number;

  constructor(capacity: number) {
    this.capacity = Math.max(SMALLEST_CAPACITY, capacity);
    this.tagIds = new Uint32Array(this.capacity);
    this.times = new Float64Array(this.capacity);
    this.ordinals = new Uint16Array(this.capacity);
    this.qualities = new Uint16Array(this.capacity);
  }

  protected pushReading(tagId: number, time: number, ordinal: number, quality: number): number {
    if (this.length === this.capacity) this.grow();
    const row = this.length++;
    this.tagIds[row] = tagId;
    this.times[row] = time;
    this.ordinals[row] = ordinal;
    this.qualities[row] = quality;
    return row;
  }

  protected grow(): void {
    this.capacity *= 2;
    this.tagIds = enlarged(this.tagIds, this.capacity);
    this.times = enlarged(this.times, this.capacity);
    this.ordinals = enlarged(this.ordinals, this.capacity);
    this.qualities = enlarged(this.qualities, this.capacity);
  }
}

/** Numbers; a truth value is 0 or 1. */
export class SampleBlock extends ReadingBlock {
  values: Float64Array;

  constructor(capacity = 0) {
    super(capacity);
    this.values = new Float64Array(this.capacity);
  }

  push(tagId: number, time: number, ordinal: number, value: number, quality: number): void {
    // Not in one expression: the row may make the columns grow, and the value would go into the old one.
    const row = this.pushReading(tagId, time, ordinal, quality);
    this.values[row] = value;
  }

  protected override grow(): void {
    super.grow();
    this.values = enlarged(this.values, this.capacity);
  }
}

/** Texts and structs, a struct as its JSON text. */
export class TextBlock extends ReadingBlock {
  readonly values: string[] = [];

  constructor(capacity = 0) {
    super(capacity);
  }

  push(tagId: number, time: number, ordinal: number, value: string, quality: number): void {
    this.values[this.pushReading(tagId, time, ordinal, quality)] = value;
  }
}

/** Positions in degrees, already normalised. */
export class PositionBlock extends ReadingBlock {
  latitudes: Float64Array;
  longitudes: Float64Array;

  constructor(capacity = 0) {
    super(capacity);
    this.latitudes = new Float64Array(this.capacity);
    this.longitudes = new Float64Array(this.capacity);
  }

  push(tagId: number, time: number, ordinal: number, latitude: number, longitude: number, quality: number): void {
    const row = this.pushReading(tagId, time, ordinal, quality);
    this.latitudes[row] = latitude;
    this.longitudes[row] = longitude;
  }

  protected override grow(): void {
    super.grow();
    this.latitudes = enlarged(this.latitudes, this.capacity);
    this.longitudes = enlarged(this.longitudes, this.capacity);
  }
}

type TypedArray = Uint16Array | Uint32Array | Float64Array;

function enlarged<A extends TypedArray>(array: A, capacity: number): A {
  const larger = new (array.constructor as new (length: number) => A)(capacity);
  larger.set(array);
  return larger;
}

/** A block and the number of the batch it came in. */
export interface Numbered<Block> {
  readonly block: Block;
  readonly batch: number;
}

/** The rows of many blocks as the columns of one insert. */
export function toSampleColumns(blocks: readonly Numbered<SampleBlock>[]): Column[] {
  return [...readingColumns(blocks), { name: 'value', type: 'Float64', values: floats(blocks, (b) => b.values) }];
}

export function toTextColumns(blocks: readonly Numbered<TextBlock>[]): Column[] {
  const values = blocks.flatMap(({ block }) => block.values);
  return [...readingColumns(blocks), { name: 'value', type: 'String', values }];
}

export function toPositionColumns(blocks: readonly Numbered<PositionBlock>[]): Column[] {
  return [
    ...readingColumns(blocks),
    { name: 'latitude', type: 'Float64', values: floats(blocks, (b) => b.latitudes) },
    { name: 'longitude', type: 'Float64', values: floats(blocks, (b) => b.longitudes) },
  ];
}

function readingColumns<Block extends ReadingBlock>(blocks: readonly Numbered<Block>[]): Column[] {
  const rows = blocks.reduce((sum, { block }) => sum + block.length, 0);
  const tagIds = new Uint32Array(rows);
  const ordinals = new Uint16Array(rows);
  const qualities = new Uint16Array(rows);
  const batches = new Float64Array(rows);
  let at = 0;
  for (const { block, batch } of blocks) {
    tagIds.set(block.tagIds.subarray(0, block.length), at);
    ordinals.set(block.ordinals.subarray(0, block.length), at);
    qualities.set(block.qualities.subarray(0, block.length), at);
    batches.fill(batch, at, at + block.length);
    at += block.length;
  }
  return [
    { name: 'tag_id', type: 'UInt32', values: tagIds },
    { name: 'ts', type: 'Int64', values: floats(blocks, (block) => block.times) },
    { name: 'ordinal', type: 'UInt16', values: ordinals },
    { name: 'quality', type: 'UInt16', values: qualities },
    { name: 'batch', type: 'UInt64', values: batches },
  ];
}

function floats<Block extends ReadingBlock>(
  blocks: readonly Numbered<Block>[],
  of: (block: Block) => Float64Array,
): Float64Array {
  const rows = blocks.reduce((sum, { block }) => sum + block.length, 0);
  const joined = new Float64Array(rows);
  let at = 0;
  for (const { block } of blocks) {
    joined.set(of(block).subarray(0, block.length), at);
    at += block.length;
  }
  return joined;
}
