/** Seeing the product as another user does (§6, §7.2). */
import { impersonate, refreshToken, type UserEntry } from '@fms/contract/account';
import { call } from '../../../api/index.ts';
import { replaceToken } from '../../../storage/current-user.ts';
import { enterImpersonation } from '../../../storage/impersonation.ts';

/** The own token is renewed before it is put aside, so that it outlives the half hour of the impersonation's start. */
export async function startImpersonation({ id, userName, email }: UserEntry): Promise<void> {
  const { token } = await call(impersonate, { query: { userId: String(id) } });
  replaceToken((await call(refreshToken)).token);
  // Before the record changes: the application of the other one begins at its first page.
  history.replaceState(null, '', '/');
  enterImpersonation({ token, username: userName, email });
}
