/** Calls of the statistic of a fleet. */
import { getFleetCarbon, getFleetStatistic } from '@fms/contract/fleet-statistic';
import type { Router } from '../../platform/http/router.ts';
import type { FleetCarbonService } from './fleet-carbon.service.ts';
import type { FleetStatisticService } from './fleet-statistic.service.ts';

export function registerFleetStatisticRoutes(
  router: Router,
  { statistic, carbon }: FleetStatisticService & FleetCarbonService,
): void {
  router.route(getFleetStatistic, ({ caller, body }) => statistic(caller, body));
  router.route(getFleetCarbon, ({ caller, body }) => carbon(caller, body.vesselIds));
}
