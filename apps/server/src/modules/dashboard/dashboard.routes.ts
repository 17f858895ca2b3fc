/** Calls of dashboards. */
import { deleteDashboard, getDashboard, saveDashboard } from '@fms/contract/dashboard';
import type { Router } from '../../platform/http/router.ts';
import type { DashboardService } from './dashboard.service.ts';

export function registerDashboardRoutes(router: Router, dashboards: DashboardService): void {
  router.route(getDashboard, ({ caller, query }) => dashboards.get(caller, query.vesselId));
  router.route(saveDashboard, ({ caller, from, body }) => dashboards.save({ caller, from }, body));
  router.route(deleteDashboard, ({ caller, from, query }) => dashboards.delete({ caller, from }, query));
}
