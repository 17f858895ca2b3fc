/** Tells open browsers that an assignment has ended; the decision itself asks the clock on every call (§6). */
import type { Instant } from '@fms/domain/time';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { findEndedBetween, findNextEnd } from '../vessel/index.ts';

/** How often the time of the next end is compared with the clock: an end is told within a second. */
export const END_WATCH_INTERVAL_MS = 500;
/** An assignment that another process gave is known after this long. */
const LOOK_AGAIN_MS = 30_000;

/**
 * `round` publishes `right.changed` for the people whose assignment has ended since the round before. A restart misses
 * nothing: no browser is connected across it, and the next end is read from the store.
 */
export function createEndWatch({ db, bus, clock }: { db: Db; bus: Bus; clock: Clock }) {
  let toldUntil = clock.now();
  let lookAt: Instant = toldUntil;
  bus.subscribe('right.changed', () => {
    lookAt = toldUntil;
  });

  return {
    async round(): Promise<void> {
      const now = clock.now();
      if (now < lookAt) return;
      // Set before the store is asked: a change meanwhile asks for another look.
      lookAt = now + LOOK_AGAIN_MS;
      const userIds = await findEndedBetween(db, toldUntil, now);
      toldUntil = now;
      const next = await findNextEnd(db, now);
      if (next !== null) lookAt = Math.min(lookAt, next);
      if (userIds.length > 0) bus.publish('right.changed', { userIds });
    },
  };
}
