export { now } from '../../server/src/platform/clock/clock.ts';
