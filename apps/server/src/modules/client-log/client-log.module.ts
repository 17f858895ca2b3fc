/** Takes errors of the browser into the server's log. */
import { logClientError } from '@fms/contract/client-log';
import type { Module } from '../../platform/module/module.ts';
import { createClientLog } from './client-log.service.ts';

export const clientLogModule: Module = {
  name: 'client-log',
  register({ clock, logger, web }) {
    const log = createClientLog({ clock, logger });
    web.router.route(logClientError, ({ caller, body }) => log.record(caller, body));
  },
};
