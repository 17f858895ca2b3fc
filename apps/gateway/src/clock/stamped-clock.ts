/**
 * For buses whose every message says when it was logged or measured, in whatever order: a document of the ship's whole
 * state holds values of this second beside some of last year, and a log written by several threads is not in order.
 * No leap is refused; what cannot be a time at all is refused where it is recorded. A message without a stamp lies between
 * the stamped ones before and after it, at most a second behind the first.
 */

import { QUALITY_GOOD } from '@fms/domain/quality';
import { type Instant, SECOND_MS } from '@fms/domain/time';
import type { Stamp } from '../observation/observation.ts';
import type { ClockOutput, SentenceClock } from './recording-clock.ts';

/** What comes after so many without a stamp is refused. */
const MAX_HELD = 50_000;

export class StampedClock<T> implements SentenceClock<T> {
  readonly #output: ClockOutput<T>;
  readonly #otherwise: SentenceClock<T> | null;
  #last: Instant | null = null;
  #held: T[] = [];

  /** `otherwise` places what has no instant of its own; without it that follows the stamps of the others. */
  constructor(output: ClockOutput<T>, otherwise: SentenceClock<T> | null = null) {
    this.#output = output;
    this.#otherwise = otherwise;
  }

  place(item: T, stamp: Stamp | Instant | null): void {
    if (typeof stamp === 'number') {
      this.#release(stamp);
      this.#last = stamp;
      this.#output.emit(item, stamp, QUALITY_GOOD);
    } else if (this.#otherwise) this.#otherwise.place(item, stamp);
    else if (this.#last === null || this.#held.length >= MAX_HELD) this.#output.refuse('time-unknown', item);
    else this.#held.push(item);
  }

  end(): void {
    this.#release(null);
    this.#otherwise?.end();
  }

  #release(next: Instant | null): void {
    const from = this.#last;
    if (from === null) return;
    const span = next === null ? 0 : Math.min(Math.max(next - from, 0), SECOND_MS);
    const { length } = this.#held;
    this.#held.forEach((item, i) => {
      this.#output.emit(item, from + Math.floor((i * span) / length), QUALITY_GOOD);
    });
    this.#held = [];
  }
}
