/** What one directory of a tree holds: files ashore, and the ship's outbox as it was last listed. */
import { DIRECTORY_ENTRIES } from '@fms/domain/file';
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { StoredTree, VesselFileRow, VesselOutboxEntryRow } from '../../../platform/database/tables/file.ts';

/** Rows of one statement. */
const ROWS_AT_ONCE = 2000;

/** Newest versions in a directory, by name. */
export function listNewestFiles(
  db: Db,
  vesselId: VesselId,
  { tree, directory }: { tree: StoredTree; directory: string },
): Promise<VesselFileRow[]> {
  return db
    .selectFrom('vesselFile')
    .selectAll()
    .where(({ and }) => and({ vesselId, tree, directory, isNewest: true }))
    .orderBy('name')
    .limit(DIRECTORY_ENTRIES)
    .execute();
}

/** Directories right below a directory that hold a file at any depth, with the time of the newest one. */
export async function listStoredDirectories(
  db: Db,
  vesselId: VesselId,
  { tree, directory }: { tree: StoredTree; directory: string },
): Promise<{ name: string; modifiedMs: Instant }[]> {
  const before = directory === '' ? '' : `${directory}/`;
  const { rows } = await sql<{ name: string; modifiedMs: number }>`
    select split_part(substr(directory, char_length(${before}::text) + 1), '/', 1) as name,
      max(modified_ms)::bigint as modified_ms
    from vessel_file
    where vessel_id = ${vesselId} and tree = ${tree} and is_newest
      and directory <> ${directory} and starts_with(directory, ${before})
    group by 1 order by 1 limit ${DIRECTORY_ENTRIES}`.execute(db);
  return rows.map(({ name, modifiedMs }) => ({ name, modifiedMs: Number(modifiedMs) }));
}

/** When the outbox was listed; undefined for a ship that never told it. */
export async function findListing(db: Db, vesselId: VesselId): Promise<Instant | undefined> {
  const row = await db
    .selectFrom('vesselOutbox')
    .select('listedMs')
    .where('vesselId', '=', vesselId)
    .executeTakeFirst();
  return row?.listedMs;
}

export function listOutbox(db: Db, vesselId: VesselId, directory: string): Promise<VesselOutboxEntryRow[]> {
  return db
    .selectFrom('vesselOutboxEntry')
    .selectAll()
    .where(({ and }) => and({ vesselId, directory }))
    .orderBy('name')
    .limit(DIRECTORY_ENTRIES)
    .execute();
}

export function findOutboxEntry(
  db: Db,
  vesselId: VesselId,
  { directory, name }: { directory: string; name: string },
): Promise<VesselOutboxEntryRow | undefined> {
  return db
    .selectFrom('vesselOutboxEntry')
    .selectAll()
    .where(({ and }) => and({ vesselId, directory, name }))
    .executeTakeFirst();
}

/** Puts a listing in the place of the one before, as a whole; an older one than is there changes nothing. */
export async function replaceOutbox(
  tx: Db,
  vesselId: VesselId,
  listedMs: Instant,
  entries: readonly Omit<VesselOutboxEntryRow, 'vesselId'>[],
): Promise<void> {
  const taken = await tx
    .insertInto('vesselOutbox')
    .values({ vesselId, listedMs })
    .onConflict((same) =>
      same.column('vesselId').doUpdateSet({ listedMs }).where('vesselOutbox.listedMs', '<=', listedMs),
    )
    .returning('vesselId')
    .executeTakeFirst();
  if (!taken) return;
  await tx.deleteFrom('vesselOutboxEntry').where('vesselId', '=', vesselId).execute();
  for (let from = 0; from < entries.length; from += ROWS_AT_ONCE) {
    const rows = entries.slice(from, from + ROWS_AT_ONCE).map((entry) => ({ ...entry, vesselId }));
    await tx.insertInto('vesselOutboxEntry').values(rows).execute();
  }
}
