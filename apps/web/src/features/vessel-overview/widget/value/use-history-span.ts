import type { Instant, TimeSpan } from '@fms/domain/time';
import { useMemo } from 'react';
import { useFromClock } from '../../../../live/index.ts';

/** A span of history that ends within the next step and moves with it: all values of a widget are asked for in one call. */
export function useHistorySpan(lengthMs: number, stepMs: number): TimeSpan {
  const to: Instant = useFromClock((nowMs) => Math.ceil(nowMs / stepMs) * stepMs);
  return useMemo(() => ({ from: to - lengthMs, to }), [to, lengthMs]);
}
