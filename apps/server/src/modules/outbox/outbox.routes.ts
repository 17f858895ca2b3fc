/** Calls of the outbox; admins alone. */
import { getOutboxMail, listOutbox } from '@fms/contract/outbox';
import type { Router } from '../../platform/http/router.ts';
import type { OutboxService } from './outbox.service.ts';

export function registerOutboxRoutes(router: Router, outbox: OutboxService): void {
  router.route(listOutbox, async ({ query, total }) => {
    const page = await outbox.list(query);
    total(page.total);
    return page.entries;
  });
  router.route(getOutboxMail, ({ caller, query, from }) => outbox.read(caller, query.id, from));
}
