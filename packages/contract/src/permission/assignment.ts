/** Assignments of vessels to people (§7.10). The calls of version 1.4 set the whole list. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { defineList, defineVesselList } from '../endpoint/list.ts';
import { queryUserId, userId, vesselId } from '../scalar/id.ts';
import { wireTime } from '../scalar/time.ts';
import { givenUntil, givenWords, words } from '../vessel/word.ts';
import { assignment, grantSource } from './words.ts';

/** Entries of one list at most. */
const MAX_ASSIGNMENTS = 1000;

/** What a person holds on a vessel now. */
const holding = {
  words,
  /** Those of them that the person's level can use. */
  usable: words,
  through: grantSource,
  /** The assignment among them, also where it has ended; null without one. */
  assignment: assignment.extend({ grantedBy: z.string().nullable(), grantedAt: wireTime.nullable() }).nullable(),
};

export const vesselHolder = z.object({ userId, userName: z.string(), fullName: z.string(), ...holding });
export type VesselHolder = z.infer<typeof vesselHolder>;

export const heldVessel = z.object({ vesselId, name: z.string(), ...holding });
export type HeldVessel = z.infer<typeof heldVessel>;

export const getUsersFromVessel = defineVesselList('GET /api/v1.4/vessel/GetUsersFromVessel', 'manager', vesselHolder, {
  summary: 'Accounts with a right to the vessel, of other organisations too (7.10).',
});

export const getVesselsFromUser = defineList('GET /api/v1.4/vessel/GetVesselsFromUser', 'manager', heldVessel, {
  summary: 'Vessels to which the user has a right, of those the caller may see (7.10).',
  query: z.object({ userId: queryUserId }),
});

/**
 * A removal that leaves a vessel without an account that may edit it, admins apart, is refused with `conflict` and the
 * vessel's name unless this is true.
 */
const leaveUnmanaged = z.boolean().default(false);

/** Assignments to each user or vessel of a list, each with its words and its end. */
const givenTo = <Id extends z.ZodRawShape>(id: Id) =>
  z.array(z.object({ ...id, words: givenWords, until: givenUntil })).max(MAX_ASSIGNMENTS);

export const assignUserToVessel = defineEndpoint('POST /api/v1.1/vessel/AssignUserToVessel', 'manager', {
  summary: 'Assigns the vessel to one user with the words of its role, or ends that assignment (7.10).',
  body: z.object({ vesselId, userId, isAssign: z.boolean(), leaveUnmanaged }),
});

export const assignUsersToVessel = defineEndpoint('POST /api/v1.4/vessel/AssignUserToVessel', 'manager', {
  summary: 'Sets all assignments of one vessel; those not named end (7.10).',
  body: z.object({ vesselId, users: givenTo({ userId }), leaveUnmanaged }),
});

export const assignVesselsToUser = defineEndpoint('POST /api/v1.4/vessel/AssignVesselToUser', 'manager', {
  summary: 'Sets all assignments of one user among the vessels the caller manages; those not named end (7.10).',
  body: z.object({ userId, vessels: givenTo({ vesselId }), leaveUnmanaged }),
});

export const assignmentEndpoints = {
  getUsersFromVessel,
  getVesselsFromUser,
  assignUserToVessel,
  assignUsersToVessel,
  assignVesselsToUser,
};
