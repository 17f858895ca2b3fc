/** Push messages: registered browsers, and what is sent to them. */
export { PUSH, type PushService, readSubscription } from './push.service.ts';
