/** The call that lists the audit trail; admins alone. */
import { listAudit } from '@fms/contract';
import type { Door } from '../../platform/http/door.ts';
import type { AuditService } from './audit.service.ts';

export function mountAudit(door: Door, audit: AuditService): void {
  door.mount(listAudit, async ({ query, total }) => {
    const page = await audit.list(query);
    total(page.total);
    return page.entries;
  });
}
