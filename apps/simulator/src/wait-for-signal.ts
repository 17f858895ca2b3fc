/** Waits for the end of a command that serves: a signal, or the end of its parent process. */
import { fstatSync } from 'node:fs';

/** Resolves with the reason, in words. Watches stdin only when it is a pipe, whose end means that the parent ended. */
export function waitForSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve(signal));
    if (!isPipe()) return;
    process.stdin.resume();
    process.stdin.once('end', () => resolve('the starting process ended'));
    process.stdin.once('error', () => resolve('the starting process ended'));
  });
}

function isPipe(): boolean {
  try {
    const stat = fstatSync(0);
    return stat.isFIFO() || stat.isSocket();
  } catch {
    return false;
  }
}
