/**
 * Slows down guessing: failures are counted whether or not the user exists.
 *
 * Wrong passwords lock a name for the network they come from, and every name for an address that fails too often. Other
 * networks get slower answers for a name under attack and no lock: a lock on every network would let a stranger
 * shut out any user. A device on which the account has signed in before has a count of its own and none of the others'.
 */
import { MINUTE_MS } from '@fms/domain/time';
import { createAnonymousActor, recordAudit } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Failure } from '../../../platform/failure/failure.ts';
import { getAddressNetwork, getNeighbourhood } from '../../../platform/network/address-network.ts';
import {
  countFailure,
  deleteAttempts,
  deleteAttemptsBefore,
  findAttempts,
  forgetAttemptsOf,
} from './attempt.repository.ts';

/** Failures are counted over this long. */
export const ATTEMPT_WINDOW_MS = 15 * MINUTE_MS;
/** How long a name or an address is locked out after its last failure allowed. */
export const LOCK_OUT_MS = 15 * MINUTE_MS;
/** Failures in a window that lock a user name for a network or a device; the right password within them starts anew. */
export const FAILURES_PER_NAME = 5;
/** Failures in a window that lock an address: a whole ship or office may share one. */
export const FAILURES_PER_ADDRESS = 50;
/** Only counted: what it counts is slowed down. */
const NEVER = 2 ** 31 - 1;

/** One try, as it is counted. */
export interface Guess {
  /** What was typed, the same however it is spelt (`loginOf`). */
  name: string;
  address: string;
  /** Hash of the secret of a device on which the account has signed in before, else null. */
  device?: string | null;
}

interface Counter {
  key: string;
  limit: number;
  subject: string;
}

const byAddress = ({ address }: Guess): Counter => {
  const key = `address:${getAddressNetwork(address)}`;
  return { key, limit: FAILURES_PER_ADDRESS, subject: key };
};
/** A name holds no tab, so that no name begins the key of another. */
const ofPasswords = (name: string) => `account:${name}\t`;
const everywhere = (name: string) => `everywhere:${name}`;

/** What wrong passwords are counted under: the first is what locks the name. */
function countersOfPassword(guess: Guess): Counter[] {
  const { name, address, device = null } = guess;
  const by = { limit: FAILURES_PER_NAME, subject: `name:${name}` };
  if (device !== null) return [{ key: `device:${device}\t${name}`, ...by }];
  return [
    { key: `${ofPasswords(name)}${getNeighbourhood(address)}`, ...by },
    byAddress(guess),
    { key: everywhere(name), limit: NEVER, subject: by.subject },
  ];
}

/** Only who has the password can give wrong codes, so they lock the name from anywhere. */
const countersOfCode = (guess: Guess): Counter[] => [
  { key: `code:${guess.name}`, limit: FAILURES_PER_NAME, subject: `name:${guess.name}` },
  byAddress(guess),
];

/**
 * `account` counts wrong passwords, `code` wrong one-time codes: the right password must not take back wrong codes.
 * Addresses are counted for both together.
 */
export function createAttempts(db: Db, clock: Clock, kind: 'account' | 'code' = 'account') {
  const countersOf = kind === 'account' ? countersOfPassword : countersOfCode;
  const what = kind === 'account' ? 'passwords' : 'codes';
  const locked = kind === 'account' ? 'sign-in.locked' : 'code.locked';
  return {
    /** Throws `locked-out` for a name and `too-many-requests` for an address that failed too often. */
    async requireFree(guess: Guess): Promise<void> {
      const now = clock.now();
      const keys = countersOf(guess).map(({ key }) => key);
      for (const { key, lockedUntilMs } of await findAttempts(db, keys)) {
        if (lockedUntilMs === null || lockedUntilMs <= now) continue;
        const minutes = Math.ceil((lockedUntilMs - now) / MINUTE_MS);
        if (key === keys[0]) throw new Failure('locked-out', `Too many wrong ${what}. Try again in ${minutes} min.`);
        throw new Failure(
          'too-many-requests',
          `Too many failed sign-ins from this address. Try again in ${minutes} min.`,
        );
      }
    },

    /** Wrong passwords for a name in the running window, from every network; 0 for a known device. */
    async failuresEverywhere({ name, device = null }: Guess): Promise<number> {
      if (device !== null) return 0;
      const [found] = await findAttempts(db, [everywhere(name)]);
      return found && found.windowStartMs >= clock.now() - ATTEMPT_WINDOW_MS ? found.attempts : 0;
    },

    /** What begins to be locked by it is on record; what is refused while it is would only fill the trail. */
    async countFailure(guess: Guess): Promise<void> {
      const now = clock.now();
      const common = { now, windowMs: ATTEMPT_WINDOW_MS, lockMs: LOCK_OUT_MS };
      for (const { key, limit, subject } of countersOf(guess)) {
        if ((await countFailure(db, { ...common, key, limit })) !== limit) continue;
        await recordAudit(db, {
          at: now,
          ...createAnonymousActor(guess.name),
          from: guess.address,
          what: locked,
          subject,
        });
      }
      await deleteAttemptsBefore(db, now);
    },

    /** Takes back what was counted for names from one network or device, and what slows them down. */
    async forgetFailures(guess: Guess, ...names: string[]): Promise<void> {
      const keys = [guess.name, ...names].flatMap((name) => {
        const [own] = countersOf({ ...guess, name });
        return own ? [own.key, everywhere(name)] : [];
      });
      await deleteAttempts(db, keys);
    },

    /** Takes back the wrong passwords of names wherever they came from. */
    async forgetEverywhere(names: readonly string[]): Promise<void> {
      for (const name of names) await forgetAttemptsOf(db, ofPasswords(name));
      await deleteAttempts(db, names.map(everywhere));
    },
  };
}
export type AttemptService = ReturnType<typeof createAttempts>;
