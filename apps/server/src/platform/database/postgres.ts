/** PostgreSQL over the network, answering the same JavaScript types as the embedded one. */
import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

const INT8 = 20;
const INT8_ARRAY = 1016;
export const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 10_000;

/** By type of this pool only: the package's own table is shared by everything in the process. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8) return Number;
    const parse = pg.types.getTypeParser(oid, format as 'text');
    return oid === INT8_ARRAY ? (text: string) => (parse(text) as unknown as string[]).map(Number) : parse;
  },
};

/** `onLost` hears of idle connections that broke; the pool replaces them by itself. */
export function createPostgresDialect(url: string, onLost: (error: Error) => void): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types,
    application_name: 'fms',
  });
  pool.on('error', onLost);
  return new PostgresDialect({ pool });
}
