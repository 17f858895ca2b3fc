/** Errors of the browser. */
import { logClientError } from '@fms/contract';
import type { Door } from '../../platform/http/door.ts';
import type { ClientLog } from './client-log.service.ts';

export { createClientLog } from './client-log.service.ts';

export function mountClientLog(door: Door, log: ClientLog): void {
  door.mount(logClientError, ({ caller, body }) => log.record(caller, body));
}
