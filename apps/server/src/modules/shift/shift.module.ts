/** Figures of tags by shift and month, by the clock of each vessel's shifts. */
import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import type { Module } from '../../platform/module/module.ts';
import { TELEMETRY } from '../../telemetry/index.ts';
import { AGGREGATES } from '../aggregate/index.ts';
import { registerShiftRoutes } from './shift.routes.ts';
import { createShiftService } from './shift.service.ts';
import { createShiftClocks } from './shift-clock.service.ts';

export const shiftModule: Module = {
  name: 'shift',
  register({ db, clock, services, setting, web }) {
    const clocks = createShiftClocks(db, setting);
    const { summaries: deletions } = services.get(TELEMETRY);
    const [rights, aggregates] = [services.get(VESSEL_RIGHTS), services.get(AGGREGATES)];
    registerShiftRoutes(web.router, createShiftService({ clock, rights, aggregates, clocks, deletions }));
  },
};
