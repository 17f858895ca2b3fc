/**
 * Times of lines that a logger stamped on reception. A sentence with a time of measurement of its own keeps it,
 * which is more exact than the stamp, unless the two are far apart: then its clock is wrong, and the stamp counts.
 *
 * GPS counts weeks in ten bits, so a receiver older than its firmware's guess is off by a whole number of 1024 weeks
 * (19.6 years), and everything else it says is right. Such a date is set right and counted as `gps-week-rollover`.
 */
import { DAY_MS, type Instant } from '@fms/domain/time';
import type { Stamp } from '../observation/observation.ts';
import type { TimeRefusal } from './bounds.ts';
import type { SentenceClock } from './recording-clock.ts';

const ROLLOVER_MS = 1024 * 7 * DAY_MS;
/** A sentence is written down within seconds of being measured; some receivers answer late. */
const TOLERANCE_MS = 10 * 60_000;

export class LoggedClock<T> implements SentenceClock<T> {
  readonly #clock: SentenceClock<T>;
  readonly #doubt: (reason: TimeRefusal, item: T) => void;
  #stamp: Instant | null = null;

  /** `clock` places what has been given its instant; `doubt` gets the error of a sentence's own clock. */
  constructor(clock: SentenceClock<T>, doubt: (reason: TimeRefusal, item: T) => void) {
    this.#clock = clock;
    this.#doubt = doubt;
  }

  /** The stamp of the line whose sentences are placed from now on; null when it has none. */
  at(stamp: Instant | null): void {
    this.#stamp = stamp;
  }

  place(item: T, own: Stamp | Instant | null): void {
    const logged = this.#stamp;
    const measured = logged === null || own === null ? null : this.#instantOf(own, logged, item);
    if (logged === null || measured === null) {
      this.#clock.place(item, logged ?? own);
      return;
    }
    const isNear = Math.abs(measured - logged) <= TOLERANCE_MS;
    if (!isNear) this.#doubt('clock-not-believed', item);
    this.#clock.place(item, isNear ? measured : logged);
  }

  end(): void {
    this.#clock.end();
  }

  #instantOf(own: Stamp | Instant, logged: Instant, item: T): Instant {
    if (typeof own === 'number') return own;
    if (own.dayMs === null) return nearest(own.timeOfDayMs, logged);
    const stated = own.dayMs + own.timeOfDayMs;
    const rollovers = Math.round((logged - stated) / ROLLOVER_MS);
    const repaired = stated + rollovers * ROLLOVER_MS;
    if (rollovers === 0 || Math.abs(repaired - logged) > TOLERANCE_MS) return stated;
    this.#doubt('gps-week-rollover', item);
    return repaired;
  }
}

/** The instant of a time of day that lies nearest. */
function nearest(timeOfDayMs: number, to: Instant): Instant {
  const sameDay = Math.floor(to / DAY_MS) * DAY_MS + timeOfDayMs;
  if (sameDay - to > DAY_MS / 2) return sameDay - DAY_MS;
  return to - sameDay > DAY_MS / 2 ? sameDay + DAY_MS : sameDay;
}
