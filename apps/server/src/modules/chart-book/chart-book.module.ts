/** Offers notes and views of curves. */
import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import type { Module } from '../../platform/module/module.ts';
import { registerChartBookRoutes } from './chart-book.routes.ts';
import { createChartBook } from './chart-book.service.ts';

export const chartBookModule: Module = {
  name: 'chart-book',
  register({ db, clock, services, web }) {
    registerChartBookRoutes(web.router, createChartBook({ db, clock, rights: services.get(VESSEL_RIGHTS) }));
  },
};
