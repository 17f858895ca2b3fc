/** The calls of the audit trail; admins alone. */
import { exportAudit, listAudit, undoAudit } from '@fms/contract/audit';
import type { Router } from '../../platform/http/router.ts';
import type { AuditService } from './audit.service.ts';
import type { UndoService } from './undo.service.ts';

export function registerAuditRoutes(router: Router, { audit, undo }: { audit: AuditService; undo: UndoService }): void {
  router.route(listAudit, async ({ query, total }) => {
    const page = await audit.list(query);
    total(page.total);
    return page.entries;
  });
  router.route(exportAudit, ({ caller, from, body }) => audit.export(caller, from, body));
  router.route(undoAudit, ({ caller, from, body }) => undo.undo(caller, from, body.id));
}
