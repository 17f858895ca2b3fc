export { server as startServer } from '../server.ts';
