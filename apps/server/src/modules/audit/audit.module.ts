/** Offers the audit trail to those who look after the server. */
import type { Module } from '../../platform/module/module.ts';
import { mountAudit } from './audit.routes.ts';
import { createAuditService } from './audit.service.ts';

export const auditModule: Module = {
  name: 'audit',
  register({ db, web }) {
    mountAudit(web.door, createAuditService(db));
  },
};
