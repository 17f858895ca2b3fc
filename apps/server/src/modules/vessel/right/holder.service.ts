/** Who holds a right on a vessel. */
import type { VesselId } from '@fms/domain/identity';
import type { Grant } from '@fms/domain/permission';
import type { Db } from '../../../platform/database/database.ts';
import { findAssignments, type StoredAssignment } from './assignment.repository.ts';
import { findPossibleHolders, findVesselFacts } from './person.repository.ts';
import { type GrantMoment, grantOfPerson, type PersonFacts } from './person-grant.ts';

export interface Holder {
  readonly person: PersonFacts;
  readonly grant: Grant;
  /** Also where it has ended. */
  readonly assignment: StoredAssignment | null;
}

/** Accounts with a right on the vessel at this moment, by name; none of a vessel that is removed or not there. */
export async function findHolders(db: Db, vesselId: VesselId, moment: GrantMoment): Promise<Holder[]> {
  const [vessel] = await findVesselFacts(db, [vesselId]);
  if (vessel === undefined) return [];
  const assigned = new Map((await findAssignments(db, { vesselIds: [vesselId] })).map((one) => [one.userId, one]));
  return (await findPossibleHolders(db, vesselId))
    .map((person) => {
      const assignment = assigned.get(person.id) ?? null;
      return { person, assignment, grant: grantOfPerson(person, vessel, assignment, moment) };
    })
    .filter(({ grant }) => grant.words.length > 0);
}
