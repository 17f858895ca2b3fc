/** Versions of a plant, and bringing one back. */
import type { BodyOf } from '@fms/contract/endpoint';
import { listPlantVersions, type PlantVersion, restorePlant, type VesselPlant } from '@fms/contract/plant';
import type { VesselId } from '@fms/domain/identity';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/index.ts';

export const versionQueries = {
  /** Below the tags of the vessel: a saved plant is told as changed tags. */
  ofVessel: (vesselId: VesselId) =>
    queryOptions({
      queryKey: ['tag', vesselId, 'plant-version'],
      queryFn: ({ signal }): Promise<PlantVersion[]> =>
        call(listPlantVersions, { query: { vesselId: String(vesselId) }, signal }),
    }),
};

export const bringBackPlant = (body: BodyOf<typeof restorePlant>): Promise<VesselPlant> => call(restorePlant, { body });
