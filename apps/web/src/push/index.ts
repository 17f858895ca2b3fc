/** Push messages of this browser: whose they are, turned on, turned off. */
export { adoptPush, endPush, type PushState, readPushState, turnPushOff, turnPushOn } from './push-subscription.ts';
