/** What the clock of a vessel's shifts is made of. */
import type { VesselId } from '@fms/domain/identity';
import type { Db } from '../../platform/database/database.ts';

/** `customData` are the overrides of its organisation, null for a vessel of none. */
export function findShiftClock(db: Db, vesselId: VesselId) {
  return db
    .selectFrom('vessel')
    .leftJoin('organization', 'organization.id', 'vessel.organizationId')
    .select(['vessel.options', 'organization.customData'])
    .where('vessel.id', '=', vesselId)
    .executeTakeFirst();
}
