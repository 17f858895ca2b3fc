/** Which vessels and people a page of rights is about. */
import type { OrganizationId, VesselId } from '@fms/domain/identity';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { type PersonFacts, selectPeople, type VesselFacts } from '../vessel/index.ts';

/** Vessels in service that the person may hold a right on, by id. */
export async function findReachableVesselIds(
  db: Db,
  { id, role, organizationId }: Pick<PersonFacts, 'id' | 'role' | 'organizationId'>,
): Promise<VesselId[]> {
  const rows = await db
    .selectFrom('vessel')
    .select('id')
    .where('removedMs', 'is', null)
    .$if(role !== 'Admin', (query) =>
      query.where((is) =>
        is.or([
          is('organizationId', 'is not distinct from', organizationId as OrganizationId),
          is('id', 'in', (of) => of.selectFrom('vesselAssignment').select('vesselId').where('accountId', '=', id)),
        ]),
      ),
    )
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** One side of the matrix: what to leave out at its beginning, how many, and a part of the name. */
export interface Side {
  offset: number;
  limit: number;
  search: string | undefined;
}

/** `%` and `_` of what was typed stand for themselves. */
const containing = (part: string) => `%${part.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * Accounts by name: of an organisation and those assigned to its vessels; all where none is named. Answers one page and
 * how many there are.
 */
export async function findMatrixPeople(
  db: Db,
  organizationId: OrganizationId | null,
  { offset, limit, search }: Side,
): Promise<{ rows: PersonFacts[]; total: number }> {
  const assignedTo = (organization: OrganizationId) => sql<boolean>`exists (
    select from vessel_assignment join vessel on vessel.id = vessel_assignment.vessel_id
    where vessel_assignment.account_id = account.id and vessel.organization_id = ${organization}
      and vessel.removed_ms is null
  )`;
  const rows = await selectPeople(db)
    .select(sql<number>`count(*) over ()`.as('total'))
    .$if(organizationId !== null, (query) =>
      query.where((is) =>
        is.or([is('account.organizationId', '=', organizationId), assignedTo(organizationId as OrganizationId)]),
      ),
    )
    .$if(search !== undefined, (query) =>
      query.where(
        sql<boolean>`(lower(account.user_name) like ${containing(search ?? '')}
          or lower(account.full_name) like ${containing(search ?? '')})`,
      ),
    )
    .orderBy('account.userName')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows: rows.map(({ total: _, ...person }) => person), total: Number(rows[0]?.total ?? 0) };
}

/** Vessels in service by name, of `ids`, and of one organisation where one is named. */
export async function findMatrixVessels(
  db: Db,
  { ids, organizationId }: { ids: readonly VesselId[]; organizationId: OrganizationId | null },
  { offset, limit, search }: Side,
): Promise<{ rows: VesselFacts[]; total: number }> {
  const rows = await db
    .selectFrom('vessel')
    .select(['id', 'name', 'organizationId', 'removedMs'])
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('removedMs', 'is', null)
    .where('id', '=', sql<VesselId>`any(${[...ids]}::bigint[])`)
    .$if(organizationId !== null, (query) => query.where('organizationId', '=', organizationId as OrganizationId))
    .$if(search !== undefined, (query) => query.where(sql<boolean>`lower(name) like ${containing(search ?? '')}`))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows: rows.map(({ total: _, ...vessel }) => vessel), total: Number(rows[0]?.total ?? 0) };
}
