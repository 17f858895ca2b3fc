export { now } from '../../server/src/platform/clock.ts';
