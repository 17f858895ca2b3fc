export { inflateSync } from '../link/index.ts';
