/** Calls of plants. */
import {
  getPlant,
  getPlantValues,
  listBindingProposals,
  listPlantVersions,
  restorePlant,
  savePlant,
} from '@fms/contract/plant';
import type { Router } from '../../platform/http/router.ts';
import type { PlantService } from './plant.service.ts';
import type { PlantValueService } from './plant-value.service.ts';

export function registerPlantRoutes(router: Router, plants: PlantService & PlantValueService): void {
  router.route(getPlant, ({ caller, query }) => plants.get(caller, query.vesselId, query.version));
  router.route(listPlantVersions, ({ caller, query }) => plants.versions(caller, query.vesselId));
  router.route(listBindingProposals, ({ caller, query }) => plants.proposals(caller, query.vesselId));
  router.route(savePlant, ({ caller, from, body }) => plants.save({ caller, from }, body));
  router.route(restorePlant, ({ caller, from, body }) => plants.restore({ caller, from }, body));
  router.route(getPlantValues, ({ caller, body }) => plants.values(caller, body));
}
