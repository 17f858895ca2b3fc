/** Rows that mails about silent vessels are made of. */
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Db } from '../../../platform/database/database.ts';
import type { VesselRow } from '../../../platform/database/tables/vessel.ts';

/** Vessels whose contract has not ended. */
export async function findCurrentVessels(db: Db, now: Instant): Promise<Pick<VesselRow, 'id' | 'name' | 'options'>[]> {
  return db
    .selectFrom('vessel')
    .select(['id', 'name', 'options'])
    .where('removedMs', 'is', null)
    .where((is) => is.or([is('expiredMs', 'is', null), is('expiredMs', '>', now)]))
    .orderBy('id')
    .execute();
}

/** Whether the trail holds such an entry about the vessel that is no older than `since`. */
export async function hasAuditEntry(db: Db, vesselId: VesselId, what: string, since: Instant): Promise<boolean> {
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
