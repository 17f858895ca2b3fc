/** Registers browsers for push messages, and sends messages to them for other modules. */

import type { Config } from '../../platform/config/config.ts';
import type { Module } from '../../platform/module/module.ts';
import { createPushSender, openVapid } from '../../platform/push/index.ts';
import { registerPushRoutes } from './push.routes.ts';
import { createPushService, PUSH } from './push.service.ts';

export const pushModule: Module = {
  name: 'push',
  async register({ config, folder, db, clock, services, web }) {
    const { pushToLoopback: toLoopback } = config;
    const vapid = await openVapid(folder.path('push.key'), contactOf(config), clock);
    const push = createPushService({ db, clock, sender: createPushSender(vapid, toLoopback), toLoopback });
    services.provide(PUSH, push);
    registerPushRoutes(web.router, push);
  },
};

/** Whom a push service may write to about messages of this server (RFC 8292, section 2.1). */
function contactOf({ publicUrl }: Config): string {
  return publicUrl?.protocol === 'https:' ? publicUrl.origin : 'mailto:no-reply@localhost';
}
