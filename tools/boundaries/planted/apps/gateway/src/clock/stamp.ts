export { delta as stamp } from '../protocol/signalk/delta.ts';
