export { version } from '@fms/contract/vessel';
