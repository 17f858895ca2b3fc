/** Runs work of many callers one after the other, each in a task of its own. */
import { yieldToPage } from './yield-to-page.ts';

/** Returns a function that resolves when the caller's turn has come. */
export function createTaskQueue(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(yieldToPage);
    return last;
  };
}
