/**
 * A durable queue: what is put into it is done though the server is killed, by one server at a time though several
 * share a store. A server holds a job by a lease that it prolongs while it runs; what is held by a server that does not
 * prolong any more is taken by another. A job may therefore begin twice, never run twice at a time: make it repeatable.
 * Servers that share a store need clocks that differ by less than the lease of 20 s.
 */
import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS, type Instant } from '@fms/domain/time';
import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../database/database.ts';
import type { Logger } from '../log/logger.ts';
import type { PeriodicWork, QueueDefinition } from './queue-definition.ts';
import { createQueueRunner } from './queue-runner.ts';
import { buryLostJobs, claimJob, deleteEndedJobs, delayJob, hasDueJob, insertJob } from './queue-store.ts';

const LOOK_MS = 1000;
const DONE_KEPT_MS = 7 * DAY_MS;
const OTHERS_KEPT_MS = 90 * DAY_MS;

/** A periodic run that fails is repeated after one minute and then three; then its next run comes. */
const PERIODIC = { attempts: 3, retryMs: 60_000, concurrency: 1 } as const;
/** The one job of a periodic queue. */
const PERIODIC_KEY = 'periodic';

export interface QueuePorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'error' | 'warn'>;
  /** Names this server among those that share the store. */
  readonly worker?: string;
}

export interface NewQueueJob<Data> {
  readonly data: Data;
  /** One job of a key waits or runs at a time. */
  readonly key?: string;
  /** At once where left out. */
  readonly dueMs?: Instant;
}

/** The way to put jobs into one queue. */
export interface QueueEntrance<Data> {
  /** As part of the transaction `db`; null when a job of that key waits or runs already. */
  put(db: Db, job: NewQueueJob<Data>): Promise<number | null>;
}

export interface Queue {
  /** Declares what a queue does, before the queue is opened. */
  define<Data>(definition: QueueDefinition<Data>): QueueEntrance<Data>;
  /** Declares work that is done again and again; the first run comes one interval after the first start ever. */
  repeat(work: PeriodicWork): void;
  /** Every declared queue. */
  names(): readonly string[];
  /** Every periodic queue with its interval. */
  periods(): ReadonlyMap<string, number>;
  /** From now on takes what is due. */
  open(): Promise<void>;
  /** Stops an attempt that runs here; another server notices within a second that it lost the job. */
  stop(id: number): void;
  /** One look for what is due; answers when everything found was begun. */
  look(): Promise<void>;
  /** Waits for everything that runs here. */
  settle(): Promise<void>;
  /** Gives back what runs. */
  close(): Promise<void>;
}

/** A queue over the rows of `db`; opened, it looks once a second for what is due. */
export function createQueue(ports: QueuePorts): Queue {
  const { db, clock, logger, worker = randomUUID() } = ports;
  const definitions = new Map<string, QueueDefinition<unknown>>();
  const periods = new Map<string, PeriodicWork>();
  const runner = createQueueRunner({ db, clock, logger, worker }, putNext);
  const forgetOld = createForgetter(db, clock);
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;

  async function putNext(queue: string): Promise<void> {
    const period = periods.get(queue);
    if (period) await insertJob(db, nextRun(period, clock.now()));
  }

  const listFreeQueues = () =>
    [...definitions.values()]
      .filter(({ name, concurrency }) => runner.count(name) < concurrency)
      .map(({ name }) => name);

  async function round(): Promise<void> {
    await runner.renew();
    await forgetOld();
    const free = listFreeQueues();
    if (free.length === 0 || !(await hasDueJob(db, free, clock.now()))) return;
    for (const queue of await buryLostJobs(db, clock.now())) await putNext(queue);
    for (let queues = free; queues.length > 0; queues = listFreeQueues()) {
      const row = await claimJob(db, queues, runner.ids(), runner.lease());
      const definition = row && definitions.get(row.queue);
      if (!row || !definition) return;
      runner.begin(row, definition);
    }
  }

  const look = () => {
    looking ??= round().finally(() => {
      looking = null;
    });
    return looking;
  };

  const define = <Data>(definition: QueueDefinition<Data>): QueueEntrance<Data> => {
    const { name: queue, attempts } = definition;
    if (definitions.has(queue)) throw new Error(`Two queues are named ${queue}.`);
    definitions.set(queue, definition as QueueDefinition<unknown>);
    return {
      put(tx, { data, key, dueMs = clock.now() }: NewQueueJob<Data>) {
        return insertJob(tx, {
          queue,
          key: key ?? null,
          data: JSON.stringify(data),
          attempts,
          createdMs: clock.now(),
          dueMs,
        });
      },
    };
  };

  return {
    define,
    look,
    repeat(work) {
      define({ ...PERIODIC, name: work.name, data: z.object({}), run: work.run });
      periods.set(work.name, work);
    },
    names: () => [...definitions.keys()],
    periods: () => new Map([...periods.values()].map(({ name, intervalMs }) => [name, intervalMs])),
    async open() {
      for (const period of periods.values()) {
        await putNext(period.name);
        await delayJob(db, period.name, clock.now() + period.settleMs);
      }
      timer = setInterval(() => {
        look().catch((error) => logger.warn({ err: error }, 'the queue could not be read'));
      }, LOOK_MS);
      timer.unref();
    },
    stop: runner.stop,
    settle: runner.settle,
    async close() {
      clearInterval(timer);
      await looking?.catch(() => {});
      await runner.close();
    },
  };
}

const nextRun = ({ name, intervalMs }: PeriodicWork, now: Instant) => ({
  ...{ queue: name, key: PERIODIC_KEY, data: '{}', attempts: PERIODIC.attempts },
  createdMs: now,
  dueMs: now + intervalMs,
});

/** Forgets once an hour what ended long ago. */
function createForgetter(db: Db, clock: Clock): () => Promise<void> {
  let nextMs: Instant = 0;
  return async () => {
    const now = clock.now();
    if (now < nextMs) return;
    nextMs = now + HOUR_MS;
    await deleteEndedJobs(db, now - DONE_KEPT_MS, now - OTHERS_KEPT_MS);
  };
}
