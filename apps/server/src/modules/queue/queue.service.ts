/** The durable queue as admins see it. */
import type { QueueJob, QueueState } from '@fms/contract/queue';
import { toWireTime } from '@fms/contract/scalar';
import { isCancellable, isRetryable } from '@fms/domain/queue';
import { type Instant, SECOND_MS } from '@fms/domain/time';
import type { Caller } from '../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { QueueJobRow } from '../../platform/database/tables/background/queue.ts';
import { conflict, notFound } from '../../platform/failure/failure.ts';
import type { Queue } from '../../platform/queue/index.ts';
import { cancelJob, countJobs, findJob, type JobFilter, listJobs, listLastRuns, renewJob } from './queue.repository.ts';

interface QueueServicePorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly queue: Queue;
}

/** Who asks, and from which address. */
interface Asked {
  readonly caller: Caller;
  readonly from: string;
}

/** Attempts of a job that a person runs again. */
const ATTEMPTS_AGAIN = 3;

const timeOrNull = (ms: Instant | null) => (ms === null ? null : toWireTime(ms));

export function createQueueService({ db, clock, queue }: QueueServicePorts) {
  const toJob = (row: QueueJobRow): QueueJob => ({
    ...{ id: row.id, queue: row.queue, state: row.state, isPeriodic: queue.periods().has(row.queue) },
    ...{ createdAt: toWireTime(row.createdMs), dueAt: toWireTime(row.dueMs) },
    ...{ startedAt: timeOrNull(row.startedMs), endedAt: timeOrNull(row.endedMs) },
    ...{ attempt: row.attempt, attemptsLeft: row.attemptsLeft, error: row.error },
  });

  /** Changes one job in a transaction that records who did it. */
  async function change(
    { caller, from }: Asked,
    id: number,
    what: 'queue-job.retried' | 'queue-job.cancelled',
    apply: (tx: Db, row: QueueJobRow) => Promise<QueueJobRow>,
  ): Promise<QueueJob> {
    const changed = await db.transaction().execute(async (tx) => {
      const row = await findJob(tx, id);
      if (!row) throw notFound('This job');
      const entry = { at: clock.now(), ...toActor(caller), from, what, subject: `queue-job:${id}` };
      await recordAudit(tx, { ...entry, old: { state: row.state }, new: { queue: row.queue } });
      return apply(tx, row);
    });
    return toJob(changed);
  }

  return {
    async list(): Promise<QueueState[]> {
      const [counts, lastRuns] = [await countJobs(db), await listLastRuns(db)];
      const periods = queue.periods();
      const names = new Set([...queue.names(), ...counts.map((row) => row.queue)]);
      return [...names].toSorted().map((name) => {
        const of = (state: QueueJobRow['state']) => counts.find((row) => row.queue === name && row.state === state);
        const last = lastRuns.find((row) => row.queue === name);
        const intervalMs = periods.get(name);
        return {
          ...{ name, intervalSeconds: intervalMs === undefined ? null : intervalMs / SECOND_MS },
          ...{ waiting: of('waiting')?.jobs ?? 0, running: of('running')?.jobs ?? 0, failed: of('failed')?.jobs ?? 0 },
          lastRun: last ? toLastRun(last) : null,
          nextAt: timeOrNull(of('waiting')?.nextMs ?? null),
        };
      });
    },

    async listJobs(filter: JobFilter): Promise<{ total: number; jobs: QueueJob[] }> {
      const { rows, total } = await listJobs(db, filter);
      return { total, jobs: rows.map(toJob) };
    },

    /** Throws `conflict` for a job that runs or succeeded, and where another of its key is on its way. */
    retry(asked: Asked, id: number): Promise<QueueJob> {
      return change(asked, id, 'queue-job.retried', async (tx, row) => {
        if (!isRetryable(row.state) && row.state !== 'waiting') throw conflict('This job runs or has succeeded.');
        const renewed = await renewJob(tx, row, clock.now(), ATTEMPTS_AGAIN);
        if (!renewed) throw conflict('Another job of the same work waits or runs already.');
        return renewed;
      });
    },

    /** Throws `conflict` for a job that has ended, and for a run of periodic work that has not begun. */
    async cancel(asked: Asked, id: number): Promise<QueueJob> {
      const cancelled = await change(asked, id, 'queue-job.cancelled', async (tx, row) => {
        if (!isCancellable(row.state)) throw conflict('This job has ended.');
        const isNext = row.state === 'waiting' && queue.periods().has(row.queue);
        if (isNext) throw conflict('Periodic work cannot be cancelled before it runs.');
        await queue.tellCancelled(tx, row);
        return cancelJob(tx, id, clock.now());
      });
      queue.stop(id);
      return cancelled;
    },
  };
}
export type QueueService = ReturnType<typeof createQueueService>;

function toLastRun({ startedMs, endedMs, state, error }: QueueJobRow): QueueState['lastRun'] {
  if (startedMs === null) return null;
  const seconds = endedMs === null ? null : (endedMs - startedMs) / SECOND_MS;
  return { at: toWireTime(startedMs), state, seconds, error };
}
