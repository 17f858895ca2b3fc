/** One moment under the cursor, shared by all panes that show the same time axis. */
export interface TrendCursor {
  /** Epoch ms, or undefined while the cursor is nowhere. */
  get: () => number | undefined;
  set: (time: number | undefined) => void;
  /** Calls `listener` on every change. Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** A cursor outside React, so that moving it renders the heads and lines and not the charts. */
export function createTrendCursor(): TrendCursor {
  const listeners = new Set<() => void>();
  let time: number | undefined;
  return {
    get: () => time,
    set(next) {
      if (next === time) return;
      time = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
