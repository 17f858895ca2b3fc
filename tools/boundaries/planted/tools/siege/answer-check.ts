// Allowed: the siege takes its mutations from the test kit.
export { aVessel } from '../../packages/test-kit/src/index.ts';
