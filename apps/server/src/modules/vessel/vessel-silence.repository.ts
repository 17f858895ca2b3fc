/** Rows that mails about silent vessels are made of. */
import type { Instant, VesselId } from '@fms/domain';
import type { Db } from '../../platform/database/database.ts';
import type { VesselRow } from '../../platform/database/tables/vessel.ts';

/** Vessels whose contract has not ended. */
export async function findCurrentVessels(db: Db, now: Instant): Promise<Pick<VesselRow, 'id' | 'name' | 'options'>[]> {
  return db
    .selectFrom('vessel')
    .select(['id', 'name', 'options'])
    .where((is) => is.or([is('expiredMs', 'is', null), is('expiredMs', '>', now)]))
    .orderBy('id')
    .execute();
}

/** Everybody who may see the vessel because of her organisation or because she was assigned to him, each once. */
export async function findVesselMailboxes(db: Db, vesselId: VesselId): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .innerJoin('vessel', (join) => join.on('vessel.id', '=', vesselId))
    .leftJoin('vesselAssignment as assigned', (join) =>
      join.onRef('assigned.vesselId', '=', 'vessel.id').onRef('assigned.accountId', '=', 'account.id'),
    )
    .select('account.email')
    .distinct()
    .where('account.disabledMs', 'is', null)
    .where('account.email', '!=', '')
    .where((is) =>
      is.or([
        is('account.organizationId', '=', is.ref('vessel.organizationId')),
        is('assigned.accountId', 'is not', null),
      ]),
    )
    .orderBy('account.email')
    .execute();
  return rows.map(({ email }) => email);
}

/** Whether the trail holds such an entry about the vessel that is no older than `since`. */
export async function isOnRecord(db: Db, vesselId: VesselId, what: string, since: Instant): Promise<boolean> {
  const found = await db
    .selectFrom('audit')
    .select('id')
    .where('subject', '=', `vessel:${vesselId}`)
    .where('what', '=', what)
    .where('atMs', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
