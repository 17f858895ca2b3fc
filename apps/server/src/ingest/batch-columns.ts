/** The packed columns of a batch frame, unpacked without an object per reading; null where they do not belong together. */
import { type BatchFrame, MAX_SAMPLES_PER_BATCH, unpackFloats, unpackIntegers } from '@fms/contract/link';

export interface ReadingColumns {
  readonly length: number;
  readonly tags: Float64Array;
  readonly times: Float64Array;
  /** Left out: all zero. */
  readonly ordinals: Float64Array | null;
  readonly qualities: Float64Array | null;
}
export type NumberColumns = ReadingColumns & { readonly values: Float64Array };
export type PositionColumns = ReadingColumns & {
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
};
export type TextColumns = ReadingColumns & { readonly values: readonly string[] };

export interface BatchColumns {
  readonly numbers: NumberColumns | null;
  readonly positions: PositionColumns | null;
  readonly texts: TextColumns | null;
}

type Packed = Pick<NonNullable<BatchFrame['numbers']>, 'tags' | 'times' | 'ordinals' | 'qualities'>;

/** Null when any column is of another length than the others, too long, or cut in the middle. */
export function decodeBatchColumns(frame: BatchFrame): BatchColumns | null {
  const numbers = frame.numbers ? unpackNumbers(frame.numbers) : null;
  const positions = frame.positions ? unpackPositions(frame.positions) : null;
  const texts = frame.texts ? unpackTexts(frame.texts) : null;
  const isWhole = (!frame.numbers || numbers) && (!frame.positions || positions) && (!frame.texts || texts);
  return isWhole ? { numbers, positions, texts } : null;
}

function unpackNumbers(packed: NonNullable<BatchFrame['numbers']>): NumberColumns | null {
  const values = unpackFloats(packed.values);
  const readings = values && unpackReadings(packed, values.length);
  return readings && values ? { ...readings, values } : null;
}

function unpackPositions(packed: NonNullable<BatchFrame['positions']>): PositionColumns | null {
  const latitudes = unpackFloats(packed.latitudes);
  const longitudes = unpackFloats(packed.longitudes);
  if (!latitudes || longitudes?.length !== latitudes.length) return null;
  const readings = unpackReadings(packed, latitudes.length);
  return readings && { ...readings, latitudes, longitudes };
}

function unpackTexts(packed: NonNullable<BatchFrame['texts']>): TextColumns | null {
  const readings = unpackReadings(packed, packed.values.length);
  return readings && { ...readings, values: packed.values };
}

function unpackReadings(packed: Packed, length: number): ReadingColumns | null {
  if (length > MAX_SAMPLES_PER_BATCH) return null;
  const tags = unpackIntegers(packed.tags);
  const times = unpackIntegers(packed.times);
  const ordinals = packed.ordinals ? unpackIntegers(packed.ordinals) : null;
  const qualities = packed.qualities ? unpackIntegers(packed.qualities) : null;
  if (tags?.length !== length || times?.length !== length) return null;
  if (packed.ordinals && ordinals?.length !== length) return null;
  if (packed.qualities && qualities?.length !== length) return null;
  return { length, tags, times, ordinals, qualities };
}
