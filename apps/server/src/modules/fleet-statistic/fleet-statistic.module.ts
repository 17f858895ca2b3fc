/** Offers quantities of many vessels beside each other, and where their carbon intensity will end. */
import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import type { Module } from '../../platform/module/module.ts';
import { TELEMETRY } from '../../telemetry/index.ts';
import { CURRENT_PLANTS } from '../plant/index.ts';
import { TAG_CATALOG } from '../tag/index.ts';
import { createFleetCarbonService } from './fleet-carbon.service.ts';
import { registerFleetStatisticRoutes } from './fleet-statistic.routes.ts';
import { createFleetStatisticService } from './fleet-statistic.service.ts';

export const fleetStatisticModule: Module = {
  name: 'fleet statistic',
  register({ db, clock, services, web }) {
    const { samples, spans } = services.get(TELEMETRY);
    const catalog = services.get(TAG_CATALOG);
    const plants = services.get(CURRENT_PLANTS);
    const ports = { db, clock, rights: services.get(VESSEL_RIGHTS), catalog, samples, plants, spans };
    const carbon = createFleetCarbonService(ports);
    registerFleetStatisticRoutes(web.router, { ...createFleetStatisticService(ports), ...carbon });
  },
};
