import type { VesselId } from '@fms/domain/identity';
import { MOVING_SPEED_KNOTS } from '@fms/domain/vessel';
import { usePosition } from './use-live.ts';

/** Whether the vessel's course over ground has a meaning: its speed is at least 0.5 kn, or unknown. */
export function useIsMoving(vesselId: VesselId): boolean {
  const speedKnots = usePosition(vesselId)?.speedKnots ?? null;
  return speedKnots === null || speedKnots >= MOVING_SPEED_KNOTS;
}
