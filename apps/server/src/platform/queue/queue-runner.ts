/** The jobs that this server runs now: begun, prolonged, stopped, and their end noted. */
import type { Instant } from '@fms/domain/time';
import type { QueueJobRow } from '../database/tables/background/queue.ts';
import { getJobFlow, runInFlow } from '../fairness/flow.ts';
import type { QueueDefinition } from './queue-definition.ts';
import type { QueuePorts } from './queue-ports.ts';
import { failJob, finishJob, type Lease, releaseJob, renewLeases } from './queue-store.ts';

const LEASE_MS = 20_000;
const MAX_ERROR = 500;

interface Running {
  readonly queue: string;
  readonly abort: AbortController;
  readonly ended: Promise<void>;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR);

export interface QueueRunner {
  lease(): Lease;
  /** Jobs that run here. */
  ids(): number[];
  /** Runs of a queue here. */
  count(queue: string): number;
  begin(row: QueueJobRow, definition: QueueDefinition<unknown>): void;
  /** Prolongs what is held and stops what was lost. */
  renew(): Promise<void>;
  stop(id: number): void;
  settle(): Promise<void>;
  /** Stops everything and gives it back. */
  close(): Promise<void>;
}

/** `onEnded` is told the queue of each attempt whose end was noted. */
export function createQueueRunner(
  { db, clock, logger, worker }: Required<QueuePorts>,
  onEnded: (queue: string) => Promise<void>,
): QueueRunner {
  const running = new Map<number, Running>();
  let isClosing = false;
  const lease = () => ({ worker, now: clock.now(), untilMs: (clock.now() + LEASE_MS) as Instant });

  async function attempt(row: QueueJobRow, definition: QueueDefinition<unknown>, signal: AbortSignal): Promise<void> {
    const { id, queue, attempt: count, attemptsLeft } = row;
    try {
      const data = definition.data.parse(JSON.parse(row.data));
      const run = { jobId: id, data, attempt: count, isLastAttempt: attemptsLeft === 0, signal };
      await runInFlow(getJobFlow(queue), () => definition.run(run));
      await finishJob(db, id, { worker, now: clock.now() });
    } catch (error) {
      if (isClosing && signal.aborted) return releaseJob(db, id, worker);
      logger.error({ err: error, job: queue, attempt: count }, 'job failed');
      const { retryMs } = definition;
      await failJob(db, row, { worker, now: clock.now(), retryMs, error: reasonOf(error) });
    }
    await onEnded(queue);
  }

  const settle = async () => void (await Promise.all([...running.values()].map(({ ended }) => ended)));
  return {
    lease,
    settle,
    ids: () => [...running.keys()],
    count: (queue) => [...running.values()].filter((one) => one.queue === queue).length,
    begin(row, definition) {
      const abort = new AbortController();
      const ended = attempt(row, definition, abort.signal)
        .catch((error) => logger.error({ err: error, job: row.queue }, 'the end of a job could not be noted'))
        .finally(() => running.delete(row.id));
      running.set(row.id, { queue: row.queue, abort, ended });
    },
    async renew() {
      if (running.size === 0) return;
      const kept = await renewLeases(db, [...running.keys()], lease());
      for (const [id, { abort }] of running) if (!kept.has(id)) abort.abort();
    },
    stop: (id) => running.get(id)?.abort.abort(),
    async close() {
      isClosing = true;
      for (const { abort } of running.values()) abort.abort();
      await settle();
    },
  };
}
