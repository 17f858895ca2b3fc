/** Rows of gateway keys. */
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { GatewayKeyTable } from '../../platform/database/tables/vessel.ts';

export type GatewayKeyRow = Selectable<GatewayKeyTable>;

/** Finds a key that has not ended, and keeps when it was last used. */
export async function recordKeyUse(db: Db, keyHash: string, now: Instant) {
  return db
    .updateTable('gatewayKey')
    .set({ lastUsedMs: now })
    .where('keyHash', '=', keyHash)
    .where((is) => is.or([is('endsMs', 'is', null), is('endsMs', '>', now)]))
    .returning(['id', 'kind', 'vesselId', 'endsMs'])
    .executeTakeFirst();
}

export async function hasKey(db: Db, keyHash: string): Promise<boolean> {
  const row = await db.selectFrom('gatewayKey').select('id').where('keyHash', '=', keyHash).executeTakeFirst();
  return row !== undefined;
}

export interface NewKey {
  keyHash: string;
  /** Null for the key of a whole fleet. */
  vesselId: VesselId | null;
  createdBy: string | null;
  now: Instant;
}

/** Answers its id. */
export async function insertKey(db: Db, { keyHash, vesselId, createdBy, now }: NewKey): Promise<number> {
  const kind = vesselId === null ? 'fleet' : 'vessel';
  const values = { kind, vesselId, keyHash, createdBy, createdMs: now } as const;
  return (await db.insertInto('gatewayKey').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

export async function deleteFleetKeys(db: Db): Promise<void> {
  await db.deleteFrom('gatewayKey').where('kind', '=', 'fleet').execute();
}

/** Keys of a vessel that have not ended, the newest first; locked until the transaction ends. */
export async function lockKeysOf(tx: Db, vesselId: VesselId, now: Instant): Promise<GatewayKeyRow[]> {
  return keysOf(tx, vesselId, now).forUpdate().execute();
}

export async function findKeysOf(db: Db, vesselId: VesselId, now: Instant): Promise<GatewayKeyRow[]> {
  return keysOf(db, vesselId, now).execute();
}

function keysOf(db: Db, vesselId: VesselId, now: Instant) {
  return db
    .selectFrom('gatewayKey')
    .selectAll()
    .where('vesselId', '=', vesselId)
    .where((is) => is.or([is('endsMs', 'is', null), is('endsMs', '>', now)]))
    .orderBy('id', 'desc');
}

export async function setKeyEnd(tx: Db, id: number, endsMs: Instant): Promise<void> {
  await tx.updateTable('gatewayKey').set({ endsMs }).where('id', '=', id).execute();
}

export async function deleteKey(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('gatewayKey').where('id', '=', id).execute();
}

/** Of a vessel that leaves service; answers their ids. */
export async function deleteKeysOf(tx: Db, vesselId: VesselId): Promise<number[]> {
  const rows = await tx.deleteFrom('gatewayKey').where('vesselId', '=', vesselId).returning('id').execute();
  return rows.map(({ id }) => id);
}
