/** Push messages to the browsers a user registered (§3, §7.5). */

import type { BodyOf } from '@fms/contract/endpoint';
import { readJson, type ShapeBounds } from '@fms/contract/gate';
import type { PushMessage, registerPush } from '@fms/contract/push';
import type { UserId } from '@fms/domain/identity';
import { MINUTE_MS } from '@fms/domain/time';
import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { forbidden, invalid } from '../../platform/failure/failure.ts';
import { isPushAddress, type PushSender } from '../../platform/push/index.ts';
import { type ServiceKey, serviceKey } from '../../platform/service/service-registry.ts';
import { createLimit } from '../account/index.ts';
import { deleteSubscriptions, findSubscriptions, upsertSubscription } from './subscription.repository.ts';

/** Browsers of one user; the oldest makes room. */
export const MAX_BROWSERS = 20;
const TESTS_PER_MINUTE = 10;

const base64urlOf = (length: number) =>
  z
    .string()
    .regex(/^[\w-]+=*$/)
    .refine((text) => Buffer.from(text, 'base64url').length === length);

/** Three fields and their two keys, and room for what browsers may add. */
const SUBSCRIPTION_BOUNDS: ShapeBounds = { size: 8000, depth: 4, values: 100, keys: 20, text: 4000 };

/** `PushSubscription.toJSON()` of the browser. */
const subscription = z.object({
  endpoint: z.string().max(2000),
  keys: z.object({ p256dh: base64urlOf(65), auth: base64urlOf(16) }),
});

export interface PushPorts {
  db: Db;
  clock: Clock;
  sender: PushSender;
  toLoopback: boolean;
}

/** Throws `invalid-input` for anything else than the subscription of a browser. */
export function readSubscription(text: string): z.infer<typeof subscription> {
  const read = readJson(text, SUBSCRIPTION_BOUNDS);
  const parsed = subscription.safeParse(read.ok ? read.value : undefined);
  if (!parsed.success) throw invalid('DeviceToken must be the subscription of a browser as JSON.');
  return parsed.data;
}

export function createPushService({ db, clock, sender, toLoopback }: PushPorts) {
  const tests = createLimit(db, clock, { kind: 'push-test', limit: TESTS_PER_MINUTE, windowMs: MINUTE_MS });

  /** Sends to every browser of the user; those that are gone are forgotten. */
  async function sendTo(
    userId: UserId,
    message: PushMessage,
    urgency: 'normal' | 'high',
  ): Promise<{ sent: number; failed: number }> {
    const browsers = await findSubscriptions(db, userId);
    const text = JSON.stringify(message);
    const outcomes = await Promise.all(browsers.map((browser) => sender.send(browser, text, urgency)));
    const gone = browsers.filter((_, index) => outcomes[index] === 'gone');
    await deleteSubscriptions(
      db,
      gone.map(({ id }) => id),
    );
    const sent = outcomes.filter((outcome) => outcome === 'sent').length;
    return { sent, failed: outcomes.length - sent };
  }

  return {
    publicKey: sender.publicKey,
    sendTo,

    async register(caller: Caller, asked: BodyOf<typeof registerPush>, from: string): Promise<void> {
      // The admin's browser must not go on getting another user's alarms when the half hour is over.
      if (caller.impersonatedBy !== null) throw forbidden('Not while acting as another user.');
      const { endpoint, keys } = readSubscription(asked.DeviceToken);
      if (!isPushAddress(endpoint, toLoopback)) throw invalid('The address of the subscription cannot be used.');
      const now = clock.now();
      await db.transaction().execute(async (tx) => {
        const { p256dh: publicKey, auth: authSecret } = keys;
        const row = { accountId: caller.userId, endpoint, publicKey, authSecret, createdMs: now };
        await upsertSubscription(tx, { ...row, deviceInformation: asked.DeviceInformation });
        const tooMany = (await findSubscriptions(tx, caller.userId)).slice(MAX_BROWSERS);
        await deleteSubscriptions(
          tx,
          tooMany.map(({ id }) => id),
        );
        const entry = {
          at: now,
          ...toActor(caller),
          from,
          what: 'push.registered',
          subject: `account:${caller.userId}`,
        };
        await recordAudit(tx, { ...entry, new: { service: new URL(endpoint).host } });
      });
    },

    async test(caller: Caller): Promise<{ sent: number; failed: number }> {
      await tests.take(String(caller.userId));
      const body = 'Messages of this application reach this browser.';
      return sendTo(caller.userId, { title: 'Test message', body, path: '/setting', tag: 'test' }, 'normal');
    },
  };
}
export type PushService = ReturnType<typeof createPushService>;

export const PUSH: ServiceKey<Pick<PushService, 'sendTo'>> = serviceKey('push messages');
