/** A database of its own in the PostgreSQL of the test run, for tests that run on both stores. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Where tests find a PostgreSQL; undefined when there is none. */
export const testPostgresUrl: string | undefined = process.env.FMS_TEST_POSTGRES_URL;

/** Why there is none, for the name of the skipped test. */
export const testPostgresSkipped = process.env.FMS_TEST_POSTGRES_SKIP ?? 'FMS_TEST_POSTGRES_URL is not set';

export interface TestPostgres {
  url: string;
  drop(): Promise<void>;
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

export async function createTestPostgres(server: string): Promise<TestPostgres> {
  const name = `fms_test_${randomBytes(6).toString('hex')}`;
  await run(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(server, `drop database ${name} with (force)`) };
}
