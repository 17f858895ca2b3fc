export { now } from '../../../apps/server/src/platform/clock/clock.ts';
