/** Rows of the versions of plants. */
import type { VesselId } from '@fms/domain/identity';
import type { Db } from '../../platform/database/database.ts';
import type { PlantVersionRow } from '../../platform/database/tables/plant.ts';

/** That version, or the latest; undefined where nothing was saved. */
export function findPlantVersion(db: Db, vesselId: VesselId, version?: number): Promise<PlantVersionRow | undefined> {
  return db
    .selectFrom('plantVersion')
    .selectAll()
    .where('vesselId', '=', vesselId)
    .$if(version !== undefined, (query) => query.where('version', '=', version as number))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The latest first. */
export function listVersions(db: Db, vesselId: VesselId): Promise<Omit<PlantVersionRow, 'content'>[]> {
  return db
    .selectFrom('plantVersion')
    .select(['vesselId', 'version', 'savedMs', 'savedBy'])
    .where('vesselId', '=', vesselId)
    .orderBy('version', 'desc')
    .execute();
}

/** False when that version is there already: another save was first. */
export async function insertPlantVersion(db: Db, row: PlantVersionRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('plantVersion')
    .values(row)
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
