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

/** Edges that are written under the bars: both ends, and about every fourth of the way. */
export function buildEdgeTicks(bins: readonly HistogramBin[]): EdgeTick[] {
  const step = Math.max(1, Math.round(bins.length / 4));
  const inner = bins.flatMap(({ from }, index) =>
    index % step === 0 && bins.length - index > step / 2
      ? [{ share: index / bins.length, text: formatEdge(from, bins) }]
      : [],
  );
  return bins.length === 0 ? [] : [...inner, { share: 1, text: formatEdge(bins.at(-1)?.to, bins) }];
}
