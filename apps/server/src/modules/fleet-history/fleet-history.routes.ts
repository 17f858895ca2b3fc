/** Calls behind the replay of a fleet. */
import { getFleetHistory, getOutliers } from '@fms/contract/geo';
import type { Router } from '../../platform/http/router.ts';
import type { FleetHistoryService } from './fleet-history.service.ts';

export function registerFleetHistoryRoutes(router: Router, history: FleetHistoryService): void {
  router.route(getFleetHistory, ({ caller, body }) => history.fleet(caller, body));
  router.route(getOutliers, ({ caller, query }) => history.outliers(caller, query));
}
