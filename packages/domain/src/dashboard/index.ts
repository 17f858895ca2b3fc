/** The grid of a dashboard, its columns and its default layout. */
export * from './dashboard-columns.ts';
export * from './dashboard-default.ts';
export * from './dashboard-grid.ts';
