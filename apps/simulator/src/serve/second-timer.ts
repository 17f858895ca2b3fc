/** Calls once at each whole second of the clock. */

export interface SecondTimer {
  stop(): void;
}

/**
 * `tell` gets epoch seconds in order, each once. A machine that slept or stood still gets the newest second, not all
 * it missed: a live bus does not repeat.
 */
export function startSecondTimer(now: () => number, tell: (seconds: number) => void): SecondTimer {
  let timer: NodeJS.Timeout;
  let last = Math.floor(now() / 1000);
  const arm = () => {
    const wait = 1000 - (now() % 1000);
    timer = setTimeout(() => {
      // A timer may fire a hair early; rounding gives it the second it was set for.
      const seconds = Math.floor((now() + 20) / 1000);
      if (seconds > last) {
        last = seconds;
        tell(seconds);
      }
      arm();
    }, wait);
  };
  arm();
  return { stop: () => clearTimeout(timer) };
}
