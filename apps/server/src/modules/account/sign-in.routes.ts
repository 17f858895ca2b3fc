/** Further ways to sign in, and the list of one's sign-ins (§7.2, and our own). */
import { impersonate, listSignIns, microsoftLogin, revokeSignIn } from '@fms/contract';
import type { Door } from '../../platform/http/door.ts';
import type { AccountService } from './account.service.ts';

export function mountSignIn(door: Door, account: AccountService): void {
  door.open(microsoftLogin, ({ body, from, agent }) => account.singleSignOn.signIn(body.idToken, { from, agent }));
  door.mount(impersonate, ({ caller, query, from, agent }) =>
    account.impersonate(caller, query.userId, { from, agent }),
  );
  door.mount(listSignIns, ({ caller }) => account.signIns.list(caller));
  door.mount(revokeSignIn, ({ caller, query, from }) => account.signIns.revoke(caller, query.id, from));
}
