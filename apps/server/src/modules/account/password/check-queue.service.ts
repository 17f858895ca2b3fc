/** The queue of password checks: one at a time, networks in turn, so many waiting and no more. */
import { Failure } from '../../../platform/failure/failure.ts';
import { FairQueue } from '../../../platform/fairness/fair-queue.ts';
import { getNetworkFlow } from '../../../platform/fairness/flow.ts';

/** Checks that may wait for their turn; 200 take about 6 s. */
export const CHECKS_WAITING = 200;
/** Of one network, so that an office signs in together and leaves room for others. */
export const CHECKS_WAITING_OF_NETWORK = 50;
/** A backlog of one network is gone after this long. */
const RETRY_AFTER_SECONDS = 2;

/**
 * Runs one task after the other, networks in turn. Passwords are checked so: a check costs a whole core for 30 ms, and
 * failures counted one by one cannot be outrun by a hundred guesses sent at once.
 */
export function createCheckQueue() {
  const queue = new FairQueue(1);
  const waitingOf = new Map<string, number>();
  let waiting = 0;

  function count(key: string, change: 1 | -1): void {
    const left = (waitingOf.get(key) ?? 0) + change;
    waiting += change;
    if (left === 0) waitingOf.delete(key);
    else waitingOf.set(key, left);
  }

  /** Throws `too-many-requests` where too many wait, of the address's network or of all. */
  return async function inTurn<T>(address: string, task: () => Promise<T>): Promise<T> {
    const flow = getNetworkFlow(address);
    if (waiting >= CHECKS_WAITING || (waitingOf.get(flow.key) ?? 0) >= CHECKS_WAITING_OF_NETWORK) {
      const message = 'Too many people sign in at once. Try again.';
      throw new Failure('too-many-requests', message, [], RETRY_AFTER_SECONDS);
    }
    count(flow.key, 1);
    const turn = await queue.take(flow);
    try {
      return await task();
    } finally {
      count(flow.key, -1);
      turn.end(1);
    }
  };
}
