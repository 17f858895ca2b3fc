/** Offers the plants of vessels and the values of their slots. */
import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import { UNDO_RULES } from '../../platform/audit/undo-rule.ts';
import type { Module } from '../../platform/module/module.ts';
import { TELEMETRY } from '../../telemetry/index.ts';
import { TAG_CATALOG } from '../tag/index.ts';
import { CURRENT_PLANTS, createCurrentPlants } from './current-plant.service.ts';
import { registerPlantRoutes } from './plant.routes.ts';
import { createPlantService } from './plant.service.ts';
import { addPlantUndo } from './plant-undo.ts';
import { createPlantValueService } from './plant-value.service.ts';
import { createSisterDecisions } from './sister-decision.service.ts';

export const plantModule: Module = {
  name: 'plant',
  register({ db, bus, clock, services, web }) {
    const rights = services.get(VESSEL_RIGHTS);
    const catalog = services.get(TAG_CATALOG);
    const { samples } = services.get(TELEMETRY);
    const sisters = createSisterDecisions({ db, bus, catalog });
    const plants = createCurrentPlants({ db, bus, catalog, sisters });
    const service = createPlantService({ db, bus, clock, rights, catalog, sisters, plants });
    services.provide(CURRENT_PLANTS, plants);
    addPlantUndo(services.get(UNDO_RULES), service);
    registerPlantRoutes(web.router, { ...service, ...createPlantValueService({ rights, catalog, samples, plants }) });
  },
};
