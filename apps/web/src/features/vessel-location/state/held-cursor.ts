/** A cursor that returns to the held moment when the pointer leaves, and that playback moves on. */
import type { Instant } from '@fms/domain/time';
import { createTrendCursor, type TrendCursor } from '@fms/ui/chart';

export interface HeldCursor extends TrendCursor {
  readonly held: () => Instant | undefined;
  /** Holds a moment, or releases it. */
  hold: (time: Instant | undefined) => void;
}

export function createHeldCursor(initial: Instant | undefined): HeldCursor {
  const cursor = createTrendCursor();
  let held = initial;
  cursor.set(initial);
  return {
    get: cursor.get,
    subscribe: cursor.subscribe,
    set: (time) => cursor.set(time ?? held),
    held: () => held,
    hold: (time) => {
      held = time;
      cursor.set(time);
    },
  };
}
