/** Layouts of a vessel's overview, saved by people for themselves and for others. */
export { mountDashboard } from './dashboard.routes.ts';
export { createDashboardService } from './dashboard.service.ts';
