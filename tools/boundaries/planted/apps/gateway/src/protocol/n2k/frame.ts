export { delta } from '../signalk/delta.ts';
