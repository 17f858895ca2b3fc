/** Versions of a plant, and bringing one back. */
import type { BodyOf } from '@fms/contract/endpoint';
import { listPlantVersions, restorePlant, type VesselPlant } from '@fms/contract/plant';
import type { VesselId } from '@fms/domain/identity';
import { askQuery } from '../../../api/ask-query.ts';
import { call } from '../../../api/index.ts';

export const versionQueries = {
  /** Below the tags of the vessel: a saved plant is told as changed tags. */
  ofVessel: (vesselId: VesselId) =>
    askQuery(['tag', vesselId, 'plant-version'], listPlantVersions, { vesselId: String(vesselId) }),
};

export const bringBackPlant = (body: BodyOf<typeof restorePlant>): Promise<VesselPlant> => call(restorePlant, { body });
