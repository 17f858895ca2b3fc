/** Changing a profile (§3, §7.2): the whole of it is sent, and each part of it has its own rule. */
import type { editAccountInfomation, Role, UserProfile } from '@fms/contract/account';
import type { BodyOf } from '@fms/contract/endpoint';
import { LEVEL_ADMIN } from '@fms/domain/account';
import type { OrganizationId } from '@fms/domain/identity';
import type { Caller } from '../../../platform/access/caller.ts';
import { recordAudits, toActor } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { requireRevision, takeNextRevision } from '../../../platform/database/revision.ts';
import type { AccountRow } from '../../../platform/database/tables/account.ts';
import { conflict, forbidden, invalid, notFound } from '../../../platform/failure/failure.ts';
import { endMemberAssignments } from '../../organization/index.ts';
import { deleteCodesOf } from '../one-time-code/one-time-code.repository.ts';
import { requireRecentSignIn } from '../sign-in/impersonation.service.ts';
import { canGiveRole, canManage, requireSelf } from '../user/account.policy.ts';
import { findAccount, findAccountByEmail, lockAccount, updateAccount } from '../user/account.repository.ts';
import { readProfile } from '../user/profile.service.ts';
import { findOrganization, lockAdmins } from './membership.repository.ts';
import { formatResetPurpose } from './password-change.service.ts';
import type { MembershipPorts } from './ports.ts';

type EditedProfile = BodyOf<typeof editAccountInfomation>;

interface Change {
  fullName: string;
  phone: string;
  email: string;
  role: Role;
  organizationId: OrganizationId | null;
  data: Record<string, unknown>;
}

/** What the trail calls a change of each part. */
const WHAT: Record<keyof Change, string> = {
  fullName: 'profile.edited',
  phone: 'profile.edited',
  email: 'email.changed',
  role: 'role.changed',
  organizationId: 'organization.changed',
  data: 'preference.changed',
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Only the keys that differ, so that the trail shows what changed and not the whole profile. */
function differing(from: Record<string, unknown>, to: Record<string, unknown>) {
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter((key) => !isSame(from[key], to[key]));
  const pick = (of: Record<string, unknown>) => Object.fromEntries(keys.map((key) => [key, of[key] ?? null]));
  return { keys, old: pick(from), new: pick(to) };
}

/** The store forgets the order of preferences: they are compared one by one. */
const isChanged = (part: keyof Change, old: Change, to: Change) =>
  part === 'data' ? differing(old.data, to.data).keys.length > 0 : !isSame(old[part], to[part]);

/** As the trail tells a change of a part: names and preferences by their fields, the rest by the value alone. */
function toldOf(part: keyof Change, old: Change, to: Change) {
  if (part === 'data') return differing(old.data, to.data);
  const isNamed = part === 'fullName' || part === 'phone';
  return isNamed ? { old: { [part]: old[part] }, new: { [part]: to[part] } } : { old: old[part], new: to[part] };
}

function changeOf(profile: EditedProfile): Change {
  // Fields the server maintains are not accepted: name, second factor, password's age, sign-ins.
  const { loginLog: _, ...data } = profile.data;
  const { fullName, phone, role, organizationId } = profile;
  return { fullName, phone, email: profile.email, role, organizationId, data };
}

const stateOf = ({ fullName, phone, email, role, organizationId, data }: AccountRow): Change => ({
  fullName,
  phone,
  email,
  role,
  organizationId,
  data: data as Record<string, unknown>,
});

export function createProfileEdit(ports: MembershipPorts) {
  const { db, bus, clock, mailer, mailTemplates, authenticator } = ports;

  /** §6: role and organisation only from those who may give them, and never so that no admin is left. */
  async function requireMayChange(caller: Caller, account: AccountRow, to: Change): Promise<void> {
    const own = await findAccount(db, caller.userId);
    const isSelf = account.id === caller.userId;
    if (!own || !(isSelf || canManage({ ...caller, organizationId: own.organizationId }, account))) throw forbidden();
    const isGiver = canGiveRole({ level: caller.level, reach: own.reach }, account, to.role);
    if (to.role !== account.role && !isGiver) throw forbidden();
    if (to.organizationId !== account.organizationId && caller.level !== LEVEL_ADMIN) throw forbidden();
    // The whole profile is sent: a browser with an outdated role would restore it with the next change of a preference.
    const isMoved = to.role !== account.role || to.organizationId !== account.organizationId;
    if (isSelf && isMoved) throw conflict('Your own role and organisation cannot be changed.');
    if (to.email.toLowerCase() === account.email.toLowerCase()) return;
    // Access to the mailbox allows a password reset, so a new address needs as much proof as a new password.
    requireSelf(caller);
    await requireRecentSignIn(authenticator, clock, caller);
    const taken = await findAccountByEmail(db, to.email);
    if (taken && taken.id !== account.id) throw conflict('There is a user with this email address already.');
  }

  async function store(tx: Db, caller: Caller, profile: EditedProfile, from: string): Promise<(keyof Change)[]> {
    const admins = await lockAdmins(tx);
    const before = await lockAccount(tx, profile.id);
    if (!before) throw notFound('This user');
    requireRevision(before, profile.revision);
    const [old, to] = [stateOf(before), changeOf(profile)];
    const { organizationId } = to;
    if (organizationId !== null && !(await findOrganization(tx, organizationId))) throw notFound('This organisation');
    if (to.role !== 'Admin' && isSame(admins, [before.id])) throw conflict('This is the last admin.');
    const parts = (Object.keys(WHAT) as (keyof Change)[]).filter((part) => isChanged(part, old, to));
    if (parts.length === 0) return parts;
    const edit = takeNextRevision(caller.userName, clock.now());
    if (parts.includes('organizationId')) await endMemberAssignments(tx, [profile.id]);
    await updateAccount(tx, profile.id, { ...to, data: JSON.stringify(to.data), ...edit });
    const by = { at: clock.now(), ...toActor(caller), from, subject: `account:${profile.id}` };
    await recordAudits(
      tx,
      parts.map((part) => ({ ...by, what: WHAT[part], ...toldOf(part, old, to) })),
    );
    if (parts.includes('email')) {
      // A reset link already sent to the old mailbox would open the account to its holder.
      await deleteCodesOf(tx, formatResetPurpose(profile.id));
      await mailer.post(tx, mailTemplates.emailChanged(before, clock.now(), from));
    }
    return parts;
  }

  return {
    /** Throws `changed-meanwhile` when the profile was saved since its revision; without one it overwrites. */
    async edit(caller: Caller, profile: EditedProfile, from: string): Promise<UserProfile> {
      const account = await findAccount(db, profile.id);
      if (!account) throw caller.level === LEVEL_ADMIN ? notFound('This user') : forbidden();
      if (profile.userName !== account.userName) throw invalid('A user name cannot be changed.');
      await requireMayChange(caller, account, changeOf(profile));
      const parts = await db.transaction().execute((tx) => store(tx, caller, profile, from));
      // The user's other browsers read the profile again; otherwise their next save would undo this change.
      if (parts.some((part) => part !== 'data')) bus.publish('right.changed', { userIds: [profile.id] });
      mailer.hurry();
      const now = (await authenticator.again(caller)) ?? caller;
      return readProfile(db, now, profile.id === caller.userId ? undefined : account.userName);
    },
  };
}
