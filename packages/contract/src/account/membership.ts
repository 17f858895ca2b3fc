/** Becoming, staying and ceasing to be a user: sign-up, reset, profile, deletion (§2.5–2.7, 7.2). */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { defineList } from '../endpoint/list.ts';
import { queryOrganizationId, queryUserId, queryVesselId, userId } from '../scalar/id.ts';
import { editedRevision } from '../scalar/revision.ts';
import { secretText, text } from '../scalar/text.ts';
import { tokenAnswer } from './account.ts';
import { invitationEndpoints } from './invitation.ts';
import { role, userProfile } from './user.ts';
import { userEntry } from './user-entry.ts';

/** §9.13: 8 to 128 characters; the server alone checks what they must include. */
const password = secretText(128).min(1);
const code = secretText(400).min(1);

export const forgotPassword = defineEndpoint('GET /api/v1.0/account/forgotPassword', 'anonymous', {
  summary: 'Mails a reset link if the address is known; the answer never tells (2.5, 7.2).',
  query: z.object({ email: z.email().max(200), orgId: z.coerce.number().int().min(0) }),
});

export const resetPassword = defineEndpoint('POST /api/v1.0/account/ResetPassword', 'anonymous', {
  summary: 'Sets a new password with the single-use code of the mail (2.6, 7.2).',
  body: z.object({ username: text(200).min(1), password, confirmPassword: password, code }),
});

export const deactivateUser = defineEndpoint('POST /api/v2/account/deactivate', 'manager', {
  summary: 'Ends the sign-ins and rights of a user, who is kept and can be reactivated.',
  body: z.object({
    userId,
    /** False: refused with `conflict` where a vessel loses the last user, admins apart, who may edit it. */
    leaveUnmanaged: z.boolean().default(false),
  }),
});

export const reactivateUser = defineEndpoint('POST /api/v2/account/reactivate', 'manager', {
  summary: 'Gives a deactivated user back what role, organisation and assignments give now.',
  body: z.object({ userId }),
});

export const register = defineEndpoint('POST /api/v1.0/account/Register', 'anonymous', {
  summary: 'Creates the invited user (2.7, 7.2).',
  body: z.object({
    username: text(100).trim().min(1),
    email: z.email().max(200),
    password,
    confirmPassword: password,
    code,
  }),
});

export const getAllRoles = defineEndpoint('GET /api/v1.0/account/getallrole', 'manager', {
  summary: 'Roles a user can have (7.2).',
  answer: z.array(z.object({ id: z.int(), name: role })),
});

export const getIpGeo = defineEndpoint('GET /api/v1.0/account/GetIPGeo', 'user', {
  summary: 'The address the caller comes from; places only where a look-up is configured (7.2).',
  answer: z.object({ ip: z.string(), country: z.string().nullable(), city: z.string().nullable() }),
});

export const deleteUser = defineEndpoint('DELETE /api/v1.0/account/Delete', 'manager', {
  summary: 'Deletes a user and ends the user’s sign-ins (7.2).',
  query: z.object({ userId: queryUserId }),
});

export const editAccountInfomation = defineEndpoint('PUT /api/v1.0/account/EditAccountInfomation', 'user', {
  summary: 'Stores the whole profile; role and organisation only from those who may change them (7.2).',
  body: userProfile.omit({ changedAt: true, changedBy: true }).extend({ revision: editedRevision }),
  answer: userProfile,
});

export const changePassword = defineEndpoint('PUT /api/v1.0/account/ChangePassword', 'user', {
  summary: 'Changes the password, ends the other sign-ins and answers a fresh token (7.2).',
  body: z.object({ oldPassword: password, newPassword: password, confirmPassword: password }),
  answer: tokenAnswer,
});

export const getUsers = defineList('GET /api/v1.0/account/GetUsers', 'manager', userEntry, {
  summary: 'Users the caller manages, of one organisation or with a right to one vessel (7.2).',
  query: z.object({ organizationId: queryOrganizationId.optional(), vesselId: queryVesselId.optional() }),
});

/** What the caller may do, in words: screens ask these, the server asks the same policies again on each call. */
export const abilities = z.object({
  level: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  manageUsers: z.boolean(),
  manageVessels: z.boolean(),
  impersonate: z.boolean(),
  seeOutbox: z.boolean(),
  seeFeedback: z.boolean(),
  seeAudit: z.boolean(),
  /** Whether the guide for the first hour of a live server is not over. */
  firstHour: z.boolean().optional(),
  /** Lower-case functions hidden by the configuration's functionLimit. */
  hidden: z.array(z.string()),
});
export type Abilities = z.infer<typeof abilities>;

export const getAbilities = defineEndpoint('GET /api/v2/account/abilities', 'user', {
  summary: 'What the caller may do, decided by the policies of the server (6).',
  answer: abilities,
});

export const membershipEndpoints = {
  forgotPassword,
  resetPassword,
  ...invitationEndpoints,
  deactivateUser,
  reactivateUser,
  register,
  getAllRoles,
  getIpGeo,
  deleteUser,
  editAccountInfomation,
  changePassword,
  getUsers,
  getAbilities,
};
