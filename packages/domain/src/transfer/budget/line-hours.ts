/** Times of day at which a lane is open, in UTC. */

import type { Instant } from '../../time/instant.ts';
import { MINUTE_MS } from '../../time/unit.ts';

const DAY_MINUTES = 24 * 60;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

/** From one minute of the day to before another; where `to` is not later, until that minute of the next day. */
export interface LineHours {
  /** Minutes since midnight, 0 to 1439. */
  readonly from: number;
  readonly to: number;
}

/** The instant itself when one of the hours is open then, otherwise the next opening. No hours at all is always open. */
export function findOpening(hours: readonly LineHours[], at: Instant): Instant {
  if (hours.length === 0) return at;
  const dayBegin = Math.floor(at / DAY_MS) * DAY_MS;
  return Math.min(...hours.map((window) => openingOf(window, at, dayBegin)));
}

function openingOf({ from, to }: LineHours, at: Instant, dayBegin: Instant): Instant {
  const minute = (at - dayBegin) / MINUTE_MS;
  const isOpen = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (isOpen) return at;
  return dayBegin + from * MINUTE_MS + (minute < from ? 0 : DAY_MS);
}
