/** The newest backup, remembered for the health of the server. */
import type { Instant } from '@fms/domain/time';
import type { Db } from '../database/database.ts';

/** Takes the place of the one before. */
export async function insertBackup(db: Db, atMs: Instant, bytes: number): Promise<void> {
  await db
    .insertInto('backupRecord')
    .values({ id: 1, atMs, bytes })
    .onConflict((known) => known.column('id').doUpdateSet({ atMs, bytes }))
    .execute();
}

export async function findNewestBackup(db: Db): Promise<{ atMs: Instant; bytes: number } | undefined> {
  return db.selectFrom('backupRecord').select(['atMs', 'bytes']).executeTakeFirst();
}
