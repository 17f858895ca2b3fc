/** What both ways to reach the engine share: statements and queries through the official client. */
import type { ClickHouseClient } from '@clickhouse/client';
import type { SessionName } from './clickhouse.ts';
import { type Columns, decodeBlocks } from './native-format.ts';

export async function runCommand(client: ClickHouseClient, sql: string): Promise<void> {
  await client.command({ query: sql });
}

export async function runSelect(client: ClickHouseClient, sql: string): Promise<Columns> {
  const { stream } = await client.exec({ query: `${sql} FORMAT Native` });
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return decodeBlocks(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
}

/** What all tables take on its disk. */
export async function getStoredBytes(client: ClickHouseClient): Promise<number> {
  const rows = await runSelect(
    client,
    'SELECT toFloat64(sum(bytes_on_disk)) AS bytes FROM system.parts WHERE active AND database = currentDatabase()',
  );
  return rows.numbers('bytes')[0] ?? 0;
}

/** Calls under way per client, so that a reader goes where the queue is shortest. */
export class ClientPool {
  readonly #clients: { client: ClickHouseClient; underWay: number }[];

  constructor(clients: readonly ClickHouseClient[]) {
    this.#clients = clients.map((client) => ({ client, underWay: 0 }));
  }

  async run<T>(work: (client: ClickHouseClient) => Promise<T>): Promise<T> {
    const chosen = this.#clients.reduce((best, next) => (next.underWay < best.underWay ? next : best));
    chosen.underWay++;
    try {
      return await work(chosen.client);
    } finally {
      chosen.underWay--;
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#clients.map(({ client }) => client.close()));
  }
}

export type Pools = Readonly<Record<SessionName, ClientPool>>;

export async function closePools(pools: Pools): Promise<void> {
  await Promise.all(Object.values(pools).map((pool) => pool.close()));
}
