/** Dashboards and their widgets. */
export * from './dashboard.ts';
