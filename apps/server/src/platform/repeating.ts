/** Work that is done again and again, never twice at once; what fails is logged and tried again next time. */
import { flowOfJob, inFlow } from './fairness/flow.ts';
import type { Logger } from './logger.ts';

export interface Repeating {
  /** Resolves when a run under way has ended; none follows. */
  stop(): Promise<void>;
}

export function repeat(
  name: string,
  intervalMs: number,
  work: () => Promise<void>,
  logger: Pick<Logger, 'error'>,
): Repeating {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= inFlow(flowOfJob(name), work)
      .catch((error) => logger.error({ err: error, work: name }, 'repeated work failed'))
      .finally(() => {
        running = null;
      });
  }, intervalMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
