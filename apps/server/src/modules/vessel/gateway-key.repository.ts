/** Rows of gateway keys. */
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Db } from '../../platform/database/database.ts';

/** Finds a key and keeps when it was last used. */
export async function recordKeyUse(db: Db, keyHash: string, now: Instant) {
  return db
    .updateTable('gatewayKey')
    .set({ lastUsedMs: now })
    .where('keyHash', '=', keyHash)
    .returning(['kind', 'vesselId'])
    .executeTakeFirst();
}

export async function hasKey(db: Db, keyHash: string): Promise<boolean> {
  const row = await db.selectFrom('gatewayKey').select('id').where('keyHash', '=', keyHash).executeTakeFirst();
  return row !== undefined;
}

export async function insertKey(
  db: Db,
  key: { keyHash: string; vesselId: VesselId | null; now: Instant },
): Promise<void> {
  const { keyHash, vesselId, now } = key;
  const kind = vesselId === null ? 'fleet' : 'vessel';
  await db.insertInto('gatewayKey').values({ kind, vesselId, keyHash, createdMs: now }).execute();
}

export async function deleteFleetKeys(db: Db): Promise<void> {
  await db.deleteFrom('gatewayKey').where('kind', '=', 'fleet').execute();
}
