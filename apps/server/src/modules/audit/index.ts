/** The audit trail, for those who look after the server. */
export { createAuditService } from './audit.service.ts';
export { mountAudit } from './audit.routes.ts';
