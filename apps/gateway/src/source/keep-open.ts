/** Reopens a connection that ends: after a moment, and with growing delay as long as no data come. */
import { createBackoff } from '../link/backoff.ts';
import type { LineSource } from './line-source.ts';

/** What an opened way tells of itself. */
export interface OpenedConnection {
  /** Something came over it: the next wait is the shortest again. */
  came(): void;
  /** It is over, and nothing more comes over it. Told once. */
  lost(reason: string): void;
}

/**
 * Opens at once, and again after each loss, which calls `down`; `open` returns how to end what it opened, which
 * resolves when nothing more comes. After `stop` no loss is reported and nothing is opened.
 */
export function keepOpen(
  open: (opened: OpenedConnection) => () => Promise<void>,
  down: (reason: string) => void,
  backoffSeconds?: readonly number[],
): LineSource {
  const patience = createBackoff(backoffSeconds);
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;
  let end = () => Promise.resolve();

  const begin = () => {
    end = open({ came: patience.reset, lost });
  };
  const lost = (reason: string) => {
    if (isStopped) return;
    down(reason);
    retry = setTimeout(begin, patience.next());
  };
  begin();

  return {
    stop() {
      isStopped = true;
      clearTimeout(retry);
      return end();
    },
  };
}
