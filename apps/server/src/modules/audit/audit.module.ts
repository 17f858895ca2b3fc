/** Offers the audit trail to admins, and takes the rules by which the modules after it undo what they wrote. */

import { createUndoRules, UNDO_RULES } from '../../platform/audit/undo-rule.ts';
import type { Module } from '../../platform/module/module.ts';
import { registerAuditRoutes } from './audit.routes.ts';
import { createAuditService } from './audit.service.ts';
import { createUndoService } from './undo.service.ts';

export const auditModule: Module = {
  name: 'audit',
  register({ db, clock, services, web }) {
    const rules = services.provide(UNDO_RULES, createUndoRules());
    registerAuditRoutes(web.router, {
      audit: createAuditService({ db, clock, rules }),
      undo: createUndoService({ db, rules }),
    });
  },
};
