/** Rows of the versions of plants. */
import { MAX_VERSIONS } from '@fms/contract/plant';
import type { VesselId } from '@fms/domain/identity';
import type { Db } from '../../platform/database/database.ts';
import type { NewPlantVersion, PlantVersionRow } from '../../platform/database/tables/plant.ts';

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

/** The latest version of each vessel that has one, those saved last first. */
export async function findLatestPlants(
  db: Db,
  vesselIds: readonly VesselId[],
  most: number,
): Promise<PlantVersionRow[]> {
  if (vesselIds.length === 0) return [];
  const latest = db
    .selectFrom('plantVersion')
    .selectAll()
    .distinctOn('vesselId')
    .where('vesselId', 'in', vesselIds)
    .orderBy('vesselId')
    .orderBy('version', 'desc');
  return db.selectFrom(latest.as('latest')).selectAll().orderBy('savedMs', 'desc').limit(most).execute();
}

/** The latest first, and no more than the contract answers. */
export function listVersions(db: Db, vesselId: VesselId): Promise<Omit<PlantVersionRow, 'content'>[]> {
  return db
    .selectFrom('plantVersion')
    .select(['vesselId', 'version', 'savedMs', 'savedBy', 'changes', 'restored'])
    .where('vesselId', '=', vesselId)
    .orderBy('version', 'desc')
    .limit(MAX_VERSIONS)
    .execute();
}

/** False when that version is there already: another save was first. */
export async function insertPlantVersion(db: Db, row: NewPlantVersion): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('plantVersion')
    .values(row)
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
