/** The facts behind a right, worked out by the store: nothing here is shared with the decision it explains. */
import type { Role } from '@fms/contract/account';
import type { UserId, VesselId } from '@fms/domain/identity';
import type { VesselWord } from '@fms/domain/permission';
import type { Instant } from '@fms/domain/time';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Answers of the store about one person and one vessel. */
export interface RightFacts {
  userId: UserId;
  userName: string;
  role: Role;
  vesselId: VesselId;
  vesselName: string;
  organizationName: string | null;
  vesselOrganizationName: string;
  isDeactivated: boolean;
  isRemoved: boolean;
  /** The second factor is missing, so that the role gives no more than that of a user. */
  isWithheld: boolean;
  isOfOrganization: boolean;
  reachesOrganization: boolean;
  /** Words of the assignment, also of one that has ended; null without one. */
  assignedWords: VesselWord[] | null;
  assignedUntilMs: Instant | null;
  assignedBy: string | null;
  hasAssignmentEnded: boolean;
}

/** Undefined when one of them is not there. */
export async function findRightFacts(
  db: Db,
  { userId, vesselId }: { userId: UserId; vesselId: VesselId },
  { now, twoFactorByDefault }: { now: Instant; twoFactorByDefault: boolean },
): Promise<RightFacts | undefined> {
  const { rows } = await sql<RightFacts>`
    select person.id as "userId", person.user_name as "userName", person.role, vessel.id as "vesselId",
      vessel.name as "vesselName", home.name as "organizationName", owner.name as "vesselOrganizationName",
      person.disabled_ms is not null as "isDeactivated",
      vessel.removed_ms is not null as "isRemoved",
      person.role in ('Admin', 'Manager') and not person.two_factor_enabled
        and coalesce(home.two_factor_required, ${twoFactorByDefault}::boolean) as "isWithheld",
      coalesce(person.organization_id = vessel.organization_id, false) as "isOfOrganization",
      person.reach = 'organization' as "reachesOrganization",
      given.words as "assignedWords", given.until_ms as "assignedUntilMs", given.granted_by as "assignedBy",
      coalesce(given.until_ms <= ${now}::bigint, false) as "hasAssignmentEnded"
    from account person
    cross join vessel
    join organization owner on owner.id = vessel.organization_id
    left join organization home on home.id = person.organization_id
    left join vessel_assignment given on given.account_id = person.id and given.vessel_id = vessel.id
    where person.id = ${userId} and vessel.id = ${vesselId}`.execute(db);
  return rows[0];
}
