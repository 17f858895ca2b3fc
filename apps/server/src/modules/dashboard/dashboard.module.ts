/** Offers saved layouts of the overview. */
import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import { UNDO_RULES } from '../../platform/audit/undo-rule.ts';
import type { Module } from '../../platform/module/module.ts';
import { registerDashboardRoutes } from './dashboard.routes.ts';
import { createDashboardService } from './dashboard.service.ts';
import { addDashboardUndo } from './dashboard-undo.ts';

export const dashboardModule: Module = {
  name: 'dashboard',
  register({ db, clock, services, web }) {
    const dashboards = createDashboardService({ db, clock, rights: services.get(VESSEL_RIGHTS) });
    addDashboardUndo(services.get(UNDO_RULES), dashboards);
    registerDashboardRoutes(web.router, dashboards);
  },
};
