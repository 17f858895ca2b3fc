/** Rows of recovery codes. */
import type { UserId } from '@fms/domain/identity';
import type { Db } from '../../../platform/database/database.ts';

/** The codes of an account from now on; earlier ones are worth nothing. */
export async function replaceRecoveryCodes(db: Db, accountId: UserId, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('recoveryCode').where('accountId', '=', accountId).execute();
  if (hashes.length === 0) return;
  await db
    .insertInto('recoveryCode')
    .values(hashes.map((codeHash) => ({ accountId, codeHash })))
    .execute();
}

/** Uses a code up; answers whether it was one. */
export async function consumeRecoveryCode(db: Db, accountId: UserId, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recoveryCode')
    .where('accountId', '=', accountId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
