/** Rows of what vessels are to run and what they run, and of the versions of browsers. */
import type { UserId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { VesselVersionTable } from '../../platform/database/tables/version.ts';

/** Vessels in service of every organisation, or of that of an account. */
export async function findManagedVessels(db: Db, accountId: UserId | null): Promise<{ id: VesselId; name: string }[]> {
  return db
    .selectFrom('vessel')
    .select(['id', 'name'])
    .where('removedMs', 'is', null)
    .$if(accountId !== null, (query) => query.where('organizationId', '=', organizationOf(db, accountId as UserId)))
    .orderBy('id')
    .execute();
}

export async function findVesselVersions(db: Db): Promise<VesselVersionTable[]> {
  return db.selectFrom('vesselVersion').selectAll().execute();
}

/** What was chosen for a vessel; version and build are null where it is to run the newest release. */
export interface ChosenVersion {
  readonly version: string | null;
  readonly build: string | null;
  readonly holdReason: string | null;
}

/** Of these vessels those for which something was chosen; their rows are locked until the transaction ends. */
export async function findChosenVersions(
  tx: Db,
  vesselIds: readonly VesselId[],
): Promise<Map<VesselId, ChosenVersion>> {
  const rows = await tx
    .selectFrom('vesselVersion')
    .leftJoin('productVersion', 'productVersion.id', 'vesselVersion.versionId')
    .select(['vesselId', 'productVersion.version', 'productVersion.build', 'holdReason'])
    .where('vesselId', '=', sql<VesselId>`any(${[...vesselIds]}::bigint[])`)
    .forUpdate('vesselVersion')
    .execute();
  return new Map(rows.map((row) => [row.vesselId, row]));
}

/** Names of vessels that are to run a release. */
export async function findVesselsToRun(db: Db, versionId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('vesselVersion')
    .innerJoin('vessel', 'vessel.id', 'vesselVersion.vesselId')
    .select('vessel.name')
    .where('versionId', '=', versionId)
    .orderBy('vessel.name')
    .execute();
  return rows.map(({ name }) => name);
}

/** What is left out of `change` stays. */
export async function saveVesselVersions(
  db: Db,
  vesselIds: readonly VesselId[],
  change: Partial<Omit<VesselVersionTable, 'vesselId'>>,
): Promise<void> {
  const none = { versionId: null, holdBy: null, holdMs: null, holdReason: null };
  await db
    .insertInto('vesselVersion')
    .values(vesselIds.map((vesselId) => ({ vesselId, ...none, ...change })))
    .onConflict((known) => known.column('vesselId').doUpdateSet(change))
    .execute();
}

/** Sign-ins that still count by the version their browser named, of all accounts or of those of an account's organisation. */
export async function countBrowsers(
  db: Db,
  accountId: UserId | null,
  now: Instant,
): Promise<{ version: string; signIns: number }[]> {
  return db
    .selectFrom('signIn')
    .innerJoin('account', 'account.id', 'signIn.accountId')
    .select(({ fn }) => ['signIn.clientVersion as version', fn.countAll<number>().as('signIns')])
    .where('signIn.revokedMs', 'is', null)
    .where('signIn.impersonatedBy', 'is', null)
    .where('signIn.expiresMs', '>', now)
    .$if(accountId !== null, (query) =>
      query.where('account.organizationId', '=', organizationOf(db, accountId as UserId)),
    )
    .groupBy('signIn.clientVersion')
    .orderBy(sql`count(*)`, 'desc')
    .execute();
}

function organizationOf(db: Db, accountId: UserId) {
  return db.selectFrom('account as own').select('own.organizationId').where('own.id', '=', accountId);
}
