/** The main thread's end of PGlite: one connection whose queries run in a worker thread. */
import { Worker } from 'node:worker_threads';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { MainMessage, QueryFailure, WorkerMessage, WorkerStart } from './message.ts';

interface Waiting {
  resolve(result: QueryResult<unknown>): void;
  reject(error: Error): void;
}

/** SQLSTATE "connection does not exist": the worker is gone. */
const CONNECTION_LOST = '08003';

function errorOf(failure: QueryFailure): Error {
  return Object.assign(new Error(failure.message), failure);
}

export interface PGliteConnection extends DatabaseConnection {
  close(): Promise<void>;
}

/** Opens the cluster in `folder`, making it first when the folder is empty. */
export async function openPGlite(folder: string): Promise<PGliteConnection> {
  const start: WorkerStart = { folder };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: start });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let lost: Error | undefined;
  const opened = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();

  function lose(error: Error): void {
    lost ??= Object.assign(error, { code: CONNECTION_LOST });
    opened.reject(lost);
    for (const { reject } of waiting.values()) reject(lost);
    waiting.clear();
    closed.resolve();
  }

  function settle(message: WorkerMessage): void {
    if (message.kind === 'opened') return opened.resolve();
    if (message.kind === 'refused') return opened.reject(errorOf(message.failure));
    if (message.kind === 'closed') return closed.resolve();
    const query = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === 'failed') return query?.reject(errorOf(message.failure));
    const { rows, affectedRows } = message;
    query?.resolve({ rows, ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }) });
  }

  const post = (message: MainMessage) => worker.postMessage(message);
  worker.on('message', settle);
  worker.on('error', lose);
  worker.on('exit', () => lose(new Error('The embedded database has stopped.')));
  await opened.promise;

  return {
    executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      if (lost) return Promise.reject(lost);
      const id = ++lastId;
      const { promise, resolve, reject } = Promise.withResolvers<QueryResult<unknown>>();
      waiting.set(id, { resolve, reject });
      post({ kind: 'query', query: { id, sql, parameters } });
      return promise as Promise<QueryResult<Row>>;
    },
    streamQuery() {
      throw new Error('The embedded database does not stream; telemetry lives in its own store.');
    },
    async close() {
      if (lost) return;
      post({ kind: 'close' });
      await closed.promise;
      await worker.terminate();
    },
  };
}
