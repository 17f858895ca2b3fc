/** Offers the audit trail to admins. */
import type { Module } from '../../platform/module/module.ts';
import { registerAuditRoutes } from './audit.routes.ts';
import { createAuditService } from './audit.service.ts';

export const auditModule: Module = {
  name: 'audit',
  register({ db, web }) {
    registerAuditRoutes(web.router, createAuditService(db));
  },
};
