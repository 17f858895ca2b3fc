export { server } from './server.ts';
