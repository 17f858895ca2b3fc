/** The last port a vessel's positions show. */
import type { Stay, Vessel } from '@fms/contract';
import type { Instant } from '@fms/domain';
import { useMemo } from 'react';
import { type Span, useFromClock } from '../../live/index.ts';
import { useVoyage } from './location/use-voyage.ts';

const DAY_MS = 86_400_000;
/** An ocean passage takes less. */
const LOOK_BACK_DAYS = 30;
/** What is asked does not change more often than this. */
const STEP_MS = 600_000;

/** The days that are looked through, to the end of the ten minutes that have begun. */
export function lookBack(nowMs: Instant): Span {
  const to = (Math.floor(nowMs / STEP_MS) + 1) * STEP_MS;
  return { from: to - LOOK_BACK_DAYS * DAY_MS, to };
}

/** Of stays in order of time. Where she lay still without a port near is none. */
function lastPortCall(stays: readonly Stay[]): Stay | undefined {
  return stays.findLast(({ kind }) => kind === 'port');
}

export interface LastPortCall {
  /** Undefined: none in these days, or nothing is known yet. */
  readonly call: Stay | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
}

/** The last port call of a vessel; asked once for all who show it. */
export function useLastPortCall(vessel: Vessel): LastPortCall {
  const from = useFromClock((nowMs) => lookBack(nowMs).from);
  const window = useMemo(() => ({ from, to: from + LOOK_BACK_DAYS * DAY_MS }), [from]);
  const { data, isPending, error } = useVoyage(vessel, window);
  return { call: data && lastPortCall(data.stays), isPending, error };
}
