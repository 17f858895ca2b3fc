/** Versions of a plant, and bringing one back. */
import { listPlantVersions, restorePlant } from '@fms/contract/plant';
import type { VesselId } from '@fms/domain/identity';
import { askQuery, sendTo } from '../../../api/ask-query.ts';

export const versionQueries = {
  /** Below the tags of the vessel: a saved plant is told as changed tags. */
  ofVessel: (vesselId: VesselId) =>
    askQuery(['tag', vesselId, 'plant-version'], listPlantVersions, { vesselId: String(vesselId) }),
};

export const bringBackPlant = sendTo(restorePlant);
