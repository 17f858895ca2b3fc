/** Offers the audit trail to admins, and takes the rules by which the modules after it undo what they wrote. */

import { createUndoRules, UNDO_RULES } from '../../platform/audit/undo-rule.ts';
import type { Module } from '../../platform/module/module.ts';
import { registerAuditRoutes } from './audit.routes.ts';
import { createAuditService } from './audit.service.ts';
import { createUndoService } from './undo.service.ts';

const FORGET_INTERVAL_MS = 3_600_000;

export const auditModule: Module = {
  name: 'audit',
  register({ db, clock, jobs, services, web }) {
    const rules = services.provide(UNDO_RULES, createUndoRules());
    const audit = createAuditService({ db, clock, rules });
    registerAuditRoutes(web.router, { audit, undo: createUndoService({ db, rules }) });
    jobs.add({ name: 'kept for undo', intervalMs: FORGET_INTERVAL_MS, run: () => audit.forgetKept() });
  },
};
