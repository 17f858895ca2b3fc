import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestClickHouse, type TestClickHouse } from '../../testing/test-clickhouse.ts';
import type { ClickHouse } from './index.ts';
import { lockClickHouse } from './server-lock.ts';

const never = (error: Error) => expect.unreachable(error.message);

describe('one server per ClickHouse', () => {
  let store: TestClickHouse;
  let engine: ClickHouse;
  beforeEach(async () => {
    store = await openTestClickHouse();
    ({ engine } = store);
  });
  afterEach(() => store.close());

  /** The row of a server that died `ago` milliseconds ago. */
  const died = async (ago: number) => {
    await (await lockClickHouse({ engine, onLost: never })).close();
    await engine.command(`INSERT INTO server_beat SELECT 'dead', now64(3, 'UTC') - INTERVAL ${ago} MILLISECOND`);
  };

  it('refuses a second one with one sentence, and takes it once the first has ended', async () => {
    const first = await lockClickHouse({ engine, onLost: never, beatMs: 50 });
    await expect(lockClickHouse({ engine, onLost: never, beatMs: 200 })).rejects.toMatchObject({
      name: 'StartFailure',
      message: 'Another server uses the ClickHouse of CLICKHOUSE_URL; one server at a time.',
    });
    await first.close();
    await (await lockClickHouse({ engine, onLost: never })).close();
  });

  it('waits until the lease of a server that died is over', async () => {
    await died(0);
    const lock = await lockClickHouse({ engine, onLost: never, beatMs: 50, leaseMs: 300 });
    await lock.close();
    expect((await engine.select('SELECT server FROM server_beat')).texts('server')).toEqual(['dead']);
  });

  it('tells a server that finds another beside it', async () => {
    const lost = Promise.withResolvers<Error>();
    const lock = await lockClickHouse({ engine, onLost: lost.resolve, beatMs: 50 });
    await engine.command(`INSERT INTO server_beat SELECT 'other', now64(3, 'UTC')`);
    expect((await lost.promise).message).toMatch('Another server uses');
    await lock.close();
  });
});
