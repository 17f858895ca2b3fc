/** The plant of a vessel, and the values of its slots at a moment. */

import { getPlant, getPlantValues, type SlotValue, savePlant, type VesselPlant } from '@fms/contract/plant';
import { toWireTime } from '@fms/contract/scalar';
import type { VesselId } from '@fms/domain/identity';
import type { SlotRef } from '@fms/domain/plant';
import type { Instant } from '@fms/domain/time';
import { askVessel, sendTo } from '../../../api/ask-query.ts';
import { call } from '../../../api/index.ts';

export const plantQueries = {
  /** Below the tags of the vessel: who hears that these changed asks for the plant again. */
  ofVessel: (vesselId: VesselId) => ({
    ...askVessel(['tag', vesselId, 'plant'], getPlant, vesselId),
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

/** A saved version as it was: what people decided, without what tags add. */
const fetchStored = ({ vesselId, version }: VesselPlant): Promise<VesselPlant> =>
  call(getPlant, { query: { vesselId: String(vesselId), version: String(version) } });

/**
 * Keeps where the nodes of one mimic stand. What rules bound is not saved with it: to move a symbol is no decision on
 * what a tag measures.
 */
export async function storeMimic(plant: VesselPlant, name: string, places: VesselPlant['mimics'][string]) {
  const { vesselId, version } = plant;
  const stored = version === 0 ? { equipment: [], bindings: [], mimics: {} } : await fetchStored(plant);
  const known = new Set(plant.bindings.map(({ slot }) => slot));
  const bindings = stored.bindings.filter(({ slot }) => known.has(slot));
  const mimics = { ...stored.mimics, [name]: places };
  return storePlant({ vesselId, version, equipment: stored.equipment, bindings, mimics });
}

export const storePlant = sendTo(savePlant);
