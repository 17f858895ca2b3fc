/** Calls of web push (§7.5, and our own). */
import { getPushKey, registerPush, testPush } from '@fms/contract';
import type { Door } from '../../platform/http/door.ts';
import type { PushService } from './push.service.ts';

export function mountPush(door: Door, push: PushService): void {
  door.mount(registerPush, ({ caller, body, from }) => push.register(caller, body, from));
  door.mount(getPushKey, async () => ({ publicKey: push.publicKey }));
  door.mount(testPush, ({ caller }) => push.test(caller));
}
