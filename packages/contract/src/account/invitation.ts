/** Invitations to become a user (§7.2). */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { defineList } from '../endpoint/list.ts';
import { organizationId, vesselId } from '../scalar/id.ts';
import { wireTime } from '../scalar/time.ts';
import { givenUntil, givenWords, words } from '../vessel/word.ts';
import { role } from './user.ts';

/**
 * What an invitation grants. With vessels the user reaches these alone; without an organisation, which only admins may
 * leave out, nothing else is possible.
 */
const granted = {
  role,
  organizationId: organizationId.nullable(),
  vesselIds: z.array(vesselId).max(1000).default([]),
  /** Words on each of the vessels; those of the role where left out. */
  words: givenWords.min(1).optional(),
  /** The end of the assignments. */
  until: givenUntil,
};

export const generateInviteEmail = defineEndpoint('POST /api/v1.0/account/generateInviteEmail', 'manager', {
  summary: 'Mails an invitation for a role in an organisation or on vessels; the code lives 7 days (7.2).',
  body: z.object({ email: z.email().max(200), ...granted }),
  /** `kept`: no mail server is configured, so that an admin has to hand the link on. */
  answer: z.object({ kept: z.boolean() }),
});

export const inviteMany = defineEndpoint('POST /api/v2/account/invite-many', 'manager', {
  summary: 'Mails the same invitation to many addresses; an address that cannot be invited stops no other.',
  body: z.object({ emails: z.array(z.email().max(200)).min(1).max(100), ...granted }),
  answer: z.object({
    kept: z.boolean(),
    /** In the order of the request, each address once; `refusal` is null for those that were invited. */
    results: z.array(z.object({ email: z.string(), refusal: z.string().nullable() })),
  }),
});

export const invitation = z.object({
  email: z.string(),
  role,
  organizationId: organizationId.nullable(),
  vesselIds: z.array(vesselId),
  words: words.nullable(),
  until: wireTime.nullable(),
  invitedBy: z.string().nullable(),
  invitedAt: wireTime,
  expiresAt: wireTime,
});
export type Invitation = z.infer<typeof invitation>;

export const listInvitations = defineList('GET /api/v2/account/invitations', 'manager', invitation, {
  summary: 'Open invitations into what the caller may invite to, newest first.',
});

export const withdrawInvitation = defineEndpoint('DELETE /api/v2/account/invitations', 'manager', {
  summary: 'Makes the code of an open invitation worthless.',
  query: z.object({ email: z.email().max(200) }),
});

export const invitationEndpoints = { generateInviteEmail, inviteMany, listInvitations, withdrawInvitation };
