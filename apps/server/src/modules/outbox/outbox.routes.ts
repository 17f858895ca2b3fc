/** Calls of the outbox; admins alone. */
import { getOutboxMail, listOutbox } from '@fms/contract';
import type { Door } from '../../platform/http/door.ts';
import type { OutboxService } from './outbox.service.ts';

export function mountOutbox(door: Door, outbox: OutboxService): void {
  door.mount(listOutbox, async ({ query, total }) => {
    const page = await outbox.list(query);
    total(page.total);
    return page.entries;
  });
  door.mount(getOutboxMail, ({ caller, query, from }) => outbox.read(caller, query.id, from));
}
