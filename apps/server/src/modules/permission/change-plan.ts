/** What changes of assignments do, and whether the caller may make them; nothing is stored here. */
import type { PermissionChange } from '@fms/contract/permission';
import { fromWireTime } from '@fms/contract/scalar';
import type { VesselId } from '@fms/domain/identity';
import { type Assignment, type Grant, sortWords } from '@fms/domain/permission';
import { type Caller, createUnknownFailure } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { Failure, forbidden, invalid } from '../../platform/failure/failure.ts';
import {
  findAssignments,
  findPeople,
  formatPairKey,
  grantOfPerson,
  lockVesselFacts,
  type StoredAssignment,
} from '../vessel/index.ts';
import { type AskedChange, canManagePerson, findCallingPerson, findRefusal } from './permission.policy.ts';
import type { PermissionPorts } from './ports.ts';

/** Who changes, with the rights read before the transaction: it holds the only connection of the embedded store. */
export interface ChangingCaller {
  readonly caller: Caller;
  readonly grantOf: (vesselId: VesselId) => Grant;
}

type PlanPorts = Pick<PermissionPorts, 'clock' | 'twoFactorByDefault'>;

/** A change with what it would do, and why it is refused. */
export interface PlannedChange extends AskedChange {
  readonly stored: StoredAssignment | null;
  readonly held: { before: Grant; after: Grant };
  readonly refusal: Failure | null;
}

const toAfter = ({ words, until }: Pick<PermissionChange, 'words' | 'until'>): Assignment | null =>
  words.length === 0 ? null : { words: sortWords(words), until: until === null ? null : fromWireTime(until) };

const textOf = (assignment: Assignment | null) =>
  assignment && JSON.stringify([sortWords(assignment.words), assignment.until]);
/** Whether nothing would change. */
export const isSame = (one: Assignment | null, other: Assignment | null) => textOf(one) === textOf(other);

function requireOnce(changes: readonly PermissionChange[]): void {
  const pairs = new Set(changes.map(({ userId, vesselId }) => formatPairKey(userId, vesselId)));
  if (pairs.size < changes.length) throw invalid('A user is named twice for one vessel.');
}

/** Refuses an edit of an assignment that has changed since the form was filled. */
function findOutdated({ before }: PermissionChange, stored: StoredAssignment | null): Failure | null {
  if (before === undefined || isSame(before && toAfter(before), stored)) return null;
  return new Failure('changed-meanwhile', `${stored?.grantedBy ?? 'Another user'} changed this assignment.`);
}

/** Plans changes, all of which the caller may make. @throws the first refusal */
export async function requireAllowed(
  tx: Db,
  ports: PlanPorts,
  changing: ChangingCaller,
  changes: readonly PermissionChange[],
): Promise<PlannedChange[]> {
  const planned = await planChanges(tx, ports, changing, changes);
  const refused = planned.find(({ refusal }) => refusal !== null);
  if (refused?.refusal) throw refused.refusal;
  return planned;
}

/** Holds the vessels, then says of each change what it does and whether the caller may make it. */
export async function planChanges(
  tx: Db,
  { clock, twoFactorByDefault }: PlanPorts,
  { caller, grantOf }: ChangingCaller,
  changes: readonly PermissionChange[],
): Promise<PlannedChange[]> {
  requireOnce(changes);
  const now = clock.now();
  const moment = { now, twoFactorByDefault };
  const vesselIds = [...new Set(changes.map(({ vesselId }) => vesselId))];
  const userIds = [...new Set(changes.map(({ userId }) => userId))];
  if (!vesselIds.every((id) => grantOf(id).usable.includes('view'))) throw createUnknownFailure(caller, 'This vessel');
  const vessels = new Map((await lockVesselFacts(tx, vesselIds)).map((vessel) => [vessel.id, vessel]));
  const people = new Map((await findPeople(tx, userIds)).map((person) => [person.id, person]));
  const rows = await findAssignments(tx, { userIds: [...userIds, caller.userId], vesselIds });
  const stored = new Map(rows.map((row) => [formatPairKey(row.userId, row.vesselId), row]));
  const by = await findCallingPerson(tx, caller);
  return changes.map((asked) => {
    const [person, vessel] = [people.get(asked.userId), vessels.get(asked.vesselId)];
    if (!vessel) throw createUnknownFailure(caller, 'This vessel');
    const row = stored.get(formatPairKey(asked.userId, asked.vesselId)) ?? null;
    if (!person) throw createUnknownFailure(caller, 'This user');
    // A person who is neither managed nor assigned is answered as one who is not there.
    if (!canManagePerson(by, person) && row === null) throw forbidden();
    const change = { person, vessel, before: row, after: toAfter(asked) };
    const before = grantOfPerson(person, vessel, row, moment);
    const after = grantOfPerson(person, vessel, change.after, moment);
    const own = stored.get(formatPairKey(caller.userId, vessel.id)) ?? null;
    const state = { by, grant: grantOf(vessel.id), assignment: own };
    const losesEdit = before.usable.includes('edit') && !after.usable.includes('edit');
    const refusal = findOutdated(asked, row) ?? findRefusal(change, state, losesEdit, now);
    return { ...change, stored: row, held: { before, after }, refusal };
  });
}
