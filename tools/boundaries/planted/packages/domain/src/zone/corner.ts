export { point as corner } from '../track/point.ts';
