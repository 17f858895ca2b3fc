/** What a module declares of a queue. */
import type { z } from 'zod';
import type { Db } from '../database/database.ts';

/** One attempt of a job. */
export interface QueueRun<Data> {
  readonly jobId: number;
  readonly data: Data;
  /** 1 for the first. */
  readonly attempt: number;
  /** Whether another attempt follows when this one fails. */
  readonly isLastAttempt: boolean;
  /** Raised when the job is cancelled, another server holds it, or this server ends: stop, keep nothing half done. */
  readonly signal: AbortSignal;
}

/** Work that is put into a queue; an attempt that throws is repeated later, the last one leaves it `failed`. */
export interface QueueDefinition<Data> {
  /** Unique; names the queue in the log and on the page of jobs. */
  readonly name: string;
  /** What a job carries; one that does not parse any more fails. */
  readonly data: z.ZodType<Data>;
  /** Attempts in all; one that ended with its server counts. */
  readonly attempts: number;
  /** Wait after the first failure; each next one is three times as long. */
  readonly retryMs: number;
  /** Runs of this queue at a time on one server. */
  readonly concurrency: number;
  run(attempt: QueueRun<Data>): Promise<void>;
  /** Told, as part of the transaction that ends it, that a person cancelled a job. */
  cancelled?(tx: Db, data: Data): Promise<void>;
}

/** Work that is done again and again by one server at a time; its next run is kept over a restart. */
export interface PeriodicWork {
  readonly name: string;
  readonly intervalMs: number;
  /** Not earlier than so long after the start of a server, though it was due before. */
  readonly settleMs: number;
  run(attempt: { readonly signal: AbortSignal }): Promise<void>;
}
