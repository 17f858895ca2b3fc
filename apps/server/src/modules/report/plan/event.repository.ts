/** Reads what happened on a vessel in a period, its end excluded. */
import type { VesselId } from '@fms/domain/identity';
import type { TimeSpan } from '@fms/domain/time';
import type { Db } from '../../../platform/database/database.ts';

export function listNewAlarms(db: Db, vesselId: VesselId, { from, to }: TimeSpan) {
  return db
    .selectFrom('alarm')
    .selectAll()
    .where('vesselId', '=', vesselId)
    .where('raisedMs', '>=', from)
    .where('raisedMs', '<', to)
    .orderBy('raisedMs')
    .orderBy('id')
    .execute();
}

export function listNoonReports(db: Db, vesselId: VesselId, { from, to }: TimeSpan) {
  return db
    .selectFrom('noonReport')
    .selectAll()
    .where('vesselId', '=', vesselId)
    .where('atMs', '>=', from)
    .where('atMs', '<', to)
    .orderBy('atMs')
    .orderBy('id')
    .execute();
}

/** Names of vessels by id. */
export async function findVesselNames(db: Db, vesselIds: readonly VesselId[]): Promise<Map<VesselId, string>> {
  const rows = await db.selectFrom('vessel').select(['id', 'name']).where('id', 'in', vesselIds).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
