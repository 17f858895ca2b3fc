/** What the form of an invitation holds, and the call it makes: one for a single address, another for several. */
import { generateInviteEmail, type Invitation, inviteMany, role } from '@fms/contract/account';
import { type OrganizationId, toId } from '@fms/domain/identity';
import { VESSEL_WORDS } from '@fms/domain/permission';
import { z } from 'zod';
import { call } from '../../../api/index.ts';

/** Stands for "no organisation": a choice has no empty value. */
export const NO_ORGANIZATION = 0;
const MOST_ADDRESSES = 100;

const { vesselIds, until, email: address } = generateInviteEmail.body.shape;

/** Addresses of a text, each once: between them stand commas, semicolons or blanks. */
export function splitAddresses(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((part) => part !== ''))];
}

export const inviteForm = z
  .object({
    email: z
      .string()
      .trim()
      .min(1)
      .superRefine((text, context) => {
        const all = splitAddresses(text);
        const wrong = all.filter((part) => !address.safeParse(part).success);
        const fail = (message: string, params: object = {}) => context.addIssue({ code: 'custom', message, params });
        if (wrong.length > 0 && all.length === 1) fail('EMAIL_INVALID');
        else if (wrong.length > 0) fail('EMAILS_INVALID', { addresses: wrong.join(', ') });
        if (all.length > MOST_ADDRESSES) fail('EMAILS_TOO_MANY', { maximum: MOST_ADDRESSES });
      })
      .transform(splitAddresses),
    role,
    organizationId: z.number().transform((id) => (id === NO_ORGANIZATION ? null : toId<OrganizationId>(id))),
    vesselIds,
    /** None: the words of the role. */
    words: z.array(z.enum(VESSEL_WORDS)),
    until,
  })
  .refine(({ organizationId, vesselIds: chosen }) => organizationId !== null || chosen.length > 0, {
    path: ['vesselIds'],
    error: 'INVITE_NEEDS_VESSELS',
  });

export interface InviteOutcome {
  /** No mail server is configured. */
  readonly kept: boolean;
  readonly invited: readonly string[];
  readonly refused: readonly { readonly email: string; readonly refusal: string }[];
}

/** Invites each address; throws what the server refused altogether, of one address also its own refusal. */
export async function sendInvitations(form: z.output<typeof inviteForm>): Promise<InviteOutcome> {
  const { email: emails, vesselIds: chosen, words: given, until: end, ...place } = form;
  // Words and end belong to the assignments, of which there are none without vessels.
  const granted = chosen.length === 0 ? { vesselIds: [], until: null } : { vesselIds: chosen, until: end };
  const body = { ...place, ...granted, ...(chosen.length > 0 && given.length > 0 && { words: given }) };
  const [email = ''] = emails;
  if (emails.length === 1) {
    const { kept } = await call(generateInviteEmail, { body: { ...body, email } });
    return { kept, invited: emails, refused: [] };
  }
  const { kept, results } = await call(inviteMany, { body: { ...body, emails } });
  return {
    kept,
    invited: results.filter(({ refusal }) => refusal === null).map(({ email: invited }) => invited),
    refused: results.flatMap(({ email: refused, refusal }) => (refusal === null ? [] : [{ email: refused, refusal }])),
  };
}

/** What the form holds at first: as another invitation where one is copied, without its address. */
export function fillInviteForm(
  copied: Invitation | undefined,
  organizationId: OrganizationId | undefined,
): z.input<typeof inviteForm> {
  const place = copied === undefined ? organizationId : copied.organizationId;
  return {
    email: '',
    role: copied?.role ?? 'User',
    organizationId: place ?? NO_ORGANIZATION,
    vesselIds: [...(copied?.vesselIds ?? [])],
    words: [...(copied?.words ?? [])],
    until: copied?.until ?? null,
  };
}
