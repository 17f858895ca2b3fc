/** Offers the rights of people on vessels, and tells browsers when one of them ends. */
import { VESSEL_GRANTS, VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import { UNDO_RULES } from '../../platform/audit/undo-rule.ts';
import type { Module } from '../../platform/module/module.ts';
import { createAssignments } from './assignment.service.ts';
import { createEndWatch, END_WATCH_INTERVAL_MS } from './assignment-end.service.ts';
import { createChanges } from './change.service.ts';
import { addAssignmentUndo } from './change-undo.ts';
import { createExplanations } from './explanation.service.ts';
import { createHoldings } from './holding.service.ts';
import { createMatrix } from './matrix.service.ts';
import { registerPermissionRoutes } from './permission.routes.ts';

export const permissionModule: Module = {
  name: 'permission',
  register({ config, db, bus, clock, jobs, services, web }) {
    const grants = services.get(VESSEL_GRANTS);
    const ports = { db, bus, clock, grants, twoFactorByDefault: config.mode === 'live' };
    const changes = createChanges(ports);
    addAssignmentUndo(services.get(UNDO_RULES), changes);
    registerPermissionRoutes(web.router, {
      assignments: createAssignments(ports, changes),
      changes,
      explanations: createExplanations(ports),
      holdings: createHoldings(ports),
      matrix: createMatrix(ports, services.get(VESSEL_RIGHTS)),
    });
    const ends = createEndWatch({ db, bus, clock });
    jobs.add({ name: 'assignment-end', intervalMs: END_WATCH_INTERVAL_MS, run: ends.round });
  },
};
