/** The plant of a vessel, and the values of its slots at a moment. */

import type { BodyOf } from '@fms/contract/endpoint';
import { getPlant, getPlantValues, type SlotValue, savePlant, type VesselPlant } from '@fms/contract/plant';
import { toWireTime } from '@fms/contract/scalar';
import type { VesselId } from '@fms/domain/identity';
import type { SlotRef } from '@fms/domain/plant';
import type { Instant } from '@fms/domain/time';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/index.ts';

export const plantQueries = {
  /** Below the tags of the vessel: who hears that these changed asks for the plant again. */
  ofVessel: (vesselId: VesselId) =>
    queryOptions({
      queryKey: ['tag', vesselId, 'plant'],
      queryFn: ({ signal }): Promise<VesselPlant> => call(getPlant, { query: { vesselId: String(vesselId) }, signal }),
      meta: { keep: true },
    }),
};

/** The last values at or before a moment. */
export const fetchSlotValues = (
  vesselId: VesselId,
  slots: readonly SlotRef[],
  at: Instant,
  signal: AbortSignal,
): Promise<SlotValue[]> => call(getPlantValues, { body: { vesselId, slots: [...slots], at: toWireTime(at) }, signal });

export const storePlant = (body: BodyOf<typeof savePlant>): Promise<VesselPlant> => call(savePlant, { body });
