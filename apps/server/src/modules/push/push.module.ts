/** Registers browsers for push messages and sends alarms to them. */

import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Module } from '../../platform/module/module.ts';
import { createPushSender, openVapid } from '../../platform/push/index.ts';
import { createAlarmPush } from './alarm-push.service.ts';
import { registerPushRoutes } from './push.routes.ts';
import { createPushService, PUSH } from './push.service.ts';

const PUSH_INTERVAL_MS = 1_000;

export const pushModule: Module = {
  name: 'push',
  async register({ config, folder, db, bus, clock, disposables, jobs, services, web }) {
    const { pushToLoopback: toLoopback } = config;
    const vapid = await openVapid(folder.path('push.key'), contactOf(config), clock);
    const push = createPushService({ db, clock, sender: createPushSender(vapid, toLoopback), toLoopback });
    const rights = services.get(VESSEL_RIGHTS);
    const alarms = createAlarmPush({ db, clock, rights, push, twoFactorByDefault: config.mode === 'live' });
    disposables.defer(bus.subscribe('alarm.changed', alarms.note));
    jobs.add({ name: 'push', intervalMs: PUSH_INTERVAL_MS, run: alarms.round });
    services.provide(PUSH, push);
    registerPushRoutes(web.router, push);
  },
};

/** Whom a push service may write to about messages of this server (RFC 8292, section 2.1). */
function contactOf({ publicUrl }: Config): string {
  return publicUrl?.protocol === 'https:' ? publicUrl.origin : 'mailto:no-reply@localhost';
}
