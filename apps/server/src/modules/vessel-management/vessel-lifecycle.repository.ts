/** Rows of vessels that are added, deleted and brought back, and what a new one takes over from another. */
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { TagRow } from '../../platform/database/tables/telemetry.ts';
import type { VesselRow, VesselTable } from '../../platform/database/tables/vessel.ts';

export async function insertVessel(tx: Db, values: Insertable<VesselTable>): Promise<VesselRow> {
  return tx.insertInto('vessel').values(values).returningAll().executeTakeFirstOrThrow();
}

/** The layout of the dashboard that all users have on the vessel `from`. */
export async function copyVesselLayout(tx: Db, from: VesselId, to: VesselId): Promise<void> {
  await sql`
    insert into dashboard (scope, vessel_id, widgets, user_name, saved_ms, version)
    select scope, ${to}, widgets, user_name, saved_ms, 1 from dashboard
    where scope = 'vessel' and vessel_id = ${from}`.execute(tx);
}

/** Tags with limits, or changed by people: counted as edited, so that the new ship's own declaration keeps the limits. */
export async function copyTagLimits(tx: Db, from: VesselId, to: VesselId, now: Instant): Promise<TagRow[]> {
  const rows = await tx
    .selectFrom('tag')
    .selectAll()
    .where('vesselId', '=', from)
    .where((is) =>
      is.or([is('editedMs', 'is not', null), is('alarmLevel', 'is not', null), is('emergencyLevel', 'is not', null)]),
    )
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const copies = rows.map(({ id: _, revision: __, changedMs: ___, changedBy: ____, ...tag }) => ({
    ...tag,
    vesselId: to,
    createdMs: now,
    editedMs: now,
  }));
  return tx.insertInto('tag').values(copies).returningAll().execute();
}

/** Takes a vessel out of service; undefined when it is not in service. */
export async function markRemoved(
  tx: Db,
  id: VesselId,
  removal: { removedMs: Instant; removedBy: string },
): Promise<VesselRow | undefined> {
  return tx
    .updateTable('vessel')
    .set(removal)
    .where('id', '=', id)
    .where('removedMs', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Puts a vessel back that was removed after that time; undefined for any other. */
export async function clearRemoval(tx: Db, id: VesselId, after: Instant): Promise<VesselRow | undefined> {
  return tx
    .updateTable('vessel')
    .set({ removedMs: null, removedBy: null })
    .where('id', '=', id)
    .where('removedMs', '>', after)
    .returningAll()
    .executeTakeFirst();
}

/** Removed after that time, the last one first. */
export async function findRemovedVessels(db: Db, after: Instant): Promise<VesselRow[]> {
  return db.selectFrom('vessel').selectAll().where('removedMs', '>', after).orderBy('removedMs', 'desc').execute();
}

/** Deletes for good what was removed until that time; answers what it was. */
export async function deleteRemovedVessels(
  tx: Db,
  until: Instant,
): Promise<Pick<VesselRow, 'id' | 'name' | 'organizationId'>[]> {
  return tx.deleteFrom('vessel').where('removedMs', '<=', until).returning(['id', 'name', 'organizationId']).execute();
}
