/** Rows of zones and of who entered and left them. */

import type { ZoneKind } from '@fms/contract/zone';
import type { OrganizationId, UserId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Outline } from '@fms/domain/zone';
import { sql } from 'kysely';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { ZoneEventTable, ZoneRow } from '../../platform/database/tables/zone.ts';
import { notFound } from '../../platform/failure/failure.ts';

const anyOf = <Id extends number>(ids: Iterable<Id>) => sql<Id>`any(${[...ids]}::bigint[])`;

export interface StoredZone {
  id: number;
  organizationId: OrganizationId;
  name: string;
  kind: ZoneKind;
  outlines: Outline[];
  speedLimitKnots: number | null;
}

function toStored({ outlines, createdMs, ...zone }: ZoneRow): StoredZone {
  return { ...zone, outlines: JSON.parse(outlines) as Outline[] };
}

/** All of them, or those of some organisations; by name. */
export async function findZones(db: Db, of: Iterable<OrganizationId> | 'all'): Promise<StoredZone[]> {
  const rows = await db
    .selectFrom('zone')
    .selectAll()
    .$if(of !== 'all', (query) => query.where('organizationId', '=', anyOf(of as Iterable<OrganizationId>)))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
  return rows.map(toStored);
}

export async function findZone(db: Db, id: number): Promise<StoredZone | undefined> {
  const row = await db.selectFrom('zone').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toStored(row);
}

/** Held until the transaction ends, so that of two who add zones at once each counts those of the other. */
export async function lockZonesOf(tx: Tx, organizationId: OrganizationId): Promise<void> {
  await tx.selectFrom('organization').select('id').where('id', '=', organizationId).forNoKeyUpdate().execute();
}

export async function insertZone(
  db: Db,
  { outlines, ...zone }: Omit<StoredZone, 'id'> & { id?: number },
  createdMs: Instant,
): Promise<StoredZone> {
  const values = { ...zone, outlines: JSON.stringify(outlines), createdMs };
  return toStored(await db.insertInto('zone').values(values).returningAll().executeTakeFirstOrThrow());
}

export async function updateZone(
  db: Db,
  { id, outlines, ...zone }: Omit<StoredZone, 'organizationId'>,
): Promise<StoredZone> {
  const row = await db
    .updateTable('zone')
    .set({ ...zone, outlines: JSON.stringify(outlines) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow(() => notFound('The zone'));
  return toStored(row);
}

export async function deleteZone(db: Db, id: number): Promise<void> {
  await db.deleteFrom('zone').where('id', '=', id).execute();
}

/** The organisation an account belongs to. */
export async function findOrganizationOf(db: Db, userId: UserId): Promise<OrganizationId | undefined> {
  const row = await db.selectFrom('account').select('organizationId').where('id', '=', userId).executeTakeFirst();
  return row?.organizationId ?? undefined;
}

export async function hasOrganization(db: Db, id: OrganizationId): Promise<boolean> {
  return (await db.selectFrom('organization').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** To which organisation each vessel belongs. */
export async function findVesselOrganizations(
  db: Db,
  vesselIds: readonly VesselId[] | 'all',
): Promise<Map<VesselId, OrganizationId>> {
  const rows = await db
    .selectFrom('vessel')
    .select(['id', 'organizationId'])
    .where('removedMs', 'is', null)
    .$if(vesselIds !== 'all', (query) => query.where('id', '=', anyOf(vesselIds as readonly VesselId[])))
    .execute();
  return new Map(rows.map(({ id, organizationId }) => [id, organizationId]));
}

/** Of zones and vessels that are still there; a crossing that is known already stays one. */
export async function insertZoneEvents(db: Db, events: readonly Omit<ZoneEventTable, 'id'>[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const zones = await heldOf(tx, 'zone', new Set(events.map(({ zoneId }) => zoneId)));
    const vessels = await heldOf(tx, 'vessel', new Set(events.map(({ vesselId }) => vesselId)));
    const kept = events.filter(({ zoneId, vesselId }) => zones.has(zoneId) && vessels.has(vesselId));
    if (kept.length === 0) return;
    await tx
      .insertInto('zoneEvent')
      .values(kept)
      .onConflict((known) => known.doNothing())
      .execute();
  });
}

/** Which of these exist; locked against deletion until the transaction ends. */
async function heldOf(tx: Tx, table: 'zone' | 'vessel', ids: ReadonlySet<number>): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id = ${anyOf(ids)} for key share`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** The last crossing of each vessel and zone: where the evaluation resumes after a restart. */
export async function findLastZoneEvents(db: Db) {
  return db
    .selectFrom('zoneEvent')
    .distinctOn(['zoneId', 'vesselId'])
    .select(['zoneId', 'vesselId', 'kind', 'atMs', 'latitude', 'longitude'])
    .where('kind', '!=', 'speeding')
    .orderBy('zoneId')
    .orderBy('vesselId')
    .orderBy('atMs', 'desc')
    .execute();
}

export interface ZoneEventFilter {
  vesselIds: Iterable<VesselId>;
  organizationIds: Iterable<OrganizationId> | 'all';
  fromMs?: Instant | undefined;
  toMs?: Instant | undefined;
  offset: number;
  limit: number;
}

/** When the vessel had come in that leaves with an event: of its last crossing before, if that was a way in. */
const enteredMs = sql<number | null>`case when zone_event.kind = 'left' then (
  select case when before.kind = 'entered' then before.at_ms end from zone_event before
  where before.zone_id = zone_event.zone_id and before.vessel_id = zone_event.vessel_id
    and before.at_ms < zone_event.at_ms and before.kind <> 'speeding'
  order by before.at_ms desc limit 1) end`;

/** Newest first. */
export async function listEvents(db: Db, filter: ZoneEventFilter) {
  const { organizationIds, fromMs, toMs, offset, limit } = filter;
  const found = db
    .selectFrom('zoneEvent')
    .innerJoin('zone', 'zone.id', 'zoneEvent.zoneId')
    .innerJoin('vessel', 'vessel.id', 'zoneEvent.vesselId')
    .where('zoneEvent.vesselId', '=', anyOf(filter.vesselIds))
    .$if(organizationIds !== 'all', (query) =>
      query.where('zone.organizationId', '=', anyOf(organizationIds as Iterable<OrganizationId>)),
    )
    .$if(fromMs !== undefined, (query) => query.where('zoneEvent.atMs', '>=', fromMs as Instant))
    .$if(toMs !== undefined, (query) => query.where('zoneEvent.atMs', '<=', toMs as Instant));
  const total = await countRows(found);
  const rows = await found
    .selectAll('zoneEvent')
    .select(['zone.name as zoneName', 'vessel.name as vesselName', enteredMs.as('enteredMs')])
    .orderBy('zoneEvent.atMs', 'desc')
    .orderBy('zoneEvent.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: Number(total), rows };
}

/** Number of the newest event; 0 where there is none. */
export async function findLastEventId(db: Db): Promise<number> {
  const { id } = await db
    .selectFrom('zoneEvent')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return Number(id ?? 0);
}

/** Events written behind another, in their order, at most `limit`. */
export async function findEventsAfter(db: Db, id: number, limit: number) {
  return db
    .selectFrom('zoneEvent')
    .innerJoin('zone', 'zone.id', 'zoneEvent.zoneId')
    .innerJoin('vessel', 'vessel.id', 'zoneEvent.vesselId')
    .select(['zoneEvent.id', 'zoneEvent.zoneId', 'zoneEvent.vesselId', 'zoneEvent.kind', 'zoneEvent.atMs'])
    .select(['zoneEvent.speedKnots', 'zone.organizationId', 'zone.name as zoneName', 'vessel.name as vesselName'])
    .where('zoneEvent.id', '>', id)
    .orderBy('zoneEvent.id')
    .limit(limit)
    .execute();
}
export type NewZoneEvent = Awaited<ReturnType<typeof findEventsAfter>>[number];
