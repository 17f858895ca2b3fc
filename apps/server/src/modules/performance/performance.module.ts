/** Offers what hull and propeller are evaluated by. */
import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import type { Module } from '../../platform/module/module.ts';
import { TELEMETRY } from '../../telemetry/index.ts';
import { TAG_CATALOG } from '../tag/index.ts';
import { createNoonReportService } from './noon-report.service.ts';
import { registerPerformanceRoutes } from './performance.routes.ts';
import { createPerformanceBlockService } from './performance-block.service.ts';
import { createPerformanceEventService } from './performance-event.service.ts';

export const performanceModule: Module = {
  name: 'performance',
  register({ db, clock, services, web }) {
    const rights = services.get(VESSEL_RIGHTS);
    const { samples } = services.get(TELEMETRY);
    const blocks = createPerformanceBlockService({ rights, catalog: services.get(TAG_CATALOG), samples });
    const ports = { db, clock, rights };
    const [events, noons] = [createPerformanceEventService(ports), createNoonReportService(ports)];
    registerPerformanceRoutes(web.router, blocks, events, noons);
  },
};
