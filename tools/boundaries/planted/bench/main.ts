export { now as load } from '../apps/server/src/platform/clock/clock.ts';
