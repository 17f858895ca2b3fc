/** Push messages: browsers that registered, and the alarms they are told. */
export { PUSH, readSubscription } from './push.service.ts';
