/** Web push: registration of browsers and what a message holds (§3, §7.5). */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { text } from '../scalar/text.ts';

/** Push registration of §3: `DeviceToken` is the browser's subscription as JSON text. */
export const registerPush = defineEndpoint('POST /api/v1.5/push/register', 'user', {
  summary: 'Registers a browser for push messages (7.5).',
  body: z.object({ DeviceToken: text(4000).min(1), DeviceInformation: text(500) }),
});

export const getPushKey = defineEndpoint('GET /api/v2/push/key', 'user', {
  summary: 'The public VAPID key a browser subscribes with.',
  answer: z.object({ publicKey: z.string() }),
});

/** What a push message holds, as JSON: the worker shows it and opens `path` of the application when it is clicked. */
export const pushMessage = z.object({ title: z.string(), body: z.string(), path: z.string(), tag: z.string() });
export type PushMessage = z.infer<typeof pushMessage>;

export const testPush = defineEndpoint('POST /api/v2/push/test', 'user', {
  summary: 'Sends a test message to every browser the caller registered.',
  answer: z.object({ sent: z.int(), failed: z.int() }),
});

export const pushEndpoints = { registerPush, getPushKey, testPush };
