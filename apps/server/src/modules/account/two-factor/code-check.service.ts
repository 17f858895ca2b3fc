/** Checks the second factor: a one-time code, accepted once per time step, or a recovery code in its place. */
import type { UserId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { AccountRow } from '../../../platform/database/tables/account.ts';
import type { SecretBox } from '../../../platform/secret/secret-box.ts';
import { createAttempts } from '../attempt/attempt.service.ts';
import { lockAccount, updateAccount } from '../user/account.repository.ts';
import { findMatchingStep } from './one-time-password.service.ts';
import { hashRecoveryCode } from './recovery-code.service.ts';
import { consumeRecoveryCode } from './two-factor.repository.ts';

/** Where a secret belongs; sealed with it, so that one account's secret opens in no other's row. */
export const formatSecretPurpose = (accountId: UserId) => `two-factor:${accountId}`;

export interface CodeCheckPorts {
  db: Db;
  clock: Clock;
  box: SecretBox;
}

export type CodeKind = 'authenticator' | 'recovery-code';

/** What accepted the code, or null. */
async function takeCode(
  tx: Db,
  box: SecretBox,
  account: AccountRow,
  code: string,
  now: Instant,
): Promise<CodeKind | null> {
  if (account.twoFactorSecret === null) return null;
  const step = findMatchingStep(box.open(account.twoFactorSecret, formatSecretPurpose(account.id)), code, now);
  if (step !== null) {
    // A used code and all earlier ones are refused: one read over a shoulder is of no use.
    if (step <= account.twoFactorStep) return null;
    await updateAccount(tx, account.id, { twoFactorStep: step });
    return 'authenticator';
  }
  return (await consumeRecoveryCode(tx, account.id, hashRecoveryCode(code))) ? 'recovery-code' : null;
}

/**
 * Checks a code and, in the same transaction, does what it opens. Failures are counted one after the other, because the
 * account's row is held; throws `locked-out` or `too-many-requests`. Answers what accepted the code, null when nothing
 * did.
 */
export async function runWithValidCode(
  { db, clock, box }: CodeCheckPorts,
  asked: { accountId: UserId; code: string; from: string },
  then: (tx: Db, account: AccountRow, kind: CodeKind) => Promise<void>,
): Promise<CodeKind | null> {
  return db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, asked.accountId);
    if (!account) return null;
    const attempts = createAttempts(tx, clock, 'code');
    const guess = { name: account.userName, address: asked.from };
    await attempts.requireFree(guess);
    const kind = await takeCode(tx, box, account, asked.code, clock.now());
    if (kind === null) {
      await attempts.countFailure(guess);
      return null;
    }
    await attempts.forgetFailures(guess);
    await then(tx, account, kind);
    return kind;
  });
}
