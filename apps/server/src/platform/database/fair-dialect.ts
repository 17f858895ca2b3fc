/**
 * Connections of a dialect handed out fairly: a request for one waits in the queue of its flow. One place that holds
 * for HTTP, hub, links and jobs alike, and for statements and transactions.
 */
import type { DatabaseConnection, Dialect, DialectAdapter, Driver } from 'kysely';
import type { FairQueue, Turn } from '../fairness/fair-queue.ts';
import { getCurrentFlow } from '../fairness/flow.ts';
import { requireNoTransaction } from './transaction-scope.ts';

/** A connection for one statement or transaction, which counts what is asked over it. */
class Lease implements DatabaseConnection {
  readonly held: DatabaseConnection;
  readonly #turn: Turn;
  readonly #since = performance.now();
  #statements = 0;

  constructor(held: DatabaseConnection, turn: Turn) {
    this.held = held;
    this.#turn = turn;
  }

  executeQuery<Row>(...asked: Parameters<DatabaseConnection['executeQuery']>) {
    this.#statements++;
    return this.held.executeQuery<Row>(...asked);
  }

  streamQuery<Row>(...asked: Parameters<DatabaseConnection['streamQuery']>) {
    this.#statements++;
    return this.held.streamQuery<Row>(...asked);
  }

  /** What it cost: statements, and the milliseconds in which others could not have it. */
  end(): void {
    this.#turn.end(this.#statements + performance.now() - this.#since);
  }
}

const heldBy = (connection: DatabaseConnection) => (connection instanceof Lease ? connection.held : connection);

function fairDriver(driver: Driver, queue: FairQueue): Driver {
  return {
    init: (options) => driver.init(options),
    async acquireConnection(options) {
      requireNoTransaction();
      const turn = await queue.take(getCurrentFlow());
      try {
        return new Lease(await driver.acquireConnection(options), turn);
      } catch (error) {
        turn.end(1);
        throw error;
      }
    },
    async releaseConnection(lease, options) {
      try {
        await driver.releaseConnection(heldBy(lease), options);
      } finally {
        if (lease instanceof Lease) lease.end();
      }
    },
    beginTransaction: (lease, settings) => driver.beginTransaction(lease, settings),
    commitTransaction: (lease) => driver.commitTransaction(lease),
    rollbackTransaction: (lease) => driver.rollbackTransaction(lease),
    savepoint: async (lease, name, compile) => driver.savepoint?.(lease, name, compile),
    rollbackToSavepoint: async (lease, name, compile) => driver.rollbackToSavepoint?.(lease, name, compile),
    releaseSavepoint: async (lease, name, compile) => driver.releaseSavepoint?.(lease, name, compile),
    destroy: (options) => driver.destroy(options),
  };
}

/** Kysely puts a queue of its own, in order of arrival, before a dialect that has one connection: ours stands for it. */
function withoutMutex(adapter: DialectAdapter): DialectAdapter {
  return Object.create(adapter, { supportsMultipleConnections: { value: true } }) as DialectAdapter;
}

/** The dialect, with `queue` before its connections; the queue has as many slots as there are connections. */
export function createFairDialect(dialect: Dialect, queue: FairQueue): Dialect {
  return {
    createAdapter: () => withoutMutex(dialect.createAdapter()),
    createDriver: () => fairDriver(dialect.createDriver(), queue),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}
