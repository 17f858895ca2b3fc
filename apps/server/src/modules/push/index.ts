/** Push messages: browsers that registered, and the alarms they are told. */
export { createAlarmPush } from './alarm-push.service.ts';
export { mountPush } from './push.routes.ts';
export { createPushService, type PushService, readSubscription } from './push.service.ts';
