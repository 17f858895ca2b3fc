/** Blocks of the wire in the units of slots, as the calculation takes them. */
import type { PerformanceBlocks, PerformanceColumn } from '@fms/contract/performance';
import { createPerformanceBlock, PERFORMANCE_QUANTITIES, type PerformanceBlock } from '@fms/domain/performance';
import type { Instant } from '@fms/domain/time';
import { convertIfKnown } from '@fms/domain/unit';

export interface ColumnUnit {
  readonly tag: string;
  readonly slot: string;
}
export type ColumnUnits = Readonly<Partial<Record<PerformanceColumn, ColumnUnit>>>;

export interface ReadBlock {
  readonly block: PerformanceBlock;
  /** Of the main engines, in the unit of their slots; null where it is not known. */
  readonly fuelRate: number | null;
}

export function readBlocks(
  from: Instant,
  { minutes, counts, columns }: PerformanceBlocks,
  units: ColumnUnits,
): ReadBlock[] {
  const read = (quantity: PerformanceColumn, index: number) => {
    const column = columns[quantity];
    const mean = column?.mean[index];
    if (column === undefined || mean === null || mean === undefined) return null;
    const range = column.range?.[index] ?? 0;
    const { tag = '', slot = '' } = units[quantity] ?? {};
    const convert = (value: number) => convertIfKnown(value, tag, slot) ?? value;
    const [min, max] = [convert(mean - range / 2), convert(mean + range / 2)];
    return { avg: convert(mean), min, max, count: counts[index] ?? 0 };
  };
  return minutes.map((minute, index) => ({
    block: createPerformanceBlock(
      from + minute * 60_000,
      counts[index] ?? 0,
      Object.fromEntries(PERFORMANCE_QUANTITIES.map((quantity) => [quantity, read(quantity, index)])),
    ),
    fuelRate: read('fuelRate', index)?.avg ?? null,
  }));
}
