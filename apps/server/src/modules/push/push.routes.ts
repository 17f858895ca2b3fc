/** Calls of web push (§7.5, and our own). */
import { getPushKey, registerPush, testPush } from '@fms/contract/push';
import type { Router } from '../../platform/http/router.ts';
import type { PushService } from './push.service.ts';

export function registerPushRoutes(router: Router, push: PushService): void {
  router.route(registerPush, ({ caller, body, from }) => push.register(caller, body, from));
  router.route(getPushKey, async () => ({ publicKey: push.publicKey }));
  router.route(testPush, ({ caller }) => push.test(caller));
}
