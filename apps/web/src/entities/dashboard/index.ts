/** Dashboards of vessels as the server keeps them. */
export { dashboardQueries, removeDashboard, saveWidgets } from './dashboard.queries.ts';
