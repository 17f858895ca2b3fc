import type { Tag } from '@fms/contract/tag';
import { type Freshness, getFreshness } from '@fms/domain/quality';
import { type LivePosition, useAge, useFromClock, usePosition } from '../../../../live/index.ts';

/** Where a vessel is, how far that may be trusted, and its age: positions come by a way of their own, see `usePosition`. */
export function usePlace({ vesselId, intervalSeconds }: Tag): {
  readonly position: LivePosition | undefined;
  readonly state: Freshness;
  readonly age: ReturnType<typeof useAge>;
} {
  const position = usePosition(vesselId);
  const age = useAge(position?.time);
  const intervalMs = intervalSeconds === null ? null : intervalSeconds * 1000;
  const state = useFromClock((nowMs) => getFreshness({ time: position?.time, intervalMs, vesselHeard: null }, nowMs));
  return { position, state, age };
}
