/** Checks a password: hashed slowly, one at a time, and limited in rate. */
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { AccountRow } from '../../../platform/database/tables/account.ts';
import { type AttemptService, createAttempts, type Guess } from '../attempt/attempt.service.ts';
import { createKnownDevices } from '../attempt/known-device.service.ts';
import { createSlowAnswers, delayAfter, type Wait } from '../attempt/slow-answer.service.ts';
import { listLogins } from '../user/account.repository.ts';
import { createCheckQueue } from './check-queue.service.ts';
import { isPasswordCorrect } from './password.service.ts';

export interface PasswordCheck {
  /**
   * Whether it is the password of an account that may be used, after the same work when there is none. `name` is what
   * was typed, and what failures are counted under: were it the account's, a name that is locked by wrong passwords for
   * an address would tell whose address that is. `device` is the secret of the browser's cookie. After many failures of
   * the name it takes up to 5 s. Throws `locked-out` or `too-many-requests`.
   */
  isRight(
    account: AccountRow | undefined,
    name: string,
    password: string,
    origin: { from: string; device?: string | undefined },
  ): Promise<boolean>;
}

export function createPasswordCheck(db: Db, clock: Clock, wait?: Wait): PasswordCheck {
  const attempts: AttemptService = createAttempts(db, clock);
  const devices = createKnownDevices(db, clock);
  const inTurn = createCheckQueue();
  const slowDown = createSlowAnswers(wait);

  /** `dueMs` is set where the guess has to wait that much longer: failures may have been counted while it waited its turn. */
  async function check(account: AccountRow | undefined, guess: Guess, password: string, waitedMs: number) {
    await attempts.requireFree(guess);
    const dueMs = delayAfter(await attempts.failuresEverywhere(guess)) - waitedMs;
    if (dueMs > 0) return { dueMs };
    const matches = await isPasswordCorrect(account?.passwordHash ?? null, password);
    const isRight = matches && account?.disabledMs === null;
    if (isRight) await attempts.forgetFailures(guess, ...listLogins(account));
    else await attempts.countFailure(guess);
    return { isRight };
  }

  return {
    async isRight(account, name, password, { from, device }) {
      const known = await devices.hashIfKnown(device, account?.id);
      const guess = { name, address: from, device: known };
      await attempts.requireFree(guess);
      for (let waitedMs = 0; ; ) {
        const outcome = await inTurn(from, () => check(account, guess, password, waitedMs));
        if (outcome.isRight !== undefined) return outcome.isRight;
        await slowDown(name, outcome.dueMs);
        waitedMs += outcome.dueMs;
      }
    },
  };
}
