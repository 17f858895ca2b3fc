export { point } from '../../../packages/domain/src/track/point.ts';
