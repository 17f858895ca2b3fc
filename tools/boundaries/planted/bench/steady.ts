export { aVessel } from '../packages/test-kit/src/index.ts';
