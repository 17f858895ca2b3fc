/** Something done for each second of the clock until it is stopped. */
import { delay } from '../subject/server.ts';

export interface EachSecond {
  /** By how much the newest second was done too late at most, in seconds: on a machine with other work its values are late. */
  readonly lag: () => number;
  /** Ends after the second under way; throws what `work` threw. */
  stop(): Promise<void>;
}

/** Awaits `work` for the second that has begun, UTC epoch; one that passes meanwhile is left out. */
export function doEachSecond(work: (seconds: number) => Promise<void>): EachSecond {
  let isGoing = true;
  let lag = 0;
  const done = (async () => {
    while (isGoing) {
      const seconds = Math.floor(Date.now() / 1000);
      await work(seconds);
      lag = Math.max(lag, Date.now() / 1000 - seconds - 1);
      await delay(Math.max(0, (seconds + 1) * 1000 - Date.now()));
    }
  })();
  // Its failure is told by `stop`.
  done.catch(() => {});
  return {
    lag: () => lag,
    stop: () => {
      isGoing = false;
      return done;
    },
  };
}
