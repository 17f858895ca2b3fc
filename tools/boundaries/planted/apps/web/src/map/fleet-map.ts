export { inflateSync } from '@fms/contract/link';
