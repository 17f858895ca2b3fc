/** What tells how large a vessel is, and who its sisters are. */
import type { VesselId } from '@fms/domain/identity';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { VesselRow } from '../../platform/database/tables/vessel.ts';

export type SizedVessel = Pick<VesselRow, 'id' | 'organizationId' | 'shipType' | 'detail'>;

/** Those in service, by id. */
export function findSizedVessels(db: Db, ids: readonly VesselId[]): Promise<SizedVessel[]> {
  return db
    .selectFrom('vessel')
    .select(['id', 'organizationId', 'shipType', 'detail'])
    .where('id', '=', sql<VesselId>`any(${[...ids]}::bigint[])`)
    .where('removedMs', 'is', null)
    .orderBy('id')
    .execute();
}
