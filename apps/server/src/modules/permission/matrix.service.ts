/** One page of people × vessels with what each holds (§9.12). */

import type { QueryOf } from '@fms/contract/endpoint';
import type { getPermissionMatrix, MatrixCell, PermissionMatrix } from '@fms/contract/permission';
import { toWireTime } from '@fms/contract/scalar';
import { LEVEL_ADMIN } from '@fms/domain/account';
import type { OrganizationId } from '@fms/domain/identity';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';
import { forbidden } from '../../platform/failure/failure.ts';
import {
  findAssignments,
  formatPairKey,
  type GrantMoment,
  grantOfPerson,
  type PersonFacts,
  type StoredAssignment,
  type VesselFacts,
} from '../vessel/index.ts';
import { type CallingPerson, canManagePerson, findCallingPerson } from './permission.policy.ts';
import type { PermissionPorts } from './ports.ts';
import { findMatrixPeople, findMatrixVessels } from './reach.repository.ts';

/** The organisation a page is about; null for all, which admins alone may ask for. */
function organizationOf({ caller, own }: CallingPerson, asked: OrganizationId | undefined): OrganizationId | null {
  if (caller.level === LEVEL_ADMIN) return asked ?? null;
  if (own.organizationId === null || (asked !== undefined && asked !== own.organizationId)) throw forbidden();
  return own.organizationId;
}

function cellOf(
  person: PersonFacts,
  vessel: VesselFacts,
  assignment: StoredAssignment | null,
  moment: GrantMoment,
): MatrixCell {
  const { words, usable, through } = grantOfPerson(person, vessel, assignment, moment);
  const until = assignment?.until == null ? null : toWireTime(assignment.until);
  const assigned = assignment && [...assignment.words];
  return { userId: person.id, vesselId: vessel.id, words, usable, through, until, assigned };
}

export function createMatrix(
  { db, clock, grants, twoFactorByDefault }: PermissionPorts,
  rights: Pick<VesselRights, 'visible'>,
) {
  return {
    async read(caller: Caller, asked: QueryOf<typeof getPermissionMatrix>): Promise<PermissionMatrix> {
      const by = await findCallingPerson(db, caller);
      const organizationId = organizationOf(by, asked.organizationId);
      const grantOf = await grants.of(caller);
      const ids = [...(await rights.visible(caller))].filter((id) => grantOf(id).usable.includes('edit'));
      const { userOffset, userLimit, userSearch, vesselOffset, vesselLimit, vesselSearch } = asked;
      const userSide = { offset: userOffset, limit: userLimit, search: userSearch };
      const vesselSide = { offset: vesselOffset, limit: vesselLimit, search: vesselSearch };
      const people = await findMatrixPeople(db, organizationId, userSide);
      const vessels = await findMatrixVessels(db, { ids, organizationId }, vesselSide);
      const [userIds, vesselIds] = [people.rows.map(({ id }) => id), vessels.rows.map(({ id }) => id)];
      const rows = await findAssignments(db, { userIds, vesselIds });
      const assigned = new Map(rows.map((row) => [formatPairKey(row.userId, row.vesselId), row]));
      const moment = { now: clock.now(), twoFactorByDefault };
      const cells = people.rows.flatMap((person) =>
        vessels.rows
          .map((vessel) => cellOf(person, vessel, assigned.get(formatPairKey(person.id, vessel.id)) ?? null, moment))
          .filter(({ words, assigned: given }) => words.length > 0 || given !== null),
      );
      const mayGive = (person: PersonFacts) =>
        caller.level === LEVEL_ADMIN || (person.id !== caller.userId && canManagePerson(by, person));
      return {
        users: people.rows.map((person) => {
          const { id, userName, fullName, role, reach, disabledMs } = person;
          const of = { organizationId: person.organizationId, reach, disabled: disabledMs !== null };
          return { id, userName, fullName, role, ...of, editable: mayGive(person) };
        }),
        vessels: vessels.rows.map(({ id, name, organizationId: of }) => ({
          ...{ id, name, organizationId: of },
          grantable: grantOf(id).usable,
        })),
        userTotal: people.total,
        vesselTotal: vessels.total,
        cells,
      };
    },
  };
}
export type Matrix = ReturnType<typeof createMatrix>;
