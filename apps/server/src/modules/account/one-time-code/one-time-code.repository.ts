/** One-time codes, of which only the hash is kept. */
import type { Instant } from '@fms/domain/time';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** Codes of a purpose are worth nothing from now on. */
export async function deleteCodesOf(db: Db, purpose: string): Promise<void> {
  await db.deleteFrom('oneTimeCode').where('purpose', '=', purpose).execute();
}

/** Keeps a code; earlier ones of the same purpose are worth nothing from now on. */
export async function replaceCode(
  db: Db,
  code: { codeHash: string; purpose: string; createdMs: Instant; expiresMs: Instant; data?: string },
): Promise<void> {
  await deleteCodesOf(db, code.purpose);
  await db.insertInto('oneTimeCode').values(code).execute();
}

/** Uses a code up; answers whether it was good until now. */
export async function consumeCode(db: Db, codeHash: string, purpose: string, now: Instant): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('oneTimeCode')
    .where('codeHash', '=', codeHash)
    .where('purpose', '=', purpose)
    .where('expiresMs', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What a code that is still good grants; undefined for one that is not. It stays good. */
export async function findCode(
  db: Db,
  codeHash: string,
  purpose: string,
  now: Instant,
): Promise<{ data: unknown } | undefined> {
  return db
    .selectFrom('oneTimeCode')
    .select('data')
    .where('codeHash', '=', codeHash)
    .where('purpose', '=', purpose)
    .where('expiresMs', '>', now)
    .executeTakeFirst();
}

/** Codes that are still good and whose purpose begins so, newest first. */
export async function findCodesOf(db: Db, beginning: string, now: Instant) {
  return db
    .selectFrom('oneTimeCode')
    .select(['purpose', 'createdMs', 'expiresMs', 'data'])
    .where(sql<boolean>`starts_with(purpose, ${beginning})`)
    .where('expiresMs', '>', now)
    .orderBy('createdMs', 'desc')
    .orderBy('purpose')
    .execute();
}
export type OpenCode = Awaited<ReturnType<typeof findCodesOf>>[number];

/** Remembers what was used elsewhere; answers whether it is new here. */
export async function recordUse(
  db: Db,
  code: { codeHash: string; purpose: string; createdMs: Instant; expiresMs: Instant },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('oneTimeCode')
    .values(code)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function deleteCodesBefore(db: Db, before: Instant): Promise<void> {
  await db.deleteFrom('oneTimeCode').where('expiresMs', '<', before).execute();
}
