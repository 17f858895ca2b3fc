export { startServer } from '../testing/index.ts';
