/**
 * Times of sentences as they arrive: our own clock, set right by the one on the bus. A receiver speaks a while after
 * its fix, and a small computer on board may start with the clock at 1970.
 */

import { QUALITY_GOOD } from '@fms/domain/quality';
import { DAY_MS, type Instant } from '@fms/domain/time';
import type { Stamp } from '../observation/observation.ts';
import { BusDate } from './bus-date.ts';
import type { ClockOutput, SentenceClock } from './recording-clock.ts';

/** Before this software was written: a clock that was never set. */
const OWN_CLOCK_SET_MS: Instant = Date.UTC(2024, 0, 1);
/** Share of the newest difference in the running one; receivers tremble by some 100 ms. */
const SMOOTHING = 0.1;
/** A difference that moves by more was a clock being set. */
const RESET_MS = 2000;

export class LiveClock<T> implements SentenceClock<T> {
  readonly #date: BusDate;
  readonly #output: ClockOutput<T>;
  readonly #now: () => Instant;
  #offset: number | null = null;
  #last: Instant | null = null;

  constructor(now: () => Instant, output: ClockOutput<T>) {
    this.#now = now;
    this.#output = output;
    const isSet = () => now() > OWN_CLOCK_SET_MS;
    this.#date = new BusDate(
      (last) => (isSet() ? now() : last),
      () => (isSet() ? now() + DAY_MS : Number.MAX_SAFE_INTEGER),
    );
  }

  place(item: T, stamp: Stamp | Instant | null): void {
    const arrival = this.#now();
    const reading = stamp === null ? null : this.#date.read(stamp);
    if (reading?.ok && this.#isBelievable(reading.time, arrival)) {
      if (reading.leads) this.#setBy(reading.time, arrival);
      this.#output.emit(item, reading.time, QUALITY_GOOD);
      return;
    }
    // No time of its own, or an implausible one: it was measured about now.
    if (reading) this.#output.doubt('clock-not-believed', item);
    this.#output.emit(item, Math.round(arrival + (this.#offset ?? 0)), QUALITY_GOOD);
  }

  end(): void {}

  #isBelievable(time: Instant, arrival: Instant): boolean {
    return arrival < OWN_CLOCK_SET_MS || Math.abs(time - arrival) <= DAY_MS;
  }

  /** A stamp that does not move on is a receiver gone still; to follow it would push every other sensor back in time. */
  #setBy(time: Instant, arrival: Instant): void {
    if (this.#last !== null && time === this.#last) return;
    this.#last = time;
    const difference = time - arrival;
    const jumps = this.#offset === null || Math.abs(difference - this.#offset) > RESET_MS;
    this.#offset = jumps || this.#offset === null ? difference : this.#offset + SMOOTHING * (difference - this.#offset);
  }
}
