import type { TimeSpan } from '@fms/domain/time';
import { useMemo } from 'react';
import { useLive } from './live-context.tsx';
import { useFromClock } from './use-live.ts';

/** While the end of a span has not come, the part that has grows by this; each step asks the server again. */
const STEP_MS = 60_000;

/**
 * The part of a span that has come: minutes ahead hold no data, and no screen reports them as a gap. A span that lies
 * ahead as a whole keeps its length and ends now.
 */
export function usePastSpan({ from, to }: TimeSpan): TimeSpan {
  const { clock } = useLive();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another span is cut at the time it is first asked for
  const start = useMemo(() => clock.now(), [clock, from, to]);
  const end = useFromClock((nowMs) => {
    const steps = Math.max(0, Math.floor((nowMs - start) / STEP_MS));
    return Math.min(to, start + steps * STEP_MS);
  });
  return useMemo(() => ({ from: from < end ? from : end - (to - from), to: end }), [from, to, end]);
}
