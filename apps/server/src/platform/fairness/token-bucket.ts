/** A token bucket: so many at once, and so many a second for ever. */
import type { Instant } from '@fms/domain/time';

export interface Rate {
  /** Tokens a full bucket holds. */
  readonly burst: number;
  readonly perSecond: number;
}

export class TokenBucket {
  readonly #rate: Rate;
  #tokens: number;
  #at: Instant;

  constructor(rate: Rate, now: Instant) {
    this.#rate = rate;
    this.#tokens = rate.burst;
    this.#at = now;
  }

  /** Takes `count` tokens; false, and none taken, where there are fewer. */
  take(now: Instant, count = 1): boolean {
    this.#fill(now);
    if (this.#tokens < count) return false;
    this.#tokens -= count;
    return true;
  }

  /** Whether it remembers nothing: a bucket that is full may be thrown away. */
  isFull(now: Instant): boolean {
    this.#fill(now);
    return this.#tokens >= this.#rate.burst;
  }

  /** A clock that is set back adds nothing and takes nothing away. */
  #fill(now: Instant): void {
    const seconds = Math.max(0, now - this.#at) / 1000;
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + seconds * this.#rate.perSecond);
    this.#at = now;
  }
}
