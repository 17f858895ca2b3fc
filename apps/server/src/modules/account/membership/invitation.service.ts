/** Invitations (§7.2): a new user needs a code sent to the invited mailbox. */

import type { generateInviteEmail, inviteMany } from '@fms/contract/account';
import type { AnswerOf, BodyOf } from '@fms/contract/endpoint';
import { HOUR_MS } from '@fms/domain/time';
import type { Caller } from '../../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../../platform/audit/audit.ts';
import { conflict, Failure, forbidden, invalid, notFound } from '../../../platform/failure/failure.ts';
import { createLimit } from '../attempt/limit.service.ts';
import { replaceCode } from '../one-time-code/one-time-code.repository.ts';
import { generateCode, hashCode } from '../one-time-code/one-time-code.service.ts';
import { canInvite } from '../user/account.policy.ts';
import { findAccount, findAccountByEmail } from '../user/account.repository.ts';
import { findOrganization } from './membership.repository.ts';
import type { MembershipPorts } from './ports.ts';

export const INVITATION_LIFETIME_MS = 7 * 86_400_000;
export const INVITATIONS_PER_HOUR = 100;

/** One invitation counts for each mailbox: the newest. */
export const formatInvitationPurpose = (email: string) => `invitation:${email.toLowerCase()}`;

type AskedInvitation = BodyOf<typeof generateInviteEmail>;

/** Where the caller is, and under which host the link leads back. */
interface Origin {
  from: string;
  host: string;
}

export function createInvitations(ports: MembershipPorts) {
  const { db, clock, mailer, site, mailTemplates, rights } = ports;
  const invitations = createLimit(db, clock, { kind: 'invitation', limit: INVITATIONS_PER_HOUR, windowMs: HOUR_MS });

  async function requireMayInvite(caller: Caller, asked: Omit<AskedInvitation, 'email'>): Promise<void> {
    const own = await findAccount(db, caller.userId);
    if (!own || !canInvite({ ...own, level: caller.level }, asked)) throw forbidden();
    for (const word of ['edit', ...(asked.words ?? [])] as const) await rights.require(caller, word, asked.vesselIds);
    if (asked.organizationId === null && asked.vesselIds.length === 0 && asked.role !== 'Admin') {
      throw invalid('body.vesselIds: An invitation without an organisation needs vessels.');
    }
  }

  /** The organisation's name in the mail; null for an invitation to vessels alone. */
  async function nameOf({ organizationId }: AskedInvitation): Promise<string | null> {
    if (organizationId === null) return null;
    const organization = await findOrganization(db, organizationId);
    if (!organization) throw notFound('This organisation');
    return organization.name;
  }

  /** Takes a turn before the address is looked up, so that guessing addresses reveals no more than the limit allows. */
  async function inviteOne(caller: Caller, asked: AskedInvitation, origin: Origin): Promise<void> {
    await invitations.take(String(caller.userId));
    const organization = await nameOf(asked);
    if (await findAccountByEmail(db, asked.email)) throw conflict('There is a user with this email address already.');
    const { email, ...granted } = asked;
    const code = generateCode();
    const now = clock.now();
    const times = { createdMs: now, expiresMs: now + INVITATION_LIFETIME_MS };
    await db.transaction().execute(async (tx) => {
      const data = JSON.stringify({ ...granted, invitedBy: caller.userId });
      await replaceCode(tx, { codeHash: hashCode(code), purpose: formatInvitationPurpose(email), ...times, data });
      const entry = { at: now, ...toActor(caller), from: origin.from, what: 'user.invited' };
      await recordAudit(tx, { ...entry, subject: `email:${email}`, new: granted });
      const address = site.address(origin.host, '/signup', { email, code });
      await mailer.post(tx, mailTemplates.invitation(email, caller.userName, organization, address));
    });
  }

  return {
    async invite(
      caller: Caller,
      asked: AskedInvitation,
      origin: Origin,
    ): Promise<AnswerOf<typeof generateInviteEmail>> {
      await requireMayInvite(caller, asked);
      await inviteOne(caller, asked, origin);
      mailer.hurry();
      return { kept: mailer.keeps };
    },

    /** Each address once, in order; what is refused for one of them is answered with it. */
    async inviteMany(
      caller: Caller,
      { emails, ...granted }: BodyOf<typeof inviteMany>,
      origin: Origin,
    ): Promise<AnswerOf<typeof inviteMany>> {
      await requireMayInvite(caller, granted);
      const results: AnswerOf<typeof inviteMany>['results'] = [];
      for (const email of new Map(emails.map((one) => [one.toLowerCase(), one])).values()) {
        results.push({ email, refusal: await readRefusal(inviteOne(caller, { email, ...granted }, origin)) });
      }
      mailer.hurry();
      return { kept: mailer.keeps, results };
    },
  };
}

/** Why it was refused, in words; null when it was not. What is no refusal of ours is thrown on. */
async function readRefusal(work: Promise<void>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
}
