/** Sign-up with an invitation (§2.7, §4.9, §5, §7.2, §8.7). */
import type { register } from '@fms/contract/account';
import type { BodyOf } from '@fms/contract/endpoint';
import { getPermissionLevel } from '@fms/domain/account';
import type { Reach } from '@fms/domain/permission';
import { createAnonymousActor, recordAudit } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { createLimit } from '../attempt/limit.service.ts';
import { consumeCode, findCode } from '../one-time-code/one-time-code.repository.ts';
import { hashCode } from '../one-time-code/one-time-code.service.ts';
import { hashPassword } from '../password/password.service.ts';
import { requireValidPassword, throwInvalid } from '../password/password-rule.service.ts';
import { canInvite } from '../user/account.policy.ts';
import {
  findAccount,
  findAccountByEmail,
  findAccountByLogin,
  insertAccount,
  normaliseLogin,
} from '../user/account.repository.ts';
import { formatInvitationPurpose } from './invitation.service.ts';
import { assignInvited, type InvitationGrant, invitationGrant } from './invitation-grant.ts';
import { findOrganization } from './membership.repository.ts';
import type { MembershipPorts } from './ports.ts';

const WRONG_CODES = 20;
const WINDOW_MS = 15 * 60_000;

/** Without blanks and control characters; shown everywhere and typed at every sign-in. */
const USER_NAME = /^[^\s\p{C}]{1,100}$/u;
/** Letters of these scripts look alike: a name that mixes them can imitate another. */
const LATIN = /\p{Script=Latin}/u;
const LIKE_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Refuses a name that could be mistaken for another user's, at sign-in or by people. */
async function requireFreeName(db: Db, userName: string, email: string): Promise<void> {
  if (!USER_NAME.test(userName)) throwInvalid(['The user name may not hold blanks.']);
  if (LATIN.test(userName) && LIKE_LATIN.test(userName)) throwInvalid(['The user name may not mix alphabets.']);
  if (userName.includes('@') && userName !== email) throwInvalid(['The user name may not be another email address.']);
  if (await findAccountByLogin(db, userName)) throwInvalid(['This user name is taken.']);
  if (await findAccountByEmail(db, email)) throwInvalid(['There is a user with this email address already.']);
}

/** An invitation grants no more than its inviter may still give: it ends with the inviter's right to give it. */
async function isStillGiven(tx: Db, { invitedBy, ...granted }: InvitationGrant): Promise<boolean> {
  const inviter = await findAccount(tx, invitedBy);
  if (!inviter || inviter.disabledMs !== null) return false;
  return canInvite({ ...inviter, level: getPermissionLevel(inviter.role, false) }, granted);
}

export function createSignUp({ db, bus, clock, twoFactorByDefault }: MembershipPorts) {
  const wrongCodes = createLimit(db, clock, { kind: 'sign-up-code', limit: WRONG_CODES, windowMs: WINDOW_MS });
  return {
    /** Creates the invited user with exactly what the invitation grants. */
    async register(asked: BodyOf<typeof register>, from: string): Promise<void> {
      await wrongCodes.require(from);
      const email = asked.email.toLowerCase();
      const userName = normaliseLogin(asked.username);
      const [codeHash, purpose, now] = [hashCode(asked.code), formatInvitationPurpose(email), clock.now()];
      const found = await findCode(db, codeHash, purpose, now);
      if (!found) {
        await wrongCodes.count(from);
        const entry = { at: now, ...createAnonymousActor(userName), from, what: 'sign-up.refused' };
        await recordAudit(db, { ...entry, subject: `email:${email}` });
        return throwInvalid(['Invalid token.']);
      }
      requireValidPassword(asked.password, asked.confirmPassword);
      await requireFreeName(db, userName, email);
      const passwordHash = await hashPassword(asked.password);
      const granted = invitationGrant.parse(found.data);
      const id = await db.transaction().execute(async (tx) => {
        // Used up only when the user is created: after a typing error the same mail works again.
        if (!(await consumeCode(tx, codeHash, purpose, now))) return throwInvalid(['Invalid token.']);
        const { organizationId } = granted;
        if (organizationId !== null && !(await findOrganization(tx, organizationId))) throwInvalid(['Invalid token.']);
        if (!(await isStillGiven(tx, granted))) return throwInvalid(['Invalid token.']);
        const { role, vesselIds } = granted;
        const reach: Reach = vesselIds.length > 0 || organizationId === null ? 'assigned' : 'organization';
        const account = { userName, email, role, organizationId, reach, passwordHash, now };
        const made = await insertAccount(tx, account);
        const isGiven = await assignInvited(tx, made, granted, { now, twoFactorByDefault });
        if (!isGiven) return throwInvalid(['Invalid token.']);
        const actor = { accountId: made, who: userName, actingId: null };
        const entry = { at: now, ...actor, from, what: 'user.registered', subject: `account:${made}` };
        await recordAudit(tx, { ...entry, new: { email, ...granted } });
        return made;
      });
      bus.publish('right.changed', { userIds: [id] });
    },
  };
}
