/** Text of a histogram's shares and edges, as its chart and its picture write them. */
import { formatNumber } from '@fms/domain/format';
import type { HistogramBin } from '@fms/domain/statistic';
import { getDecimals } from './trend-options.ts';

/** A share of 0 to 1. */
export function formatShare(share: number): string {
  return `${formatNumber(share * 100, { decimals: share < 0.1 ? 1 : 0 })} %`;
}

/** As many decimals as the width of the bins needs. */
export function formatEdge(edge: number | undefined, bins: readonly HistogramBin[]): string {
  const width = (bins[0]?.to ?? 1) - (bins[0]?.from ?? 0);
  return formatNumber(edge, { decimals: getDecimals(width) });
}

interface EdgeTick {
  /** Where along the bars, 0 to 1. */
  readonly share: number;
  readonly text: string;
}

/** Bins between two edges that are written. */
const TICK_STEPS = [1, 2, 4, 5, 10] as const;
const MOST_TICK_SPANS = 5;

/** Edges that are written under the bars, at one even step: multiples of it, so that they are round numbers. */
export function buildEdgeTicks(bins: readonly HistogramBin[]): EdgeTick[] {
  const [first] = bins;
  if (first === undefined) return [];
  const width = first.to - first.from;
  const start = Math.round(first.from / width);
  const step =
    TICK_STEPS.find((count) => bins.length / count <= MOST_TICK_SPANS) ?? Math.ceil(bins.length / MOST_TICK_SPANS);
  return Array.from({ length: bins.length + 1 }, (_, bin) => bin)
    .filter((bin) => (start + bin) % step === 0)
    .map((bin) => ({ share: bin / bins.length, text: formatEdge((start + bin) * width, bins) }));
}
