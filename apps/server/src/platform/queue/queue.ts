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
import type { QueueJobRow } from '../database/tables/background/queue.ts';
import type { PeriodicWork, QueueDefinition } from './queue-definition.ts';
import type { QueuePorts } from './queue-ports.ts';
import { createQueueRunner, type QueueRunner } from './queue-runner.ts';
import { buryLostJobs, claimJob, delayJob, deleteEndedJobs, hasDueJob, insertJob } from './queue-store.ts';

const LOOK_MS = 1000;
const DONE_KEPT_MS = 7 * DAY_MS;
const OTHERS_KEPT_MS = 90 * DAY_MS;

/** A periodic run that fails is repeated after one minute and then three; then its next run comes. */
const PERIODIC = { attempts: 3, retryMs: 60_000, concurrency: 1 } as const;
/** The one job of a periodic queue. */
const PERIODIC_KEY = 'periodic';

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
  /** Tells the module of a job that it was cancelled, as part of the transaction `tx`. */
  tellCancelled(tx: Db, job: Pick<QueueJobRow, 'queue' | 'data'>): Promise<void>;
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
export const createQueue = (ports: QueuePorts): Queue => new DurableQueue(ports);

class DurableQueue implements Queue {
  readonly #ports: Required<QueuePorts>;
  readonly #definitions = new Map<string, QueueDefinition<unknown>>();
  readonly #periods = new Map<string, PeriodicWork>();
  readonly #runner: QueueRunner;
  readonly #forgetOld: () => Promise<void>;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | null = null;

  constructor({ worker = randomUUID(), ...ports }: QueuePorts) {
    this.#ports = { ...ports, worker };
    this.#runner = createQueueRunner(this.#ports, (queue) => this.#putNext(queue));
    this.#forgetOld = createForgetter(ports.db, ports.clock);
  }

  define<Data>(definition: QueueDefinition<Data>): QueueEntrance<Data> {
    const { clock } = this.#ports;
    const { name: queue, attempts } = definition;
    if (this.#definitions.has(queue)) throw new Error(`Two queues are named ${queue}.`);
    this.#definitions.set(queue, definition as QueueDefinition<unknown>);
    return {
      put(tx, { data, key, dueMs = clock.now() }) {
        const job = { queue, key: key ?? null, data: JSON.stringify(data), attempts };
        return insertJob(tx, { ...job, createdMs: clock.now(), dueMs });
      },
    };
  }

  repeat(work: PeriodicWork): void {
    this.define({ ...PERIODIC, name: work.name, data: z.object({}), run: work.run });
    this.#periods.set(work.name, work);
  }

  names(): readonly string[] {
    return [...this.#definitions.keys()];
  }

  periods(): ReadonlyMap<string, number> {
    return new Map([...this.#periods.values()].map(({ name, intervalMs }) => [name, intervalMs]));
  }

  async open(): Promise<void> {
    const { db, clock, logger } = this.#ports;
    for (const { name, settleMs } of this.#periods.values()) {
      await this.#putNext(name);
      await delayJob(db, name, clock.now() + settleMs);
    }
    this.#timer = setInterval(() => {
      this.look().catch((error) => logger.warn({ err: error }, 'the queue could not be read'));
    }, LOOK_MS);
    this.#timer.unref();
  }

  async tellCancelled(tx: Db, { queue, data }: Pick<QueueJobRow, 'queue' | 'data'>): Promise<void> {
    const definition = this.#definitions.get(queue);
    await definition?.cancelled?.(tx, definition.data.parse(JSON.parse(data)));
  }

  stop(id: number): void {
    this.#runner.stop(id);
  }

  look(): Promise<void> {
    this.#looking ??= this.#round().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  settle(): Promise<void> {
    return this.#runner.settle();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking?.catch(() => {});
    await this.#runner.close();
  }

  async #round(): Promise<void> {
    const { db, clock } = this.#ports;
    await this.#runner.renew();
    await this.#forgetOld();
    const free = this.#listFree();
    if (free.length === 0 || !(await hasDueJob(db, free, clock.now()))) return;
    for (const queue of await buryLostJobs(db, clock.now())) await this.#putNext(queue);
    for (let queues = free; queues.length > 0; queues = this.#listFree()) {
      const row = await claimJob(db, queues, this.#runner.ids(), this.#runner.lease());
      const definition = row && this.#definitions.get(row.queue);
      if (!row || !definition) return;
      this.#runner.begin(row, definition);
    }
  }

  /** Queues of which this server may run another job. */
  #listFree(): string[] {
    const all = [...this.#definitions.values()];
    return all.filter(({ name, concurrency }) => this.#runner.count(name) < concurrency).map(({ name }) => name);
  }

  async #putNext(queue: string): Promise<void> {
    const { db, clock } = this.#ports;
    const period = this.#periods.get(queue);
    if (period) await insertJob(db, nextRun(period, clock.now()));
  }
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
