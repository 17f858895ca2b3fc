import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestPostgres,
  type TestPostgres,
  testPostgresSkipped,
  testPostgresUrl,
} from '../../testing/test-postgres.ts';
import { lockServer, type ServerLock } from './server-lock.ts';

const skipped = testPostgresUrl ? '' : `, skipped: ${testPostgresSkipped}`;
const never = (error: Error) => expect.unreachable(error.message);

describe.skipIf(!testPostgresUrl)(`one server per PostgreSQL${skipped}`, () => {
  let postgres: TestPostgres;
  let lock: ServerLock;
  beforeEach(async () => {
    postgres = await createTestPostgres(testPostgresUrl ?? '');
    lock = await lockServer({ url: postgres.url, onLost: never });
  });
  afterEach(async () => {
    await lock.close();
    await postgres.drop();
  });

  /** Ends the connections that hold the lock, as a restart of PostgreSQL or the death of the process does. */
  async function endConnections(): Promise<void> {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'fms lock' and datname = current_database()",
    );
    await client.end();
  }

  it('refuses a second one with one sentence, and takes it once the first has ended', async () => {
    await expect(lockServer({ url: postgres.url, onLost: never, waitMs: 0 })).rejects.toMatchObject({
      name: 'StartFailure',
      message: 'Another server uses the PostgreSQL of DATABASE_URL; one server at a time.',
    });
    await lock.close();
    lock = await lockServer({ url: postgres.url, onLost: never });
  });

  it('tells a server that lost its connection when another took its place', async () => {
    const lost = Promise.withResolvers<Error>();
    await lock.close();
    lock = await lockServer({ url: postgres.url, onLost: lost.resolve, waitMs: 0 });
    const other = new pg.Client({ connectionString: postgres.url });
    await other.connect();
    // Waits in the queue of the lock, so that it is next in turn.
    const taken = other.query('select pg_advisory_lock($1)', [0x666d73]);
    await endConnections();
    await taken;
    expect((await lost.promise).message).toMatch('Another server uses');
    await other.end();
  });

  it('takes the lock again after PostgreSQL ended its connection', async () => {
    await endConnections();
    const second = () =>
      lockServer({ url: postgres.url, onLost: never, waitMs: 0 }).then(
        (taken) => taken.close(),
        (error: Error) => error.name,
      );
    await expect.poll(second, { timeout: 10_000 }).toBe('StartFailure');
  });
});
