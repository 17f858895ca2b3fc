/** Rows of vessels. */
import type { ShipType } from '@fms/contract/vessel';
import type { FolderId, OrganizationId, UserId, VesselId } from '@fms/domain/identity';
import type { GrantFacts } from '@fms/domain/permission';
import type { Instant } from '@fms/domain/time';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { VesselRow } from '../../platform/database/tables/vessel.ts';

/** Why a user may have rights on a vessel, before level and time are asked. */
export interface VesselReach extends Pick<GrantFacts, 'isOwn' | 'reach' | 'assignment'> {
  id: VesselId;
}

/** Every vessel in service, as an admin reaches it. */
export async function findAllVesselIds(db: Db): Promise<VesselId[]> {
  const rows = await db.selectFrom('vessel').select('id').where('removedMs', 'is', null).execute();
  return rows.map(({ id }) => id);
}

/** Vessels in service of the account's organisation and those assigned to the account. */
export async function findReachedVessels(db: Db, accountId: UserId): Promise<VesselReach[]> {
  const rows = await db
    .selectFrom('vessel')
    .innerJoin('account', (join) => join.on('account.id', '=', accountId))
    .leftJoin('vesselAssignment as assigned', (join) =>
      join.onRef('assigned.vesselId', '=', 'vessel.id').onRef('assigned.accountId', '=', 'account.id'),
    )
    .select([
      'vessel.id',
      'account.reach',
      'assigned.words',
      'assigned.untilMs',
      sql<boolean>`vessel.organization_id is not distinct from account.organization_id`.as('isOwn'),
    ])
    .where('vessel.removedMs', 'is', null)
    .where((is) =>
      is.or([
        is('vessel.organizationId', '=', is.ref('account.organizationId')),
        is('assigned.accountId', 'is not', null),
      ]),
    )
    .execute();
  return rows.map(({ words, untilMs, ...row }) => ({
    ...row,
    assignment: words === null ? null : { words, until: untilMs },
  }));
}

const inService = (db: Db, ids: ReadonlySet<VesselId>) =>
  db
    .selectFrom('vessel')
    .where('id', '=', sql<VesselId>`any(${[...ids]}::bigint[])`)
    .where('removedMs', 'is', null)
    .orderBy('id');

/** Those in service, by id; unknown ids are left out. */
export async function findVessels(db: Db, ids: ReadonlySet<VesselId>): Promise<VesselRow[]> {
  return ids.size === 0 ? [] : inService(db, ids).selectAll().execute();
}

/** Number of the transaction that last wrote a row; each change of the row gives it a new one. */
const VERSION = sql<string>`vessel.xmin::text`;

/** Changes with every change of any vessel in service; with its number, so that two changes never cancel out. */
export async function readVersionSum(db: Db): Promise<string> {
  const { sum } = await db
    .selectFrom('vessel')
    .select(sql<string>`count(*)::text || ' ' || coalesce(sum(xmin::text::bigint * id), 0)::text`.as('sum'))
    .where('removedMs', 'is', null)
    .executeTakeFirstOrThrow();
  return sum;
}

/** The version of each vessel in service. */
export async function findRowVersions(db: Db): Promise<Map<VesselId, string>> {
  const rows = await db
    .selectFrom('vessel')
    .select(['id', VERSION.as('version')])
    .where('removedMs', 'is', null)
    .execute();
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Those in service, each with its version. */
export async function findVersionedVessels(
  db: Db,
  ids: readonly VesselId[],
): Promise<(VesselRow & { version: string })[]> {
  return inService(db, new Set(ids)).selectAll().select(VERSION.as('version')).execute();
}

/** What says whether vessels are sister ships. */
export type TypedVessel = Pick<VesselRow, 'id' | 'organizationId' | 'shipType' | 'detail'>;

/** An organisation's vessels of one type, by id. */
export async function findVesselsOfType(
  db: Db,
  { organizationId, shipType }: Pick<VesselRow, 'organizationId' | 'shipType'>,
): Promise<TypedVessel[]> {
  return db
    .selectFrom('vessel')
    .select(['id', 'organizationId', 'shipType', 'detail'])
    .where('organizationId', '=', organizationId)
    .where('shipType', '=', shipType)
    .where('removedMs', 'is', null)
    .orderBy('id')
    .execute();
}

/** Settings of every vessel in service, with how long its organisation keeps readings. */
export async function findVesselOptions(
  db: Db,
): Promise<(Pick<VesselRow, 'id' | 'options'> & { retentionDays: number })[]> {
  return db
    .selectFrom('vessel')
    .innerJoin('organization', 'organization.id', 'vessel.organizationId')
    .select(['vessel.id', 'vessel.options', 'organization.retentionDays'])
    .where('vessel.removedMs', 'is', null)
    .execute();
}

/** Deleted ones are among them: what they are called and their MMSI stay theirs for as long as they can be brought back. */
export type NamedVessel = Pick<VesselRow, 'id' | 'name' | 'mmsi' | 'removedMs'>;

const named = (db: Db) => db.selectFrom('vessel').select(['id', 'name', 'mmsi', 'removedMs']);

/** In service. */
export async function findVesselById(db: Db, id: VesselId): Promise<NamedVessel | undefined> {
  return named(db).where('id', '=', id).where('removedMs', 'is', null).executeTakeFirst();
}

/** All that any of these could mean, whatever the case of a name; several ships may share one. In order of their ids. */
export async function findVesselsLike(
  db: Db,
  wanted: { ids: readonly number[]; mmsis: readonly string[]; names: readonly string[] },
): Promise<NamedVessel[]> {
  const { ids, mmsis, names } = wanted;
  return named(db)
    .where((is) =>
      is.or([
        is('id', '=', sql<VesselId>`any(${ids}::bigint[])`),
        is('mmsi', '=', sql<string>`any(${mmsis}::text[])`),
        is(sql`lower(name)`, '=', sql`any(${names.map((name) => name.toLowerCase())}::text[])`),
      ]),
    )
    .orderBy('id')
    .execute();
}

export async function setMmsi(db: Db, id: VesselId, mmsi: string): Promise<void> {
  await db.updateTable('vessel').set({ mmsi }).where('id', '=', id).execute();
}

export interface NewVessel {
  name: string;
  organizationId: OrganizationId;
  folderId: FolderId | null;
  imo?: string | undefined;
  mmsi?: string | undefined;
  callSign?: string | undefined;
  shipType?: ShipType | undefined;
  now: Instant;
}

/** Answers them in order. */
export async function insertVessels(db: Db, vessels: readonly NewVessel[]): Promise<NamedVessel[]> {
  const rows = vessels.map(({ now, ...values }) => ({ ...values, options: '{}', createdMs: now }));
  return db.insertInto('vessel').values(rows).returning(['id', 'name', 'mmsi', 'removedMs']).execute();
}

/** Held until the transaction ends, so that two links naming the same new ship make one vessel. */
export async function lockVesselCreation(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('vessel-creation'))`.execute(db);
}
