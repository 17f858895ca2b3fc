/**
 * Times of the sentences in a file. Those that carry none are spread in order inside the second of the last stamp
 * (§B3-6), evenly, because a heading sent ten times a second was not measured ten times in one millisecond.
 */

import { QUALITY_GOOD, QUALITY_SUSPECT_TIME } from '@fms/domain/quality';
import { type Instant, SECOND_MS } from '@fms/domain/time';
import type { Stamp } from '../observation/observation.ts';
import type { TimeRefusal } from './bounds.ts';
import { BusDate, getNearStart, type RecordingStart } from './bus-date.ts';

/** More than any bus carries in a second: its clock has fallen silent, and what follows is marked as doubtful in time. */
const BUS_SENTENCES_A_SECOND = 500;
/** Some two hours of a yacht's bus; what comes then without a stamp is refused. */
const MAX_HELD = 50_000;

export interface ClockOutput<T> {
  /** `quality` holds the flags of the time. */
  emit(item: T, time: Instant, quality: number): void;
  refuse(reason: TimeRefusal, item: T): void;
  /** The item was emitted, but not with the time it claims. */
  doubt(reason: TimeRefusal, item: T): void;
}

/** How sentences get their times: `place` one after another, then `end`. */
export interface SentenceClock<T> {
  /** `stamp` is the time inside the sentence, or the instant that came with it; null when it has none. */
  place(item: T, stamp: Stamp | Instant | null): void;
  end(): void;
}

export interface RecordingClockOptions {
  readonly start: RecordingStart | null;
  readonly latest: () => Instant;
  /**
   * First stamp of the recording, when `start` says on which day it was: what stands before that stamp belongs to the
   * second before it. Null: nothing is known of it, and it is refused.
   */
  readonly firstStamp: Instant | null;
}

export class RecordingClock<T> implements SentenceClock<T> {
  readonly #date: BusDate;
  readonly #output: ClockOutput<T>;
  #second: Instant | null = null;
  #held: { item: T; time: Instant | null }[] = [];
  #spread = 0;

  constructor({ start, latest, firstStamp }: RecordingClockOptions, output: ClockOutput<T>) {
    this.#second = firstStamp === null ? null : firstStamp - SECOND_MS;
    this.#date = new BusDate((last) => last ?? getNearStart(start), latest);
    this.#output = output;
  }

  place(item: T, stamp: Stamp | Instant | null): void {
    if (stamp === null) {
      if (this.#second === null || this.#held.length >= MAX_HELD) this.#output.refuse('time-unknown', item);
      else this.#hold(item, null);
      return;
    }
    const reading = this.#date.read(stamp);
    if (!reading.ok) {
      this.#output.refuse(reading.reason, item);
      return;
    }
    if (reading.leads && reading.time !== this.#second) {
      this.#release(reading.time);
      this.#second = reading.time;
    }
    this.#hold(item, reading.time);
  }

  end(): void {
    this.#release(null);
  }

  #hold(item: T, time: Instant | null): void {
    this.#held.push({ item, time });
    if (time === null) this.#spread++;
  }

  #release(next: Instant | null): void {
    const start = this.#second ?? 0;
    const span = next !== null && next > start ? Math.min(next - start, SECOND_MS) : SECOND_MS;
    let placed = 0;
    for (const { item, time } of this.#held) {
      const quality = time === null && placed >= BUS_SENTENCES_A_SECOND ? QUALITY_SUSPECT_TIME : QUALITY_GOOD;
      this.#output.emit(item, time ?? start + Math.floor((placed++ * span) / this.#spread), quality);
    }
    this.#held = [];
    this.#spread = 0;
  }
}

/** For a recording that carries no time at all: one millisecond from sentence to sentence, from `start` on. */
export class OrderClock<T> implements SentenceClock<T> {
  #next: Instant;
  readonly #output: ClockOutput<T>;

  constructor(start: RecordingStart, output: ClockOutput<T>) {
    this.#next = start.instant;
    this.#output = output;
  }

  place(item: T): void {
    this.#output.emit(item, this.#next++, QUALITY_GOOD);
  }

  end(): void {}
}
