/** Calls about links to ships. */
import { getLinkState, getTraffic } from '@fms/contract/link-state';
import type { Router } from '../../platform/http/router.ts';
import type { LinkService } from './link.service.ts';

export function registerLinkRoutes(router: Router, links: LinkService): void {
  router.route(getLinkState, ({ caller, query }) => links.states(caller, query.vesselId));
  router.route(getTraffic, ({ caller, query }) => links.traffic(caller, query.vesselId, query.limit));
}
