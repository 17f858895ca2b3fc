/**
 * The latest reading of each tag by **measured** time, in memory. A reading that comes late corrects history and is
 * never latest; of two of one millisecond the higher ordinal is.
 */
import type { TagId } from '@fms/domain/identity';
import { isTrackable } from '@fms/domain/quality';
import type { PositionBlock, SampleBlock, TextBlock } from '../batch/blocks.ts';

export interface LatestReading<Value> {
  time: number;
  ordinal: number;
  quality: number;
  value: Value;
}

export interface LatLon {
  readonly latitude: number;
  readonly longitude: number;
}

/** What every kind of reading has, in columns of one length: times in epoch milliseconds. */
export interface ReadingColumns {
  readonly tagIds: ArrayLike<number>;
  readonly times: ArrayLike<number>;
  readonly ordinals: ArrayLike<number>;
  readonly qualities: ArrayLike<number>;
}

export class LatestReadings<Value> {
  readonly #byTag = new Map<number, LatestReading<Value>>();

  get size(): number {
    return this.#byTag.size;
  }

  of(tagId: TagId | number): Readonly<LatestReading<Value>> | undefined {
    return this.#byTag.get(tagId);
  }

  /** The reading of one row of columns: true when it became the latest; the very same reading again does not. */
  offerRow({ tagIds, times, ordinals, qualities }: ReadingColumns, row: number, value: Value): boolean {
    const tagId = tagIds[row] as number;
    const time = times[row] as number;
    const ordinal = ordinals[row] as number;
    const quality = qualities[row] as number;
    const known = this.#byTag.get(tagId);
    if (!known) {
      this.#byTag.set(tagId, { time, ordinal, quality, value });
      return true;
    }
    if (time < known.time || (time === known.time && ordinal <= known.ordinal)) return false;
    known.time = time;
    known.ordinal = ordinal;
    known.quality = quality;
    known.value = value;
    return true;
  }

  /** After a deletion: what is left may be older, or nothing. */
  forget(tagId: number): void {
    this.#byTag.delete(tagId);
  }
}

/** The latest of everything the store holds. */
export class Latest {
  readonly samples = new LatestReadings<number>();
  readonly texts = new LatestReadings<string>();
  /** Only positions that may be shown: repaired, zero and doubtful ones never become the latest. */
  readonly positions = new LatestReadings<LatLon>();

  /** Rows of the block that are the latest of their tags now, one per tag. */
  takeSamples(block: SampleBlock): number[] {
    const { samples } = this;
    return newestRows(block, samples, (row) => samples.offerRow(block, row, block.values[row] as number));
  }

  takeTexts(block: TextBlock): number[] {
    const { texts } = this;
    return newestRows(block, texts, (row) => texts.offerRow(block, row, block.values[row] as string));
  }

  takePositions(block: PositionBlock): number[] {
    const { positions } = this;
    return newestRows(block, positions, (row) => {
      if (!isTrackable(block.qualities[row] as number)) return false;
      const place = { latitude: block.latitudes[row] as number, longitude: block.longitudes[row] as number };
      return positions.offerRow(block, row, place);
    });
  }
}

function newestRows<Value>(
  block: SampleBlock | TextBlock | PositionBlock,
  latest: LatestReadings<Value>,
  offer: (row: number) => boolean,
): number[] {
  const advanced: number[] = [];
  // From the end: a batch may hold a minute of a tag in order of time, and only the last of it becomes the latest.
  for (let row = block.length - 1; row >= 0; row--) if (offer(row)) advanced.push(row);
  return advanced.reverse().filter((row) => {
    const now = latest.of(block.tagIds[row] as number);
    return now?.time === block.times[row] && now?.ordinal === block.ordinals[row];
  });
}
