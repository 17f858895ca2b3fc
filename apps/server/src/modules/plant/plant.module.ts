/** Offers the plants of vessels and the values of their slots. */
import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import type { Module } from '../../platform/module/module.ts';
import { TELEMETRY } from '../../telemetry/index.ts';
import { TAG_CATALOG } from '../tag/index.ts';
import { registerPlantRoutes } from './plant.routes.ts';
import { createPlantService } from './plant.service.ts';

export const plantModule: Module = {
  name: 'plant',
  register({ db, bus, clock, services, web }) {
    const rights = services.get(VESSEL_RIGHTS);
    const catalog = services.get(TAG_CATALOG);
    const { samples } = services.get(TELEMETRY);
    registerPlantRoutes(web.router, createPlantService({ db, bus, clock, rights, catalog, samples }));
  },
};
