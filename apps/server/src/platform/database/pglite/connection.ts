/** The main thread's end of PGlite: one connection whose queries run in a worker thread. */
import { Worker } from 'node:worker_threads';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { MainMessage, QueryFailure, WorkerMessage, WorkerStart } from './message.ts';

/** SQLSTATE "connection does not exist": the worker is gone. */
const CONNECTION_LOST = '08003';

function errorOf(failure: QueryFailure): Error {
  return Object.assign(new Error(failure.message), failure);
}

function resultOf({ rows, affectedRows }: Extract<WorkerMessage, { kind: 'answered' }>): QueryResult<unknown> {
  return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) };
}

/** Queries under way, by their number. */
function createWaiting() {
  const waiting = new Map<number, PromiseWithResolvers<QueryResult<unknown>>>();
  let lastId = 0;

  function take(id: number): PromiseWithResolvers<QueryResult<unknown>> | undefined {
    const query = waiting.get(id);
    waiting.delete(id);
    return query;
  }

  return {
    add(): { id: number; result: Promise<QueryResult<unknown>> } {
      const query = Promise.withResolvers<QueryResult<unknown>>();
      waiting.set(++lastId, query);
      return { id: lastId, result: query.promise };
    },
    answer: (message: Extract<WorkerMessage, { kind: 'answered' }>) => take(message.id)?.resolve(resultOf(message)),
    fail: (id: number, failure: QueryFailure) => take(id)?.reject(errorOf(failure)),
    failAll(error: Error): void {
      for (const id of [...waiting.keys()]) take(id)?.reject(error);
    },
  };
}

export interface PGliteConnection extends DatabaseConnection {
  close(): Promise<void>;
}

/** Opens the cluster in `folder`, making it first when the folder is empty. */
export async function openPGlite(folder: string): Promise<PGliteConnection> {
  const start: WorkerStart = { folder };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: start });
  const post = (message: MainMessage) => worker.postMessage(message);
  const waiting = createWaiting();
  const opened = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  let lost: Error | undefined;

  function lose(error: Error): void {
    lost ??= Object.assign(error, { code: CONNECTION_LOST });
    opened.reject(lost);
    waiting.failAll(lost);
    closed.resolve();
  }

  worker.on('message', (message: WorkerMessage) => {
    if (message.kind === 'answered') waiting.answer(message);
    else if (message.kind === 'failed') waiting.fail(message.id, message.failure);
    else if (message.kind === 'opened') opened.resolve();
    else if (message.kind === 'refused') opened.reject(errorOf(message.failure));
    else closed.resolve();
  });
  worker.on('error', lose);
  worker.on('exit', () => lose(new Error('The embedded database has stopped.')));
  await opened.promise;

  return {
    executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      if (lost) return Promise.reject(lost);
      const { id, result } = waiting.add();
      post({ kind: 'query', query: { id, sql, parameters } });
      return result as Promise<QueryResult<Row>>;
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
