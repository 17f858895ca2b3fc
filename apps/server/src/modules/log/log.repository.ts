/** Vessels and people of an organisation, and vessels by name, as the log asks for them. */
import type { UserId, VesselId } from '@fms/domain/identity';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** What belongs to the organisation of an account; nothing for an account of none. */
export async function findLogScope(db: Db, accountId: UserId): Promise<{ vesselIds: VesselId[]; userIds: UserId[] }> {
  const own = db.selectFrom('account').select('organizationId').where('id', '=', accountId);
  const vessels = await db
    .selectFrom('vessel')
    .select('id')
    .where('organizationId', '=', own)
    .where('removedMs', 'is', null)
    .execute();
  const users = await db.selectFrom('account').select('id').where('organizationId', '=', own).execute();
  return { vesselIds: vessels.map(({ id }) => id), userIds: users.map(({ id }) => id) };
}

/** Ids of vessels of these names, in any case. */
export async function findVesselsNamed(db: Db, names: readonly string[]): Promise<{ id: VesselId; name: string }[]> {
  const wanted = sql<string>`any(${names.map((name) => name.toLowerCase())}::text[])`;
  return db.selectFrom('vessel').select(['id', 'name']).where(sql<string>`lower(name)`, '=', wanted).execute();
}
