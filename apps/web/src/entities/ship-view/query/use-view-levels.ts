import type { VesselId } from '@fms/domain/identity';
import { listLevels, type ViewLevel } from '@fms/domain/ship-view';
import { useVessel } from '../../vessel/index.ts';

/** The levels one may ask for on a vessel, from the least on; none without the right. */
export function useViewLevels(vesselId: VesselId): readonly ViewLevel[] {
  return listLevels(useVessel(vesselId)?.permission.words ?? []);
}
