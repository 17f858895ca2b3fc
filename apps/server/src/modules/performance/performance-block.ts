/** Statistics of tags as blocks of ten minutes under way, packed in columns. */
import { type PerformanceBlocks, type PerformanceColumn, performanceQuantities } from '@fms/contract/performance';
import type { TagId } from '@fms/domain/identity';
import { PERFORMANCE_BLOCK_MS } from '@fms/domain/performance';
import type { Instant } from '@fms/domain/time';

/** What one tag measured in a block. */
export interface BlockBucket {
  readonly timeMs: Instant;
  readonly min: number;
  readonly max: number;
  readonly avg: number;
  readonly count: number;
}

export type ColumnTags = Readonly<Partial<Record<PerformanceColumn, readonly TagId[]>>>;

/** Of several shafts or engines the sum counts; of two rudders or logs the mean. */
const SUMMED: ReadonlySet<PerformanceColumn> = new Set(['shaftPower', 'fuelRate']);
/** How long a value that changes seldom stands when it is not sent again. */
const HELD_MS: Partial<Record<PerformanceColumn, number>> = {
  draught: 24 * 3_600_000,
  waterTemperature: 6 * 3_600_000,
};
const DIGITS = 5;

/**
 * Blocks in which speed through water and shaft power are both there and above zero. A quantity of several tags is known
 * where all of them are; `buckets` are those of ten minutes, by tag, in order of time.
 */
export function packBlocks(
  from: Instant,
  tags: ColumnTags,
  buckets: ReadonlyMap<TagId, readonly BlockBucket[]>,
): PerformanceBlocks {
  const read = new Map(performanceQuantities.map((one) => [one, createReader(one, tags[one] ?? [], buckets)]));
  const [speed, power] = [read.get('speedThroughWater'), read.get('shaftPower')];
  const starts = (buckets.get(tags.speedThroughWater?.[0] ?? (0 as TagId)) ?? []).map(({ timeMs }) => timeMs);
  const times = starts.filter((time) => (speed?.(time)?.mean ?? 0) > 0 && (power?.(time)?.mean ?? 0) > 0);
  const known = performanceQuantities.filter((one) => (tags[one] ?? []).length > 0);
  return {
    minutes: times.map((time) => (time - from) / 60_000),
    counts: times.map((time) => Math.min(speed?.(time)?.count ?? 0, power?.(time)?.count ?? 0)),
    columns: Object.fromEntries(
      known.map((one) => {
        const cells = times.map((time) => read.get(one)?.(time));
        return [one, { mean: cells.map((cell) => round(cell?.mean)), range: cells.map((cell) => round(cell?.range)) }];
      }),
    ),
  };
}

interface Cell {
  readonly mean: number;
  readonly range: number;
  readonly count: number;
}

function createReader(
  quantity: PerformanceColumn,
  tags: readonly TagId[],
  buckets: ReadonlyMap<TagId, readonly BlockBucket[]>,
): (time: Instant) => Cell | undefined {
  const byTag = tags.map((tagId) => hold(buckets.get(tagId) ?? [], HELD_MS[quantity] ?? 0));
  const share = SUMMED.has(quantity) ? 1 : 1 / Math.max(1, tags.length);
  return (time) => {
    if (byTag.length === 0) return undefined;
    let [mean, range, count] = [0, 0, Number.POSITIVE_INFINITY];
    for (const at of byTag) {
      const bucket = at(time);
      if (bucket === undefined) return undefined;
      mean += bucket.avg * share;
      range += (bucket.max - bucket.min) * share;
      count = Math.min(count, bucket.count);
    }
    return { mean, range, count };
  };
}

/** The bucket of a time, else the last before it that is not older than `heldMs`. */
function hold(buckets: readonly BlockBucket[], heldMs: number): (time: Instant) => BlockBucket | undefined {
  const exact = new Map(buckets.map((bucket) => [bucket.timeMs, bucket]));
  return (time) => {
    for (let at = time; at >= time - heldMs; at -= PERFORMANCE_BLOCK_MS) {
      const found = exact.get(at);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

const round = (value: number | undefined): number | null =>
  value === undefined || !Number.isFinite(value) ? null : Number(value.toPrecision(DIGITS));
