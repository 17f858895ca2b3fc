/** Invitations that wait for their sign-up: listed, and withdrawn. */
import type { Invitation } from '@fms/contract/account';
import { toWireTime } from '@fms/contract/scalar';
import { type Caller, createUnknownFailure } from '../../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../../platform/audit/audit.ts';
import { deleteCodesOf, findCodesOf, type OpenCode } from '../one-time-code/one-time-code.repository.ts';
import { canInvite } from '../user/account.policy.ts';
import { findAccount } from '../user/account.repository.ts';
import { formatInvitationPurpose } from './invitation.service.ts';
import { type InvitationGrant, invitationGrant } from './invitation-grant.ts';
import type { MembershipPorts } from './ports.ts';

const PURPOSES = formatInvitationPurpose('');

interface OpenInvitation {
  email: string;
  code: OpenCode;
  granted: InvitationGrant;
}

export function createOpenInvitations({ db, clock }: MembershipPorts) {
  /** Those the caller could have sent. */
  async function findMine(caller: Caller, purpose: string): Promise<OpenInvitation[]> {
    const own = await findAccount(db, caller.userId);
    if (!own) return [];
    const by = { ...own, level: caller.level };
    return (await findCodesOf(db, purpose, clock.now()))
      .map((code) => ({
        code,
        email: code.purpose.slice(PURPOSES.length),
        granted: invitationGrant.parse(code.data),
      }))
      .filter(({ granted }) => canInvite(by, granted));
  }

  return {
    async list(caller: Caller): Promise<Invitation[]> {
      const open = await findMine(caller, PURPOSES);
      return Promise.all(
        open.map(async ({ email, code, granted: { invitedBy, words, ...granted } }) => ({
          email,
          ...granted,
          words: words ?? null,
          until: granted.until === null ? null : toWireTime(Date.parse(granted.until)),
          invitedBy: (await findAccount(db, invitedBy))?.userName ?? null,
          invitedAt: toWireTime(code.createdMs),
          expiresAt: toWireTime(code.expiresMs),
        })),
      );
    },

    async withdraw(caller: Caller, email: string, from: string): Promise<void> {
      const purpose = formatInvitationPurpose(email);
      const found = (await findMine(caller, purpose)).find(({ code }) => code.purpose === purpose);
      if (!found) throw createUnknownFailure(caller, 'This invitation');
      await db.transaction().execute(async (tx) => {
        await deleteCodesOf(tx, purpose);
        const entry = { at: clock.now(), ...toActor(caller), from, what: 'invitation.withdrawn' };
        await recordAudit(tx, { ...entry, subject: `email:${found.email}`, old: found.granted });
      });
    },
  };
}
