/** Calls of dashboards. */
import { deleteDashboard, getDashboard, saveDashboard } from '@fms/contract';
import type { Door } from '../../platform/http/door.ts';
import type { DashboardService } from './dashboard.service.ts';

export function mountDashboard(door: Door, dashboards: DashboardService): void {
  door.mount(getDashboard, ({ caller, query }) => dashboards.get(caller, query.vesselId));
  door.mount(saveDashboard, ({ caller, from, body }) => dashboards.save({ caller, from }, body));
  door.mount(deleteDashboard, ({ caller, from, query }) => dashboards.delete({ caller, from }, query));
}
