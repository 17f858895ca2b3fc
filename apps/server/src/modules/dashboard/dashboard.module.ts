/** Offers saved layouts of the overview. */
import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import type { Module } from '../../platform/module/module.ts';
import { registerDashboardRoutes } from './dashboard.routes.ts';
import { createDashboardService } from './dashboard.service.ts';

export const dashboardModule: Module = {
  name: 'dashboard',
  register({ db, clock, services, web }) {
    registerDashboardRoutes(web.router, createDashboardService({ db, clock, rights: services.get(VESSEL_RIGHTS) }));
  },
};
