/** The moment the map shows: now, or a replayed time. */
import type { Position } from '@fms/domain/geo';
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { type Live, type LivePosition, predictLivePosition } from '../../live/index.ts';

export interface FleetMoment {
  now(): Instant;
  /** The last position that was measured by then. */
  read(vesselId: VesselId): LivePosition | undefined;
  /** Where the vessel is drawn, which is not where it was measured once it has moved on. */
  placeOf(last: LivePosition): Position;
  /** Calls `listener` when positions came or time was set. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Whether time passes by itself; otherwise it is told whenever it changed. */
  readonly isLive: boolean;
}

/** The fleet as it is now: between two reports a vessel is where the specified formula predicts it (§4.14). */
export function createLiveMoment({ positions, clock }: Pick<Live, 'positions' | 'clock'>): FleetMoment {
  return {
    now: () => clock.now(),
    read: (vesselId) => positions.read(vesselId),
    placeOf: (last) => predictLivePosition(last, clock.now()),
    subscribe: (listener) => positions.subscribeAll(listener),
    isLive: true,
  };
}
