/** Calls of hull and propeller. */
import {
  addNoonReport,
  addPerformanceEvent,
  deleteNoonReport,
  deletePerformanceEvent,
  editNoonReport,
  editPerformanceEvent,
  getPerformanceBlocks,
  listNoonReports,
  listPerformanceEvents,
} from '@fms/contract/performance';
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
  router.route(getPerformanceBlocks, ({ caller, body }) => blocks.blocks(caller, body));
  router.route(listPerformanceEvents, ({ caller, query }) => events.list(caller, query.vesselId));
  router.route(addPerformanceEvent, ({ caller, from, body }) => events.add({ caller, from }, body));
  router.route(editPerformanceEvent, ({ caller, from, body }) => events.edit({ caller, from }, body));
  router.route(deletePerformanceEvent, ({ caller, from, query }) =>
    events.delete({ caller, from }, query.vesselId, query.id),
  );
  router.route(listNoonReports, ({ caller, query }) => noons.list(caller, query.vesselId));
  router.route(addNoonReport, ({ caller, from, body }) => noons.add({ caller, from }, body));
  router.route(editNoonReport, ({ caller, from, body }) => noons.edit({ caller, from }, body));
  router.route(deleteNoonReport, ({ caller, from, query }) => noons.delete({ caller, from }, query.vesselId, query.id));
}
