/** In which pieces a long window is asked for, so that what has passed is asked for once. */
import { HOUR_MS, type Instant, type TimeSpan } from '@fms/domain/time';

export interface Chunk extends TimeSpan {
  /** Its end has not come: what is measured there still grows. */
  readonly isOpen: boolean;
}

const HALF_DAY_MS = 12 * HOUR_MS;

/** A window as short as this is not worth a half day. */
const SHORT_MS = 2 * HOUR_MS;

/**
 * Half days since 1970 that are over, then hours; the last hour reaches beyond the end of the window. A short window is
 * hours alone.
 */
export function planChunks({ from, to }: TimeSpan, nowMs: Instant): readonly Chunk[] {
  const chunks: Chunk[] = [];
  const step = to - from > SHORT_MS ? HALF_DAY_MS : HOUR_MS;
  let start = Math.floor(from / step) * step;
  while (start < to) {
    const width = start + step <= to ? step : HOUR_MS;
    chunks.push({ from: start, to: start + width, isOpen: start + width > nowMs });
    start += width;
  }
  return chunks;
}
