/** Periodic work of the server: declared once by the module it belongs to, run one at a time, stopped at the end. */

import type { Instant } from '@fms/domain/time';
import { type Clock, systemClock } from '../clock/clock.ts';
import { getJobFlow, runInFlow } from '../fairness/flow.ts';
import type { Logger } from '../log/logger.ts';
import type { Queue } from '../queue/index.ts';

/** A job; the first run comes one interval after it was added. */
export interface Job {
  /** Unique; names the job in the log. */
  readonly name: string;
  readonly intervalMs: number;
  /**
   * Kept in the store: its next run survives a restart, and several servers that share a store run it once. After the
   * start of a server it waits for `settleMs`, though it was due before.
   */
  readonly durable?: { readonly settleMs: number };
  /** What it throws is logged; the next run comes all the same. */
  run(): Promise<void>;
}

/** What a job did since the start of the server. */
export interface JobState {
  readonly name: string;
  readonly intervalMs: number;
  runs: number;
  failures: number;
  lastRunMs: Instant | null;
  /** How long the last run took, that ended. */
  lastDurationMs: number | null;
  lastFailedMs: Instant | null;
  lastError: string | null;
}

export interface JobRegistry {
  /** Every job, in the order they were added. */
  states(): readonly Readonly<JobState>[];
  /** Starts a job; it ends, after the run under way, when the parts opened before it are closed. */
  add(job: Job): void;
}

/** What jobs need; `disposables` stops each job before the parts that were opened before it was added. */
interface JobPorts {
  readonly logger: Pick<Logger, 'error'>;
  readonly disposables: Pick<AsyncDisposableStack, 'defer'>;
  /** Holds the durable ones. */
  readonly queue: Pick<Queue, 'repeat'>;
  readonly clock?: Clock;
}

export function createJobRegistry({ logger, disposables, queue, clock = systemClock }: JobPorts): JobRegistry {
  const states = new Map<string, JobState>();
  return {
    states: () => [...states.values()],
    add(job) {
      if (states.has(job.name)) throw new Error(`Two jobs are named ${job.name}.`);
      const state = newState(job);
      states.set(job.name, state);
      const run = () => observe(state, clock, job.run);
      if (job.durable) queue.repeat({ ...job, ...job.durable, run });
      else disposables.defer(startJob({ ...job, run }, logger));
    },
  };
}

function newState({ name, intervalMs }: Job): JobState {
  const ended = { lastRunMs: null, lastDurationMs: null, lastFailedMs: null, lastError: null };
  return { name, intervalMs, runs: 0, failures: 0, ...ended };
}

/** Does one run and notes how it went; what it throws is thrown on. */
async function observe(state: JobState, clock: Clock, run: () => Promise<void>): Promise<void> {
  const began = performance.now();
  state.runs++;
  state.lastRunMs = clock.now();
  try {
    await run();
  } catch (error) {
    state.failures++;
    state.lastFailedMs = clock.now();
    state.lastError = error instanceof Error ? error.message : String(error);
    throw error;
  } finally {
    state.lastDurationMs = performance.now() - began;
  }
}

/** Answers how to stop: it resolves when a run under way has ended. */
function startJob({ name, intervalMs, run }: Job, logger: JobPorts['logger']): () => Promise<void> {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= runInFlow(getJobFlow(name), run)
      .catch((error) => logger.error({ err: error, job: name }, 'job failed'))
      .finally(() => {
        running = null;
      });
  }, intervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
