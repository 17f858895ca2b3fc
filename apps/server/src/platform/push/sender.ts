/** Sending one push message to one browser. */
import { encryptPush } from './encrypt.ts';
import { sendPush } from './send-push.ts';
import type { Vapid } from './vapid.ts';

export interface PushTarget {
  endpoint: string;
  /** Base64url, as the subscription holds them. */
  publicKey: string;
  authSecret: string;
}

/** `gone`: the browser no longer wants it, forget the subscription. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

export interface PushSender {
  readonly publicKey: string;
  send(target: PushTarget, text: string, urgency: 'normal' | 'high'): Promise<PushOutcome>;
}

/** A push service drops a message undelivered for an hour; the alarm is still found on the screen. */
const TIME_TO_LIVE_SECONDS = 3600;
const GONE = [404, 410];

/** `toLoopback` lets tests stand in for a push service. */
export function createPushSender(vapid: Vapid, toLoopback: boolean): PushSender {
  return {
    publicKey: vapid.publicKey,
    async send({ endpoint, publicKey, authSecret }, text, urgency) {
      try {
        const url = new URL(endpoint);
        const keys = {
          publicKey: Buffer.from(publicKey, 'base64url'),
          authSecret: Buffer.from(authSecret, 'base64url'),
        };
        const headers = {
          authorization: await vapid.authorization(url),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(TIME_TO_LIVE_SECONDS),
          urgency,
        };
        const status = await sendPush(url, headers, encryptPush(text, keys), toLoopback);
        if (GONE.includes(status)) return 'gone';
        return status >= 200 && status < 300 ? 'sent' : 'failed';
      } catch {
        return 'failed';
      }
    },
  };
}
