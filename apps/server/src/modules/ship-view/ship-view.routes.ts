/** The calls of the ship view (§7.10-5, §9.10). */
import {
  cutShipView,
  getShipViewRecording,
  listPastShipViews,
  listShipViews,
  updateViewStatus,
} from '@fms/contract/ship-view';
import type { Router } from '../../platform/http/router.ts';
import type { ShipViewListService } from './list/ship-view-list.service.ts';
import type { RecordingReadService } from './recording/recording-read.service.ts';
import type { CutService } from './session/cut.service.ts';
import type { ViewStatusService } from './session/view-status.service.ts';

interface ShipViewServices {
  readonly statuses: Pick<ViewStatusService, 'update'>;
  readonly cuts: CutService;
  readonly lists: ShipViewListService;
  readonly recordings: RecordingReadService;
}

export function registerShipViewRoutes(router: Router, { statuses, cuts, lists, recordings }: ShipViewServices): void {
  router.route(updateViewStatus, ({ caller, from, params, body }) => statuses.update(caller, from, params.id, body));
  router.route(cutShipView, ({ caller, from, body }) => cuts.cut(caller, from, body.vesselId));
  router.route(listShipViews, ({ caller }) => lists.list(caller));
  router.route(listPastShipViews, async ({ caller, query, total }) => {
    const { sessions, total: count } = await recordings.list(caller, query);
    total(count);
    return sessions;
  });
  router.route(getShipViewRecording, ({ caller, from, query }) => recordings.read(caller, from, query.sessionId));
}
