import { formatNumber, NO_VALUE } from '@fms/domain/format';
import type { Freshness } from '@fms/domain/quality';

/** What a value may be trusted for: its freshness, or what its source says of it. */
export type ReadingState = Freshness | 'bad' | 'manual' | 'simulated';

/** The number of a reading, or two dashes where its state says there is none to show. Never zero. */
export function formatReading(
  value: number | null | undefined,
  state: ReadingState,
  style: { decimals?: number; signed?: boolean },
): string {
  return state === 'bad' || state === 'unknown' ? NO_VALUE : formatNumber(value, style);
}
