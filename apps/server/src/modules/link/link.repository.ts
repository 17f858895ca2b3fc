/** Rows of streams, of vessels' links, and of what was refused. */

import type { VesselId } from '@fms/domain/identity';
import type { RangeSet } from '@fms/domain/link';
import { type Selectable, sql } from 'kysely';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';
import type { LinkStreamTable, RefusalTable, VesselLinkTable } from '../../platform/database/tables/telemetry.ts';

export function findVesselLinks(db: Db): Promise<VesselLinkTable[]> {
  return db.selectFrom('vesselLink').selectAll().execute();
}

export function findRefusals(db: Db): Promise<RefusalTable[]> {
  return db.selectFrom('refusal').selectAll().orderBy('lastMs').execute();
}

export function findStream(db: Db, stream: string): Promise<Selectable<LinkStreamTable> | undefined> {
  return db.selectFrom('linkStream').selectAll().where('stream', '=', stream).executeTakeFirst();
}

export function countStreams(db: Db, owner: string): Promise<number> {
  return countRows(db.selectFrom('linkStream').where('owner', '=', owner));
}

/** Makes the stream its owner's, or answers whose it is. */
export function insertStream(db: Db, stream: string, owner: string, now: number): Promise<Selectable<LinkStreamTable>> {
  return db
    .insertInto('linkStream')
    .values({ stream, owner, openedMs: now })
    .onConflict((known) => known.column('stream').doUpdateSet({ stream }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Rows of one statement: PostgreSQL takes 65,535 parameters, and a recording of a coast has ten thousand ships. */
export const ROWS_PER_STATEMENT = 2_000;

/** What is stored of each stream. */
export async function saveStored(db: Db, streams: readonly (readonly [string, RangeSet])[]): Promise<void> {
  const rows = sql.join(streams.map(([stream, stored]) => sql`(${stream}::text, ${JSON.stringify(stored)}::jsonb)`));
  await sql`update link_stream set stored = now_stored.stored
    from (values ${rows}) as now_stored (stream, stored) where link_stream.stream = now_stored.stream`.execute(db);
}

export function saveVesselLinks(db: Db, links: readonly VesselLinkTable[]): Promise<void> {
  return saveOfKeptVessels(db, links, (kept) =>
    db
      .insertInto('vesselLink')
      .values(kept)
      .onConflict((known) =>
        known.column('vesselId').doUpdateSet((set) => ({
          software: set.ref('excluded.software'),
          lastPingMs: set.ref('excluded.lastPingMs'),
          backlogBytes: set.ref('excluded.backlogBytes'),
          samplesStored: set.ref('excluded.samplesStored'),
        })),
      ),
  );
}

export function saveRefusals(db: Db, refusals: readonly RefusalTable[]): Promise<void> {
  return saveOfKeptVessels(db, refusals, (kept) =>
    db
      .insertInto('refusal')
      .values(kept)
      .onConflict((known) =>
        known.columns(['vesselId', 'place', 'reason']).doUpdateSet((set) => ({
          count: set.ref('excluded.count'),
          lastMs: set.ref('excluded.lastMs'),
          example: set.ref('excluded.example'),
        })),
      ),
  );
}

/** Rows of vessels that were deleted meanwhile are left out: they would hang in the air. */
async function saveOfKeptVessels<Row extends { vesselId: VesselId }>(
  db: Db,
  rows: readonly Row[],
  insert: (kept: readonly Row[]) => { execute(): Promise<unknown> },
): Promise<void> {
  const ids = [...new Set(rows.map(({ vesselId }) => vesselId))];
  const wanted = sql<VesselId>`any(${ids}::bigint[])`;
  const found = await db.selectFrom('vessel').select('id').where('id', '=', wanted).execute();
  const known = new Set(found.map(({ id }) => id));
  const kept = rows.filter(({ vesselId }) => known.has(vesselId));
  if (kept.length > 0) await insert(kept).execute();
}
