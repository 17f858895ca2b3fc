/** Invitations (§7.2): a new user needs a code sent to the invited mailbox. */
import type { generateInviteEmail } from '@fms/contract/account';
import type { AnswerOf, BodyOf } from '@fms/contract/endpoint';
import type { Caller } from '../../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../../platform/audit/audit.ts';
import { conflict, forbidden, notFound } from '../../../platform/failure/failure.ts';
import { createLimit } from '../attempt/limit.service.ts';
import { replaceCode } from '../one-time-code/one-time-code.repository.ts';
import { generateCode, hashCode } from '../one-time-code/one-time-code.service.ts';
import { canInvite } from '../user/account.policy.ts';
import { findAccount, findAccountByEmail } from '../user/account.repository.ts';
import { findOrganization } from './membership.repository.ts';
import type { MembershipPorts } from './ports.ts';

export const INVITATION_LIFETIME_MS = 7 * 86_400_000;
const HOUR_MS = 3_600_000;
export const INVITATIONS_PER_HOUR = 100;

/** One invitation counts for each mailbox: the newest. */
export const formatInvitationPurpose = (email: string) => `invitation:${email.toLowerCase()}`;

export function createInvitations(ports: MembershipPorts) {
  const { db, clock, mailer, site, mailTemplates, rights } = ports;
  const invitations = createLimit(db, clock, { kind: 'invitation', limit: INVITATIONS_PER_HOUR, windowMs: HOUR_MS });

  async function requireMayInvite(caller: Caller, asked: BodyOf<typeof generateInviteEmail>): Promise<void> {
    const own = await findAccount(db, caller.userId);
    if (!canInvite({ level: caller.level, organizationId: own?.organizationId ?? null }, asked)) throw forbidden();
    await rights.require(caller, 'edit', asked.vesselIds);
  }

  /** The organisation's name in the mail; null for an invitation to vessels alone. */
  async function nameOf({ organizationId }: BodyOf<typeof generateInviteEmail>): Promise<string | null> {
    if (organizationId === null) return null;
    const organization = await findOrganization(db, organizationId);
    if (!organization) throw notFound('This organisation');
    return organization.name;
  }

  return {
    async invite(
      caller: Caller,
      asked: BodyOf<typeof generateInviteEmail>,
      origin: { from: string; host: string },
    ): Promise<AnswerOf<typeof generateInviteEmail>> {
      await requireMayInvite(caller, asked);
      // Checked before the look-up, so that guessing addresses reveals no more than this limit allows.
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
      mailer.hurry();
      return { kept: mailer.keeps };
    },
  };
}
