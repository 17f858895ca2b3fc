export { version } from '@fms/contract';
