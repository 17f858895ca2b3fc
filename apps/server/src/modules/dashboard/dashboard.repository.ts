/** Rows of saved layouts: of a person on a vessel, of a vessel, of an organisation's ships of one type. */
import type { DashboardScope } from '@fms/contract/dashboard';
import type { ShipType } from '@fms/contract/vessel';
import type { OrganizationId, UserId, VesselId } from '@fms/domain/identity';
import type { Db } from '../../platform/database/database.ts';
import type { DashboardRow, DashboardTable } from '../../platform/database/tables/dashboard.ts';

/** Whose layout is meant when a scope is named: the vessel it was named on, and who named it. */
export interface DashboardPlace {
  readonly vesselId: VesselId;
  readonly accountId: UserId;
  readonly organizationId: OrganizationId;
  readonly shipType: ShipType;
}

/** Where layouts of a vessel are looked for; undefined for a vessel that is gone. */
export async function findPlace(db: Db, vesselId: VesselId, accountId: UserId): Promise<DashboardPlace | undefined> {
  const vessel = await db
    .selectFrom('vessel')
    .select(['organizationId', 'shipType'])
    .where('id', '=', vesselId)
    .where('removedMs', 'is', null)
    .executeTakeFirst();
  return vessel && { vesselId, accountId, ...vessel };
}

/** The columns that tell one row of a scope from all others. */
function keyOf(scope: DashboardScope, { vesselId, accountId, organizationId, shipType }: DashboardPlace) {
  const none = { vesselId: null, accountId: null, organizationId: null, shipType: null };
  if (scope === 'user') return { ...none, vesselId, accountId };
  return scope === 'vessel' ? { ...none, vesselId } : { ...none, organizationId, shipType };
}

/** What was ever saved for the place, of every scope, deleted ones included. */
export function findDashboards(db: Db, place: DashboardPlace): Promise<DashboardRow[]> {
  const { vesselId, accountId, organizationId, shipType } = place;
  return db
    .selectFrom('dashboard')
    .selectAll()
    .where((is) =>
      is.or([
        is.and({ scope: 'user', vesselId, accountId }),
        is.and({ scope: 'vessel', vesselId }),
        is.and({ scope: 'organization', organizationId, shipType }),
      ]),
    )
    .execute();
}

export function findDashboard(db: Db, id: number): Promise<DashboardRow | undefined> {
  return db.selectFrom('dashboard').selectAll().where('id', '=', id).executeTakeFirst();
}

type Content = Pick<DashboardTable, 'widgets' | 'userName' | 'savedMs'>;

/** Undefined when another save was first. */
export function insertDashboard(
  db: Db,
  scope: DashboardScope,
  place: DashboardPlace,
  content: Content,
): Promise<DashboardRow | undefined> {
  return db
    .insertInto('dashboard')
    .values({ scope, ...keyOf(scope, place), ...content, version: 1 })
    .onConflict((same) => same.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Undefined when the row is no longer of this version. */
export function updateDashboard(
  db: Db,
  { id, version }: Pick<DashboardRow, 'id' | 'version'>,
  content: Content,
): Promise<DashboardRow | undefined> {
  return db
    .updateTable('dashboard')
    .set({ ...content, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}
