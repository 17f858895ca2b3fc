export { aVessel } from '@fms/test-kit';
