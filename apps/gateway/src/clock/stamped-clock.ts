/**
 * For buses whose every message says when it was logged or measured, in whatever order: a document of the ship's whole
 * state holds values of this second beside some of last year, and a log written by several threads is not in order.
 * Nothing is spread and no leap is refused; what cannot be a time at all is refused where it is recorded.
 */
import type { Instant } from '@fms/domain/identity';
import { QUALITY_GOOD } from '@fms/domain/quality';
import type { Stamp } from '../observation/observation.ts';
import type { ClockOutput, SentenceClock } from './recording-clock.ts';

export class StampedClock<T> implements SentenceClock<T> {
  private readonly output: ClockOutput<T>;
  private readonly otherwise: SentenceClock<T> | null;

  /** `otherwise` places what has no instant of its own; without it that is refused. */
  constructor(output: ClockOutput<T>, otherwise: SentenceClock<T> | null = null) {
    this.output = output;
    this.otherwise = otherwise;
  }

  place(item: T, stamp: Stamp | Instant | null): void {
    if (typeof stamp === 'number') this.output.emit(item, stamp, QUALITY_GOOD);
    else if (this.otherwise) this.otherwise.place(item, stamp);
    else this.output.refuse('time-unknown', item);
  }

  end(): void {
    this.otherwise?.end();
  }
}
