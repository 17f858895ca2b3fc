/** The main thread's end of PGlite: one connection whose queries run in a worker thread. */
import { Worker } from 'node:worker_threads';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { MainMessage, WorkerMessage, WorkerStart } from './message.ts';
import { createPendingRequests, toError } from './pending-requests.ts';

/** SQLSTATE "connection does not exist": the worker is gone. */
const CONNECTION_LOST = '08003';
/** SQLSTATE "disk full". */
const DISK_FULL = '53100';
/** Longer than anything it is asked: it hangs, for instance in the middle of a full disk, and will not come back. */
const HANGS_AFTER_MS = 60_000;
const READS = /^\s*(select|show|begin|commit|rollback|savepoint|release)\b/i;

export interface PGliteOptions {
  /** Writing is refused while this is false; reading goes on. */
  hasRoom?: () => boolean;
  /** Told once when the database stopped by itself; every query is refused from then on. */
  onLost?: (error: Error) => void;
  hangsAfterMs?: number;
  /** Told of the connection once it is open: for what is no query. */
  onOpen?: (connection: PGliteConnection) => void;
}

export interface PGliteConnection extends DatabaseConnection {
  /** Copies the cluster, as it stands at one moment, into a folder that must not exist; queries wait meanwhile. */
  copyTo(folder: string): Promise<void>;
  close(): Promise<void>;
}

const withCode = (error: Error, code: string) => Object.assign(error, { code });

/** Opens the cluster in `folder`, making it first when the folder is empty. */
export async function openPGlite(folder: string, options: PGliteOptions = {}): Promise<PGliteConnection> {
  const { hasRoom = () => true, onLost = () => {}, hangsAfterMs = HANGS_AFTER_MS } = options;
  const start: WorkerStart = { folder };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: start });
  const post = (message: MainMessage) => worker.postMessage(message);
  const waiting = createPendingRequests();
  const opened = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  let lost: Error | undefined;
  let closing = false;

  function lose(error: Error): void {
    if (lost) return;
    lost = withCode(error, CONNECTION_LOST);
    clearInterval(watch);
    opened.reject(lost);
    waiting.failAll(lost);
    closed.resolve();
    if (!closing) onLost(lost);
  }

  const watch = setInterval(() => {
    if (waiting.longestMs() < hangsAfterMs) return;
    lose(new Error('The embedded database does not answer any more.'));
    void worker.terminate();
  }, hangsAfterMs / 10);
  watch.unref();

  worker.on('message', (message: WorkerMessage) => {
    if (message.kind === 'answered') waiting.answer(message);
    else if (message.kind === 'failed') waiting.fail(message.id, message.failure);
    else if (message.kind === 'opened') opened.resolve();
    else if (message.kind === 'refused') opened.reject(toError(message.failure));
    else closed.resolve();
  });
  worker.on('error', lose);
  worker.on('exit', () => lose(new Error('The embedded database has stopped.')));
  await opened.promise;

  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      if (lost) throw lost;
      if (!hasRoom() && !READS.test(sql)) throw withCode(new Error('The disk is nearly full.'), DISK_FULL);
      const { id, result } = waiting.add();
      post({ kind: 'query', query: { id, sql, parameters } });
      return result as Promise<QueryResult<Row>>;
    },
    async copyTo(folder) {
      if (lost) throw lost;
      const { id, result } = waiting.add();
      post({ kind: 'copy', id, folder });
      await result;
    },
    streamQuery() {
      throw new Error('The embedded database does not stream; telemetry lives in its own store.');
    },
    async close() {
      closing = true;
      if (lost) return;
      post({ kind: 'close' });
      const hangs = setTimeout(() => closed.resolve(), hangsAfterMs);
      await closed.promise;
      clearTimeout(hangs);
      await worker.terminate();
    },
  };
}
