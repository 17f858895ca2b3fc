export { startServer } from '@fms/server/testing';
