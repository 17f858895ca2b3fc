/**
 * The thread that holds PGlite. In the main thread it blocked the event loop for 105 to 764 ms, and with it every other
 * request; here it blocks only the next query.
 */
import { constants, cpSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { MainMessage, QueryFailure, WorkerMessage, WorkerStart } from './message.ts';

/**
 * A checkpoint frees the log behind it instead of keeping it for later. What is read again is in the memory of the
 * operating system anyway: the 128 MB PostgreSQL would hold of it besides are a tenth of what the server may take.
 */
const SETTINGS = ['max_wal_size=64MB', 'min_wal_size=32MB', 'shared_buffers=32MB'];

const INT8 = 20;
const INT8_ARRAY = 1016;

const port = parentPort;
if (!port) throw new Error('The database worker runs only as a worker thread.');

function say(message: WorkerMessage): void {
  port?.postMessage(message);
}

function failureOf(error: unknown): QueryFailure {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, detail, constraint, table } = error as Error & Partial<QueryFailure>;
  return { message: error.message, code, detail, constraint, table };
}

async function open(): Promise<PGlite> {
  const { folder } = workerData as WorkerStart;
  // Ids, counts and epoch milliseconds are safe integers: numbers, not a mixture of number and bigint.
  return PGlite.create({
    dataDir: folder,
    startParams: [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ['-c', setting])],
    parsers: {
      [INT8]: Number,
      [INT8_ARRAY]: (text: string) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)),
    },
  });
}

/**
 * PGlite writes only while it answers a query, in this thread: what is copied without a pause is the cluster of one
 * moment, a transaction under way left open in it as a power cut would. The checkpoint before it has everything that
 * was committed on disk.
 */
async function copy(database: PGlite, { id, folder }: Extract<MainMessage, { kind: 'copy' }>): Promise<void> {
  try {
    await database.query('checkpoint');
    const { folder: from } = workerData as WorkerStart;
    cpSync(from, folder, { recursive: true, errorOnExist: true, force: false, mode: constants.COPYFILE_FICLONE });
    say({ kind: 'answered', id, rows: [], affectedRows: undefined });
  } catch (error) {
    say({ kind: 'failed', id, failure: failureOf(error) });
  }
}

async function answer(database: PGlite, message: MainMessage): Promise<void> {
  if (message.kind === 'close') {
    await database.close();
    say({ kind: 'closed' });
    port?.close();
    return;
  }
  if (message.kind === 'copy') return copy(database, message);
  const { id, sql, parameters } = message.query;
  try {
    const { rows, affectedRows } = await database.query<Record<string, unknown>>(sql, [...parameters]);
    say({ kind: 'answered', id, rows, affectedRows });
  } catch (error) {
    say({ kind: 'failed', id, failure: failureOf(error) });
  }
}

try {
  const database = await open();
  // PGlite queues what comes while it works, so the order of the messages is the order of execution.
  port.on('message', (message: MainMessage) => void answer(database, message));
  say({ kind: 'opened' });
} catch (error) {
  say({ kind: 'refused', failure: failureOf(error) });
  port.close();
}
