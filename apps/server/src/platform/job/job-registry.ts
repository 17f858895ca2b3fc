/** Periodic work of the server: declared once by the module it belongs to, run one at a time, stopped at the end. */
import { flowOfJob, inFlow } from '../fairness/flow.ts';
import type { Logger } from '../log/logger.ts';

/** A job; the first run comes one interval after it was added. */
export interface Job {
  /** Unique; names the job in the log. */
  readonly name: string;
  readonly intervalMs: number;
  /** What it throws is logged; the next run comes all the same. */
  run(): Promise<void>;
}

export interface JobRegistry {
  /** Starts a job; it ends, after the run under way, when the parts opened before it are closed. */
  add(job: Job): void;
}

/** What jobs need; `disposables` stops each job before the parts that were opened before it was added. */
interface JobPorts {
  readonly logger: Pick<Logger, 'error'>;
  readonly disposables: Pick<AsyncDisposableStack, 'defer'>;
}

export function createJobRegistry({ logger, disposables }: JobPorts): JobRegistry {
  const names = new Set<string>();
  return {
    add(job) {
      if (names.has(job.name)) throw new Error(`Two jobs are named ${job.name}.`);
      names.add(job.name);
      disposables.defer(startJob(job, logger));
    },
  };
}

/** Answers how to stop: it resolves when a run under way has ended. */
function startJob({ name, intervalMs, run }: Job, logger: JobPorts['logger']): () => Promise<void> {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= inFlow(flowOfJob(name), run)
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
