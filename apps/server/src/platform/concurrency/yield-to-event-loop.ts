/** Long work runs in slices and yields to the event loop between them, so that other requests are served meanwhile. */
import { setImmediate } from 'node:timers/promises';

/** Resolves on the next round of the event loop; tests pass one that counts. */
export type YieldToEventLoop = () => Promise<unknown>;

export const yieldToEventLoop: YieldToEventLoop = () => setImmediate();
