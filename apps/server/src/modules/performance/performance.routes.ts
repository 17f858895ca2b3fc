/** Calls of hull and propeller. */
import { endpoints } from '@fms/contract/api';
import type { Router } from '../../platform/http/router.ts';
import type { NoonReportService } from './noon-report.service.ts';
import type { PerformanceBlockService } from './performance-block.service.ts';
import type { PerformanceEventService } from './performance-event.service.ts';

export function registerPerformanceRoutes(
  router: Router,
  blocks: PerformanceBlockService,
  events: PerformanceEventService,
  noons: NoonReportService,
): void {
  router.route(endpoints.getPerformanceBlocks, ({ caller, body }) => blocks.blocks(caller, body));
  router.route(endpoints.listPerformanceEvents, ({ caller, query }) => events.list(caller, query.vesselId));
  router.route(endpoints.addPerformanceEvent, ({ caller, from, body }) => events.add({ caller, from }, body));
  router.route(endpoints.editPerformanceEvent, ({ caller, from, body }) => events.edit({ caller, from }, body));
  router.route(endpoints.deletePerformanceEvent, ({ caller, from, query }) =>
    events.delete({ caller, from }, query.vesselId, query.id),
  );
  router.route(endpoints.listNoonReports, ({ caller, query }) => noons.list(caller, query.vesselId));
  router.route(endpoints.addNoonReport, ({ caller, from, body }) => noons.add({ caller, from }, body));
  router.route(endpoints.editNoonReport, ({ caller, from, body }) => noons.edit({ caller, from }, body));
  router.route(endpoints.deleteNoonReport, ({ caller, from, query }) =>
    noons.delete({ caller, from }, query.vesselId, query.id),
  );
}
