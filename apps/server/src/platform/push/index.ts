/** Web push: encryption, sender and addresses. */
export { isPushAddress } from './send-push.ts';
export { createPushSender, type PushOutcome, type PushSender } from './sender.ts';
export { openVapid } from './vapid.ts';
