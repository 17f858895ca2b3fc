export { version } from '@fms/contract/api';
