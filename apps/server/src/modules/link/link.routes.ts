/** Calls about links to ships. */
import { getLinkState, getTraffic } from '@fms/contract';
import type { Door } from '../../platform/http/door.ts';
import type { LinkService } from './link.service.ts';

export function mountLink(door: Door, links: LinkService): void {
  door.mount(getLinkState, ({ caller, query }) => links.states(caller, query.vesselId));
  door.mount(getTraffic, ({ caller, query }) => links.traffic(caller, query.vesselId, query.limit));
}
