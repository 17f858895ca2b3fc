/**
 * The clock a bus carries, read from the stamps in its sentences. One kind of stamp leads: those with a date (RMC,
 * ZDA) when there are any, or GLL and GGA; several clocks that lead in turn would make time tremble.
 */
import { DAY_MS, type Instant } from '@fms/domain/time';
import type { Stamp } from '../observation/observation.ts';
import { type TimeRefusal, validateTime } from './bounds.ts';

/** A dated stamp keeps the lead for this long. */
const DATED_LEAD_MS = 10_000;
/** A clock that leaps further must say so twice: splices and cold receivers were seen to do it once. */
const LEAP_BACK_MS = 60_000;
const LEAP_AHEAD_MS = DAY_MS;
const AGREES_MS = 60_000;

/** Where a recording without dates begins; `exact` when a time of day was given with the date. */
export interface RecordingStart {
  readonly instant: Instant;
  readonly exact: boolean;
}

/** Noon of a start that is a mere date, so that every time of that day is nearest on it. */
export function getNearStart(start: RecordingStart | null): Instant | null {
  if (!start) return null;
  return start.exact ? start.instant : start.instant + DAY_MS / 2;
}

export type BusReading =
  | { readonly ok: true; readonly time: Instant; readonly leads: boolean }
  | { readonly ok: false; readonly reason: TimeRefusal };

export class BusDate {
  #last: Instant | null = null;
  #lastDated: Instant | null = null;
  #leapedTo: Instant | null = null;
  readonly #near: (last: Instant | null) => Instant | null;
  readonly #latest: () => Instant;

  /**
   * `near` gives the moment next to which a time of day without a date is laid, from the bus's last time;
   * `latest` the last plausible moment.
   */
  constructor(near: (last: Instant | null) => Instant | null, latest: () => Instant) {
    this.#near = near;
    this.#latest = latest;
  }

  /** The instant a stamp means, and whether the bus has moved on to it. */
  read(stamp: Stamp | Instant): BusReading {
    const dated = typeof stamp === 'number' || stamp.dayMs !== null;
    const time = typeof stamp === 'number' ? stamp : this.#instantOf(stamp);
    if (time === null) return { ok: false, reason: 'time-unknown' };
    const reason = validateTime(time, this.#latest()) ?? (dated ? this.#refuseLeap(time) : null);
    if (reason) return { ok: false, reason };
    const leads = dated || this.#lastDated === null || Math.abs(time - this.#lastDated) > DATED_LEAD_MS;
    if (leads) this.#last = time;
    if (dated) this.#lastDated = time;
    return { ok: true, time, leads };
  }

  /** A time of day without a date belongs to the day that puts it nearest. */
  #instantOf({ timeOfDayMs, dayMs }: Stamp): Instant | null {
    if (dayMs !== null) return dayMs + timeOfDayMs;
    const near = this.#near(this.#last);
    if (near === null) return null;
    const sameDay = Math.floor(near / DAY_MS) * DAY_MS + timeOfDayMs;
    if (sameDay - near > DAY_MS / 2) return sameDay - DAY_MS;
    return near - sameDay > DAY_MS / 2 ? sameDay + DAY_MS : sameDay;
  }

  #refuseLeap(time: Instant): TimeRefusal | null {
    const from = this.#last;
    const leaps = from !== null && (time < from - LEAP_BACK_MS || time > from + LEAP_AHEAD_MS);
    const agrees = this.#leapedTo !== null && Math.abs(time - this.#leapedTo) <= AGREES_MS;
    if (!leaps || agrees) {
      this.#leapedTo = null;
      return null;
    }
    this.#leapedTo = time;
    return 'time-jump';
  }
}
