/** Calls of hull and propeller. */
import {
  addPerformanceEvent,
  deletePerformanceEvent,
  editPerformanceEvent,
  getPerformanceBlocks,
  listPerformanceEvents,
} from '@fms/contract/performance';
import type { Router } from '../../platform/http/router.ts';
import type { PerformanceBlockService } from './performance-block.service.ts';
import type { PerformanceEventService } from './performance-event.service.ts';

export function registerPerformanceRoutes(
  router: Router,
  blocks: PerformanceBlockService,
  events: PerformanceEventService,
): void {
  router.route(getPerformanceBlocks, ({ caller, body }) => blocks.blocks(caller, body));
  router.route(listPerformanceEvents, ({ caller, query }) => events.list(caller, query.vesselId));
  router.route(addPerformanceEvent, ({ caller, from, body }) => events.add({ caller, from }, body));
  router.route(editPerformanceEvent, ({ caller, from, body }) => events.edit({ caller, from }, body));
  router.route(deletePerformanceEvent, ({ caller, from, query }) =>
    events.delete({ caller, from }, query.vesselId, query.id),
  );
}
