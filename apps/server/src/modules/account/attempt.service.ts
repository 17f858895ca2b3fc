/** Slows down guessing: failures are counted by the name that was given and by address, whether or not the user exists. */
import { networkOf } from '../../platform/address-network.ts';
import { recordAudit, stranger } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { Failure } from '../../platform/failure.ts';
import { countFailure, findAttempts, forgetAttempts, forgetAttemptsBefore } from './attempt.repository.ts';

const MINUTE_MS = 60_000;
/** Failures are counted over this long. */
export const ATTEMPT_WINDOW_MS = 15 * MINUTE_MS;
/** How long a name or an address is locked out after its last failure allowed. */
export const LOCK_OUT_MS = 15 * MINUTE_MS;
/** Failures in a window that lock a user name; the right password within them starts anew. */
export const FAILURES_PER_NAME = 5;
/** Failures in a window that lock an address: a whole ship or office may share one. */
export const FAILURES_PER_ADDRESS = 50;

const byAddress = (address: string) => `address:${networkOf(address)}`;

/**
 * `account` counts wrong passwords, `code` wrong one-time codes: the right password must not take back wrong codes.
 * Addresses are counted for both together.
 */
export function createAttempts(db: Db, clock: Clock, kind: 'account' | 'code' = 'account') {
  const byName = (name: string) => `${kind}:${name}`;
  const what = kind === 'account' ? 'passwords' : 'codes';
  const locked = kind === 'account' ? 'sign-in.locked' : 'code.locked';
  return {
    /** Throws `locked-out` for a name and `too-many-requests` for an address that failed too often. */
    async requireFree(name: string, address: string): Promise<void> {
      const now = clock.now();
      for (const { key, lockedUntilMs } of await findAttempts(db, [byName(name), byAddress(address)])) {
        if (lockedUntilMs === null || lockedUntilMs <= now) continue;
        const minutes = Math.ceil((lockedUntilMs - now) / MINUTE_MS);
        if (key === byName(name)) {
          throw new Failure('locked-out', `Too many wrong ${what}. Try again in ${minutes} min.`);
        }
        throw new Failure(
          'too-many-requests',
          `Too many failed sign-ins from this address. Try again in ${minutes} min.`,
        );
      }
    },

    /** What begins to be locked by it is on record; what is refused while it is would only fill the trail. */
    async countFailure(name: string, address: string): Promise<void> {
      const now = clock.now();
      const common = { now, windowMs: ATTEMPT_WINDOW_MS, lockMs: LOCK_OUT_MS };
      const counted = [
        { key: byName(name), limit: FAILURES_PER_NAME, subject: `name:${name}` },
        { key: byAddress(address), limit: FAILURES_PER_ADDRESS, subject: byAddress(address) },
      ];
      for (const { key, limit, subject } of counted) {
        if ((await countFailure(db, { ...common, key, limit })) !== limit) continue;
        await recordAudit(db, { at: now, ...stranger(name), from: address, what: locked, subject });
      }
      await forgetAttemptsBefore(db, now);
    },

    async forgetFailures(...names: string[]): Promise<void> {
      await forgetAttempts(db, names.map(byName));
    },
  };
}
export type AttemptService = ReturnType<typeof createAttempts>;
