/** Offers the charge history of batteries. */
import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import type { Module } from '../../platform/module/module.ts';
import { TELEMETRY } from '../../telemetry/index.ts';
import { TAG_CATALOG } from '../tag/index.ts';
import { registerBatteryRoutes } from './battery.routes.ts';
import { createChargeHistoryService } from './charge-history.service.ts';

export const batteryModule: Module = {
  name: 'battery',
  register({ services, web }) {
    const { samples } = services.get(TELEMETRY);
    const ports = { rights: services.get(VESSEL_RIGHTS), catalog: services.get(TAG_CATALOG), samples };
    registerBatteryRoutes(web.router, createChargeHistoryService(ports));
  },
};
