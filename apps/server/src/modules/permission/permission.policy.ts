/** Who may look at and change the rights of others on vessels; decided here and nowhere else. */
import { LEVEL_ADMIN } from '@fms/domain/account';
import type { UserId, VesselId } from '@fms/domain/identity';
import {
  type Assignment,
  type ChangeRefusal,
  checkChange,
  type Grant,
  type Grantor,
  listDefaultWords,
} from '@fms/domain/permission';
import type { Instant } from '@fms/domain/time';
import { type Caller, createUnknownFailure } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { conflict, type Failure, forbidden } from '../../platform/failure/failure.ts';
import { canManage } from '../account/index.ts';
import { findPeople, type PersonFacts, type VesselFacts } from '../vessel/index.ts';

/** The caller with the account behind it. */
export interface CallingPerson {
  readonly caller: Caller;
  readonly own: PersonFacts;
}

export async function findCallingPerson(db: Db, caller: Caller): Promise<CallingPerson> {
  const [own] = await findPeople(db, [caller.userId]);
  if (!own) throw forbidden();
  return { caller, own };
}

export function canManagePerson({ caller, own }: CallingPerson, person: PersonFacts): boolean {
  return canManage({ ...caller, organizationId: own.organizationId }, person);
}

/** Whether the vessel is of the organisation whose vessels the caller reaches; all are an admin's. */
export function isOwnVessel({ caller, own }: CallingPerson, { organizationId }: VesselFacts): boolean {
  if (caller.level === LEVEL_ADMIN) return true;
  return own.reach === 'organization' && own.organizationId === organizationId;
}

/** The person, of whom the caller must be in charge; throws as for a person who is not there. */
export async function requireManagedPerson(db: Db, by: CallingPerson, userId: UserId): Promise<PersonFacts> {
  const [person] = await findPeople(db, [userId]);
  if (!person) throw createUnknownFailure(by.caller, 'This user');
  if (!canManagePerson(by, person)) throw forbidden();
  return person;
}

/** Throws unless the caller may change who reaches the vessel. */
export function requireEditable(grantOf: (id: VesselId) => Grant, vesselIds: readonly VesselId[]): void {
  if (!vesselIds.every((id) => grantOf(id).usable.includes('edit'))) throw forbidden();
}

/** One assignment as it is and as it shall be. */
export interface AskedChange {
  readonly person: PersonFacts;
  readonly vessel: VesselFacts;
  readonly before: Assignment | null;
  readonly after: Assignment | null;
}

/** What the caller has on the vessel of a change. */
export interface GrantorState {
  readonly by: CallingPerson;
  readonly grant: Grant;
  readonly assignment: Assignment | null;
}

function toGrantor({ by, grant, assignment }: GrantorState, { person, vessel }: AskedChange): Grantor {
  const isOwn = isOwnVessel(by, vessel);
  return {
    isAdmin: by.caller.level === LEVEL_ADMIN,
    grant,
    assignment,
    lasting: isOwn ? listDefaultWords(by.caller.level) : [],
    isOwnVessel: isOwn,
    managesPerson: canManagePerson(by, person),
    isSelf: person.id === by.caller.userId,
  };
}

function toFailure(refusal: ChangeRefusal, { person, vessel }: AskedChange): Failure {
  switch (refusal.why) {
    case 'vessel':
      return forbidden(`You may not change who reaches ${vessel.name}.`);
    case 'person':
      return forbidden(`You may not give ${person.userName} rights on ${vessel.name}.`);
    case 'self':
      return forbidden('You may not give rights to yourself.');
    case 'end':
      return forbidden(`Your own rights on ${vessel.name} end before that.`);
    case 'excess':
      return forbidden(`You may not give ${refusal.excess.join(', ')} on ${vessel.name}: you do not have it yourself.`);
  }
}

/** Why the caller may not make a change; null where it may. `losesEdit`: it takes `edit` from the person. */
export function findRefusal(
  change: AskedChange,
  state: GrantorState,
  losesEdit: boolean,
  now: Instant,
): Failure | null {
  const refusal = checkChange(change.before, change.after, toGrantor(state, change), now);
  if (refusal) return toFailure(refusal, change);
  const isSelf = change.person.id === state.by.caller.userId;
  if (isSelf && losesEdit) return conflict(`You would lose your own right to edit ${change.vessel.name}.`);
  return null;
}
