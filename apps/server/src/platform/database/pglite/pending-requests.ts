/** Queries the worker has not answered yet. */
import type { QueryResult } from 'kysely';
import type { QueryFailure, WorkerMessage } from './message.ts';

type Answer = Extract<WorkerMessage, { kind: 'answered' }>;

interface WaitingQuery extends PromiseWithResolvers<QueryResult<unknown>> {
  /** Milliseconds of the monotonic clock. */
  since: number;
}

export function toError(failure: QueryFailure): Error {
  return Object.assign(new Error(failure.message), failure);
}

function resultOf({ rows, affectedRows }: Answer): QueryResult<unknown> {
  return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) };
}

export function createPendingRequests() {
  const waiting = new Map<number, WaitingQuery>();
  let lastId = 0;

  function take(id: number): WaitingQuery | undefined {
    const query = waiting.get(id);
    waiting.delete(id);
    return query;
  }

  return {
    add(): { id: number; result: Promise<QueryResult<unknown>> } {
      const query = { ...Promise.withResolvers<QueryResult<unknown>>(), since: performance.now() };
      waiting.set(++lastId, query);
      return { id: lastId, result: query.promise };
    },
    answer: (message: Answer) => take(message.id)?.resolve(resultOf(message)),
    fail: (id: number, failure: QueryFailure) => take(id)?.reject(toError(failure)),
    failAll(error: Error): void {
      for (const id of [...waiting.keys()]) take(id)?.reject(error);
    },
    /** How long the oldest has waited. */
    longestMs(): number {
      const [oldest] = waiting.values();
      return oldest ? performance.now() - oldest.since : 0;
    },
  };
}
