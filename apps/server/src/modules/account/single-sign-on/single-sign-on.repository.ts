/** Which account a provider's subject is. */
import type { UserId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Db } from '../../../platform/database/database.ts';

interface Subject {
  issuer: string;
  subject: string;
}

export async function findByProvider(db: Db, { issuer, subject }: Subject) {
  return db
    .selectFrom('providerIdentity')
    .innerJoin('account', 'account.id', 'providerIdentity.accountId')
    .selectAll('account')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** Binds the account for good; answers false when it is bound already. */
export async function bindProvider(
  db: Db,
  accountId: UserId,
  { issuer, subject }: Subject,
  now: Instant,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('providerIdentity')
    .values({ accountId, issuer, subject, createdMs: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
