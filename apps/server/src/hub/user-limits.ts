/** Counts what each user does on the hub, over all of the user's connections. */
import type { Instant } from '@fms/domain/time';
import type { Clock } from '../platform/clock/clock.ts';
import { type Rate, TokenBucket } from '../platform/fairness/token-bucket.ts';
import { CALL_RATES, CONNECT_RATE, CONNECTIONS_PER_USER, REFUSAL_RATE, UNKNOWN_RATE } from './bounds.ts';

/** What is done with a call: answered, refused, or refused for the last time before the connection is cut. */
export type Verdict = 'answer' | 'refuse' | 'cut';

class UserCount {
  connections = 0;
  readonly #buckets = new Map<string, TokenBucket>();

  take(name: string, rate: Rate, now: Instant): boolean {
    const bucket = this.#buckets.get(name) ?? new TokenBucket(rate, now);
    this.#buckets.set(name, bucket);
    return bucket.take(now);
  }

  /** Whether there is nothing left to remember. */
  isIdle(now: Instant): boolean {
    return this.connections === 0 && [...this.#buckets.values()].every((bucket) => bucket.isFull(now));
  }
}

const isMethod = (target: string): target is keyof typeof CALL_RATES => Object.hasOwn(CALL_RATES, target);

export class UserLimits {
  readonly #clock: Clock;
  readonly #users = new Map<string, UserCount>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether a further connection of the user (by the key of its flow) may be opened; counts the attempt. */
  mayConnect(user: string): boolean {
    const count = this.#of(user);
    return count.connections < CONNECTIONS_PER_USER && count.take('connect', CONNECT_RATE, this.#clock.now());
  }

  opened(user: string): void {
    this.#of(user).connections++;
  }

  closed(user: string): void {
    this.#of(user).connections--;
  }

  /** Limits a call of the user by its method; unknown methods are counted together. */
  checkRate(user: string, target: string): Verdict {
    const now = this.#clock.now();
    const count = this.#of(user);
    const isKnown = isMethod(target);
    const [name, rate] = isKnown ? [target, CALL_RATES[target]] : ['unknown', UNKNOWN_RATE];
    if (count.take(name, rate, now)) return 'answer';
    return count.take('refusal', REFUSAL_RATE, now) ? 'refuse' : 'cut';
  }

  /** Forgets users who left and whose rates are whole again. */
  sweep(): void {
    const now = this.#clock.now();
    for (const [user, count] of this.#users) if (count.isIdle(now)) this.#users.delete(user);
  }

  #of(user: string): UserCount {
    const known = this.#users.get(user);
    if (known) return known;
    const count = new UserCount();
    this.#users.set(user, count);
    return count;
  }
}
