import type { Instant } from '@fms/domain/identity';
import { useMemo } from 'react';
import { type Span, useFromClock } from '../../../../live/index.ts';

/** A span of history that ends within the next step and moves with it: all values of a widget are asked for in one call. */
export function useHistorySpan(lengthMs: number, stepMs: number): Span {
  const to: Instant = useFromClock((nowMs) => Math.ceil(nowMs / stepMs) * stepMs);
  return useMemo(() => ({ from: to - lengthMs, to }), [to, lengthMs]);
}
