/** Fixtures for tests of the server and of its clients. */

export { createServerFolder, type ServerFolder, type ServerProcess } from '../ingest/testing/server-process.ts';
export { type LinkedServer, readFleetKey, startLinkedServer } from './linked-server.ts';
export { type Prepare, prepareStore } from './prepare-store.ts';
export { copyMigratedDatabase, copyTemplateDatabase } from './template-database.ts';
export { openTestDatabase, type TestDatabase } from './test-database.ts';
export { createTestPostgres, type TestPostgres, testPostgresSkipped, testPostgresUrl } from './test-postgres.ts';
export { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts';
export { CallRejected, createTypedClient, readRefusal, type TypedClient, type TypedRequest } from './typed-client.ts';
