/** Limits how often a request may be made, counted by address, account or mailbox. */
import { MINUTE_MS } from '@fms/domain/time';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Failure } from '../../../platform/failure/failure.ts';
import { getAddressNetwork } from '../../../platform/network/address-network.ts';
import { countFailure, findAttempts } from './attempt.repository.ts';

export interface LimitRule {
  /** Keeps its counts apart from those of other limits. */
  kind: string;
  /** So many in `windowMs`, an hour at most; then none for `windowMs`. */
  limit: number;
  windowMs: number;
}

export interface Limit {
  /** Whether there is one left, without taking it. */
  hasLeft(name: string): Promise<boolean>;
  /** Takes one whether or not there is one left. */
  count(name: string): Promise<void>;
  /** Takes one; throws `too-many-requests` when none is left. */
  take(name: string): Promise<void>;
  /** Throws `too-many-requests` when none is left. */
  require(name: string): Promise<void>;
}

export function createLimit(db: Db, clock: Clock, { kind, limit, windowMs }: LimitRule): Limit {
  const keyOf = (name: string) => `${kind}:${getAddressNetwork(name)}`;

  async function hasLeft(name: string): Promise<boolean> {
    const [found] = await findAttempts(db, [keyOf(name)]);
    return (found?.lockedUntilMs ?? 0) <= clock.now();
  }
  async function count(name: string): Promise<void> {
    await countFailure(db, { key: keyOf(name), now: clock.now(), windowMs, limit, lockMs: windowMs });
  }
  async function require(name: string): Promise<void> {
    if (await hasLeft(name)) return;
    throw new Failure('too-many-requests', `Too often. Try again in ${Math.ceil(windowMs / MINUTE_MS)} min.`);
  }

  return {
    hasLeft,
    count,
    require,
    async take(name) {
      await require(name);
      await count(name);
    },
  };
}
