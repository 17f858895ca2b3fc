/** Notes and views that people keep beside a vessel's curves. */
export { mountChartBook } from './chart-book.routes.ts';
export { createChartBook } from './chart-book.service.ts';
