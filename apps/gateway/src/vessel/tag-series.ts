/** Readings of one tag over time: the ordinal within a millisecond, and whether the value is new. */
import type { Instant } from '@fms/domain/time';

/** A clock that stands still must not pile up readings forever. */
const MAX_ORDINAL = 500;
/**
 * Moments remembered, so that a step back in time does not give a second reading the identity of the first. A clock on
 * board steps back seconds; a log may hold everything twice, minutes apart.
 */
const REMEMBERED_LIVE = 128;
const REMEMBERED_OF_A_LOG = 20_000;
/** An unchanged value of an only-change tag is sent again after this long, as a sign of life. */
const REPEAT_MS = 10 * 60_000;

export class TagSeries {
  readonly index: number;
  readonly #counts = new Map<Instant, number>();
  #lastValue: number | string | undefined;
  #lastTime: Instant = 0;
  readonly #remembered: number;

  constructor(index: number, isOfLog = false) {
    this.index = index;
    this.#remembered = isOfLog ? REMEMBERED_OF_A_LOG : REMEMBERED_LIVE;
  }

  /** 0 for the first reading of this millisecond, 1 for the next…; null when there are too many to be true. */
  ordinal(time: Instant): number | null {
    const count = this.#counts.get(time) ?? 0;
    if (count > MAX_ORDINAL) return null;
    this.#counts.set(time, count + 1);
    if (this.#counts.size > this.#remembered) this.#counts.delete(this.#counts.keys().next().value ?? time);
    return count;
  }

  /** For tags recorded only on change. */
  isNews(value: number | string, time: Instant): boolean {
    if (value === this.#lastValue && Math.abs(time - this.#lastTime) < REPEAT_MS) return false;
    this.#lastValue = value;
    this.#lastTime = time;
    return true;
  }
}
