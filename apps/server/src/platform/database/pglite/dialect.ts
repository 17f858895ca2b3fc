/**
 * Kysely over the worker. Only one connection exists: Kysely's adapter for PGlite says so, and Kysely then lets one
 * transaction or query at a time have it. Keep transactions short.
 */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import { openPGlite, type PGliteConnection, type PGliteOptions } from './connection.ts';

const run = (connection: DatabaseConnection, sql: string) => connection.executeQuery(CompiledQuery.raw(sql));

function createDriver(folder: string, options: PGliteOptions): Driver {
  let connection: PGliteConnection | undefined;
  return {
    async init() {
      connection = await openPGlite(folder, options);
      options.onOpen?.(connection);
    },
    async acquireConnection() {
      if (!connection) throw new Error('The embedded database is not open.');
      return connection;
    },
    async releaseConnection() {},
    async beginTransaction(held, { isolationLevel, accessMode }: TransactionSettings) {
      const isolation = isolationLevel ? ` isolation level ${isolationLevel}` : '';
      await run(held, `begin${isolation}${accessMode ? ` ${accessMode}` : ''}`);
    },
    async commitTransaction(held) {
      await run(held, 'commit');
    },
    async rollbackTransaction(held) {
      await run(held, 'rollback');
    },
    async savepoint(held, name) {
      await run(held, `savepoint "${name}"`);
    },
    async rollbackToSavepoint(held, name) {
      await run(held, `rollback to savepoint "${name}"`);
    },
    async releaseSavepoint(held, name) {
      await run(held, `release savepoint "${name}"`);
    },
    async destroy() {
      await connection?.close();
      connection = undefined;
    },
  };
}

/** A dialect whose cluster lies in `folder`. */
export function createPgliteDialect(folder: string, options: PGliteOptions = {}): Dialect {
  return {
    createAdapter: () => new PGliteAdapter(),
    createDriver: () => createDriver(folder, options),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
