/** A whole server on a folder and port of its own, with a signed-in client for each demonstration account. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@fms/contract/account';
import { DEMONSTRATION_PASSWORD } from '../demonstration/index.ts';
import { systemClock } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import { type ServerOptions, startServer } from '../server.ts';
import { type Prepare, prepareStore } from './prepare-store.ts';
import { copyMigratedDatabase } from './template-database.ts';
import { createTestPostgres } from './test-postgres.ts';
import { createTypedClient, type TypedClient } from './typed-client.ts';

export interface TestServer {
  /** e.g. `http://127.0.0.1:40123`. */
  address: string;
  dataFolder: string;
  firstAdminLink: string | null;
  asAdmin: TypedClient;
  asManager: TypedClient;
  asOperator: TypedClient;
  asAnonymous: TypedClient;
  /** As the user a token was issued to. */
  withToken(token: string): TypedClient;
  signIn(username: string, password?: string): Promise<TypedClient>;
  /** Stops the server and keeps its folder, for a look at what it stored. */
  stop(): Promise<void>;
  /** Stops the server and removes its folder. */
  close(): Promise<void>;
}

export interface TestServerOptions extends Pick<ServerOptions, 'clock' | 'logger'> {
  config?: Partial<Config>;
  /** Keeps the data in a fresh database of this PostgreSQL server instead of the embedded one. */
  postgresUrl?: string | undefined;
  prepare?: Prepare;
}

async function freshConfig(options: TestServerOptions): Promise<{ config: Config; remove: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'fms-test-'));
  const dataFolder = join(root, 'data');
  const postgres = options.postgresUrl ? await createTestPostgres(options.postgresUrl) : null;
  if (!postgres) await copyMigratedDatabase(join(dataFolder, 'database'));
  const config: Config = {
    mode: 'demonstration',
    host: '127.0.0.1',
    port: 0,
    dataFolder,
    publicUrl: null,
    trustProxy: [],
    databaseUrl: postgres?.url ?? null,
    clickhouseUrl: null,
    bucket: null,
    logLevel: 'silent',
    smtpUrl: null,
    mailFrom: null,
    feedbackTo: null,
    ipGeoUrl: null,
    singleSignOn: null,
    fileScanner: null,
    metricsToken: null,
    build: '',
    pushToLoopback: false,
    webFolder: join(root, 'web'),
    ...options.config,
  };
  const remove = async () => {
    await postgres?.drop();
    await rm(root, { recursive: true, force: true });
  };
  return { config, remove };
}

/** A live server has no accounts yet: the three clients are then as `asAnonymous`. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { config, remove } = await freshConfig(options);
  const { clock = systemClock, logger, prepare } = options;
  const start = async () => {
    if (prepare) await prepareStore(config, clock, prepare);
    return startServer(config, { clock, ...(logger && { logger }) });
  };
  const server = await start().catch(async (error) => {
    await remove();
    throw error;
  });
  const asAnonymous = createTypedClient(server.address);

  const withToken = (token: string) => createTypedClient(server.address, token);
  async function signIn(username: string, password = DEMONSTRATION_PASSWORD): Promise<TypedClient> {
    return withToken((await asAnonymous.call(login, { body: { username, password, version: '1.4' } })).token);
  }
  const demonstrationClient = (name: string) => (config.mode === 'demonstration' ? signIn(name) : asAnonymous);

  return {
    address: server.address,
    dataFolder: config.dataFolder,
    firstAdminLink: server.firstAdminLink,
    asAdmin: await demonstrationClient('admin'),
    asManager: await demonstrationClient('manager'),
    asOperator: await demonstrationClient('operator'),
    asAnonymous,
    withToken,
    signIn,
    stop: () => server.close(),
    async close() {
      await server.close();
      await remove();
    },
  };
}
