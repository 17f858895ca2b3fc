/** The call that lists the audit trail; admins alone. */
import { listAudit } from '@fms/contract/audit';
import type { Router } from '../../platform/http/router.ts';
import type { AuditService } from './audit.service.ts';

export function registerAuditRoutes(router: Router, audit: AuditService): void {
  router.route(listAudit, async ({ query, total }) => {
    const page = await audit.list(query);
    total(page.total);
    return page.entries;
  });
}
