/** Plants as people see them: what was saved, with what tags add by themselves. */
import type { VesselId } from '@fms/domain/identity';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Db } from '../../platform/database/database.ts';
import type { PlantVersionRow } from '../../platform/database/tables/plant.ts';
import { type ServiceKey, serviceKey } from '../../platform/service/service-registry.ts';
import type { TagCatalog } from '../tag/index.ts';
import { keepUntilChange } from './kept-until-change.ts';
import { findPlantVersion } from './plant.repository.ts';
import { completeContent, type PlantContent, readContent } from './plant-content.ts';
import type { SisterDecisions } from './sister-decision.service.ts';

export interface CurrentPlantPorts {
  readonly db: Db;
  readonly bus: Pick<Bus, 'subscribe'>;
  readonly catalog: TagCatalog;
  readonly sisters: SisterDecisions;
}

export interface CurrentPlants {
  /** The latest plant of a vessel; the caller asked for the right. */
  of(vesselId: VesselId): Promise<PlantContent>;
  /** A stored version with what tags add now; undefined is the plant that tags alone make. */
  complete(vesselId: VesselId, row: PlantVersionRow | undefined): Promise<PlantContent>;
}

export const CURRENT_PLANTS: ServiceKey<CurrentPlants> = serviceKey('current plants');

/** Reading the names of a thousand tags takes the processor a fifth of a second: it is done once for each change. */
export function createCurrentPlants({ db, bus, catalog, sisters }: CurrentPlantPorts): CurrentPlants {
  const kept = keepUntilChange<PlantContent>(bus);
  const complete: CurrentPlants['complete'] = (vesselId, row) =>
    kept(`${vesselId}/${row?.version ?? 0}`, async () => {
      const decisions = await sisters.of(vesselId);
      return completeContent(readContent(row), catalog.ofVessel(vesselId), decisions);
    });
  return { complete, of: async (vesselId) => complete(vesselId, await findPlantVersion(db, vesselId)) };
}
