/** Rows of devices on which accounts have signed in. */
import type { UserId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { KnownDeviceTable } from '../../../platform/database/tables/account.ts';

/** Whether the device was used since then, by that account or, where none is named, by any. */
export async function hasDevice(db: Db, secretHash: string, since: Instant, accountId?: UserId): Promise<boolean> {
  const found = await db
    .selectFrom('knownDevice')
    .select('accountId')
    .where('secretHash', '=', secretHash)
    .where('lastUsedMs', '>=', since)
    .$if(accountId !== undefined, (query) => query.where('accountId', '=', accountId as UserId))
    .executeTakeFirst();
  return found !== undefined;
}

export async function keepDevice(db: Db, device: Insertable<KnownDeviceTable>): Promise<void> {
  await db
    .insertInto('knownDevice')
    .values(device)
    .onConflict((conflict) =>
      conflict.columns(['secretHash', 'accountId']).doUpdateSet({ lastUsedMs: device.lastUsedMs }),
    )
    .execute();
}

/** Forgets all devices of an account but the ones used last. */
export async function keepNewestDevices(db: Db, accountId: UserId, most: number): Promise<void> {
  const newest = db
    .selectFrom('knownDevice')
    .select('secretHash')
    .where('accountId', '=', accountId)
    .orderBy('lastUsedMs', 'desc')
    .limit(most);
  await db.deleteFrom('knownDevice').where('accountId', '=', accountId).where('secretHash', 'not in', newest).execute();
}

export async function forgetDevicesOf(db: Db, accountId: UserId): Promise<void> {
  await db.deleteFrom('knownDevice').where('accountId', '=', accountId).execute();
}

export async function forgetDevicesBefore(db: Db, before: Instant): Promise<void> {
  await db.deleteFrom('knownDevice').where('lastUsedMs', '<', before).execute();
}
