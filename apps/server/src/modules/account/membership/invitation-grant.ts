/** What an invitation grants: kept with its code, so that sign-up can ask for nothing else. */
import { role } from '@fms/contract/account';
import { getPermissionLevel } from '@fms/domain/account';
import type { OrganizationId, UserId, VesselId } from '@fms/domain/identity';
import { type Assignment, findGrantable, listDefaultWords, VESSEL_WORDS } from '@fms/domain/permission';
import type { Instant } from '@fms/domain/time';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import {
  findAssignments,
  findPeople,
  findVesselFacts,
  type GrantMoment,
  grantOfPerson,
  insertAssignments,
} from '../../vessel/index.ts';

/** Those of before words existed have neither words nor an end. */
export const invitationGrant = z.object({
  role,
  organizationId: z
    .int()
    .transform((id) => id as OrganizationId)
    .nullable(),
  vesselIds: z.array(z.int().transform((id) => id as VesselId)),
  words: z.array(z.enum(VESSEL_WORDS)).optional(),
  until: z.string().nullable().default(null),
  invitedBy: z.int().transform((id) => id as UserId),
});
export type InvitationGrant = z.output<typeof invitationGrant>;

const earlier = (one: Instant | null, other: Instant | null) =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** The assignments that the inviter may still give, for no longer than the inviter has the vessel. */
async function findStillGiven(
  tx: Db,
  { role: invited, vesselIds, words, until, invitedBy }: InvitationGrant,
  moment: GrantMoment,
): Promise<{ vesselId: VesselId; assignment: Assignment; grantedBy: string }[]> {
  const [inviter] = await findPeople(tx, [invitedBy]);
  if (!inviter) return [];
  const rows = await findAssignments(tx, { userIds: [invitedBy], vesselIds });
  const own = new Map(rows.map((row) => [row.vesselId, row]));
  const wanted = words ?? listDefaultWords(getPermissionLevel(invited));
  return (await findVesselFacts(tx, vesselIds)).flatMap((vessel) => {
    const held = own.get(vessel.id) ?? null;
    const grant = grantOfPerson(inviter, vessel, held, moment);
    if (!grant.usable.includes('edit')) return [];
    const end = until === null ? null : Date.parse(until);
    const last = grant.through === 'assignment' ? earlier(end, held?.until ?? null) : end;
    const assignment = { words: findGrantable(wanted, grant), until: last };
    return [{ vesselId: vessel.id, assignment, grantedBy: inviter.userName }];
  });
}

/** Assigns the vessels of an invitation; answers whether it gives any, where it names some. */
export async function assignInvited(
  tx: Db,
  accountId: UserId,
  granted: InvitationGrant,
  moment: GrantMoment,
): Promise<boolean> {
  const given = await findStillGiven(tx, granted, moment);
  for (const { vesselId, assignment, grantedBy } of given) {
    await insertAssignments(tx, { accountId, vesselIds: [vesselId], ...assignment, grantedBy, now: moment.now });
  }
  return granted.vesselIds.length === 0 || given.length > 0;
}
