/**
 * One server process per ClickHouse, which has no locks: each server writes a row every few seconds, and a row that was
 * written lately holds the store. All times are those of ClickHouse's clock.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { StartFailure } from '../failure/start-failure.ts';
import type { ClickHouse } from './clickhouse.ts';

const BEAT_MS = 3_000;
/** A server that wrote no row for this long has died, or cannot reach the store. */
const LEASE_MS = 15_000;
const TAKEN = 'Another server uses the ClickHouse of CLICKHOUSE_URL; one server at a time.';

export interface ClickHouseLockPorts {
  readonly engine: ClickHouse;
  /** Told once when another server is found beside this one. */
  readonly onLost: (error: Error) => void;
  /** Milliseconds between two rows, and after which the last one holds nothing; shorter in tests. */
  readonly beatMs?: number;
  readonly leaseMs?: number;
}

export interface ClickHouseLock {
  close(): Promise<void>;
}

/**
 * Takes the store; waits out the lease of a server that died, and throws a `StartFailure` where one lives. Of two that
 * begin at once both may be refused, never none: each writes its row before it reads those of others.
 */
export async function lockClickHouse(ports: ClickHouseLockPorts): Promise<ClickHouseLock> {
  const { engine, onLost, beatMs = BEAT_MS, leaseMs = LEASE_MS } = ports;
  const id = randomUUID();
  await engine.command(
    `CREATE TABLE IF NOT EXISTS server_beat (server String, at DateTime64(3, 'UTC'))
     ENGINE = MergeTree ORDER BY (server, at) TTL toDateTime(at) + INTERVAL 1 DAY`,
  );
  const beat = () => engine.command(`INSERT INTO server_beat SELECT '${id}', now64(3, 'UTC')`);
  const leave = () => engine.command(`DELETE FROM server_beat WHERE server = '${id}'`);

  /** When another server whose lease runs wrote last, in epoch milliseconds; 0 where there is none. */
  async function findOther(): Promise<number> {
    const found = await engine.select(
      `SELECT toFloat64(toUnixTimestamp64Milli(max(at))) AS newest FROM server_beat
       WHERE server != '${id}' AND at > now64(3, 'UTC') - INTERVAL ${leaseMs} MILLISECOND`,
      'writer',
    );
    return found.numbers('newest')[0] ?? 0;
  }

  let before = await findOther();
  while (before > 0) {
    await delay(beatMs);
    const now = await findOther();
    if (now > before) throw new StartFailure(TAKEN);
    before = now;
  }
  await beat();
  if ((await findOther()) > 0) {
    await leave();
    throw new StartFailure(TAKEN);
  }

  let beating: Promise<void> | undefined;
  const round = async () => {
    await beat();
    if ((await findOther()) === 0) return;
    clearInterval(timer);
    onLost(new Error(TAKEN));
  };
  const timer = setInterval(() => {
    // Where the store is away no server writes; the next round tries again.
    beating ??= round()
      .catch(() => {})
      .finally(() => {
        beating = undefined;
      });
  }, beatMs);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await beating;
      await leave();
    },
  };
}
