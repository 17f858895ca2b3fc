/** Push messages: browsers that registered, and the alarms they are told. */
export { PUSH } from './push.service.ts';
