/** Work an answer does not wait for, so that its duration reveals nothing to the caller; failures are logged. */
import type { Logger } from '../log/logger.ts';

export interface BackgroundTasks {
  run(name: string, work: () => Promise<void>): void;
  /** Resolves when everything begun until now has ended. */
  settle(): Promise<void>;
}

export function createBackgroundTasks(logger: Pick<Logger, 'error'>): BackgroundTasks {
  const running = new Set<Promise<void>>();
  return {
    run(name, work) {
      const done: Promise<void> = work()
        .catch((error) => logger.error({ err: error, work: name }, 'background work failed'))
        .finally(() => running.delete(done));
      running.add(done);
    },
    async settle() {
      await Promise.all(running);
    },
  };
}
