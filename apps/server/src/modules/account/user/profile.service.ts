/** A user's profile, readable by the user and by those who manage the user. */
import type { LoginLogEntry, UserProfile } from '@fms/contract/account';
import { toWireTime } from '@fms/contract/scalar';
import { LEVEL_ADMIN } from '@fms/domain/account';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { toLastEdit } from '../../../platform/database/revision.ts';
import type { AccountRow } from '../../../platform/database/tables/account.ts';
import { forbidden, notFound } from '../../../platform/failure/failure.ts';
import { canManage } from './account.policy.ts';
import { findAccount, findAccountByLogin, findSignInEvents } from './account.repository.ts';

/** Newest sign-ins shown in the profile. */
const LOGIN_LOG_LENGTH = 50;

async function loginLog(db: Db, account: AccountRow): Promise<LoginLogEntry[]> {
  const events = await findSignInEvents(db, account.id, LOGIN_LOG_LENGTH);
  return events.map(({ atMs, fromAddress, what, new: details }) => ({
    at: toWireTime(atMs),
    from: fromAddress,
    outcome: what === 'sign-in' ? 'accepted' : 'refused',
    agent: String((details as { agent?: unknown } | null)?.agent ?? ''),
  }));
}

/** Whether the caller is this user or manages this user. */
function mayRead(caller: Caller, own: AccountRow | undefined, asked: AccountRow): boolean {
  return asked.id === caller.userId || canManage({ ...caller, organizationId: own?.organizationId ?? null }, asked);
}

/** The caller's profile, or that of `userName`. A user who may not be read looks like one who does not exist. */
export async function readProfile(db: Db, caller: Caller, userName: string | undefined): Promise<UserProfile> {
  const own = await findAccount(db, caller.userId);
  const asked = userName === undefined ? own : await findAccountByLogin(db, userName);
  if (!asked) throw caller.level === LEVEL_ADMIN ? notFound('This user') : forbidden();
  if (!mayRead(caller, own, asked)) throw forbidden();
  const { id, email, fullName, phone, role, organizationId, twoFactorEnabled, passwordChangedMs } = asked;
  return {
    id,
    userName: asked.userName,
    email,
    fullName,
    phone,
    role,
    organizationId,
    twoFactorEnabled,
    lastChangedPassword: passwordChangedMs === null ? null : toWireTime(passwordChangedMs),
    data: { ...asked.data, loginLog: await loginLog(db, asked) },
    ...toLastEdit(asked),
  };
}
