/** Offers the positions of the whole fleet for its replay. */
import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import type { Module } from '../../platform/module/module.ts';
import { TELEMETRY } from '../../telemetry/index.ts';
import { listPositionTags, TAG_CATALOG } from '../tag/index.ts';
import { registerFleetHistoryRoutes } from './fleet-history.routes.ts';
import { createFleetHistoryService } from './fleet-history.service.ts';

export const fleetHistoryModule: Module = {
  name: 'fleet-history',
  register({ services, web }) {
    const { positions } = services.get(TELEMETRY);
    const { positionTagOf } = listPositionTags(services.get(TAG_CATALOG));
    const rights = services.get(VESSEL_RIGHTS);
    registerFleetHistoryRoutes(web.router, createFleetHistoryService({ positions, rights, positionTagOf }));
  },
};
