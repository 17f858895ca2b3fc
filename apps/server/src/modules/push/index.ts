/** Push messages: registered browsers, and the alarms sent to them. */
export { PUSH, readSubscription } from './push.service.ts';
