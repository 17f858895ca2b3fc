/** Shares and edges of a histogram in words, as its chart and its picture write them. */
import { formatNumber, type HistogramBin } from '@fms/domain';
import { decimalsOf } from './trend-options.ts';

/** A share of 0 to 1. */
export function shareText(share: number): string {
  return `${formatNumber(share * 100, { decimals: share < 0.1 ? 1 : 0 })} %`;
}

/** As many decimals as the width of the bins needs. */
export function edgeText(edge: number | undefined, bins: readonly HistogramBin[]): string {
  const width = (bins[0]?.to ?? 1) - (bins[0]?.from ?? 0);
  return formatNumber(edge, { decimals: decimalsOf(width) });
}
