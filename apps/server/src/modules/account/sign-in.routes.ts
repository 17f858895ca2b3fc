/** Further ways to sign in, and the list of one's sign-ins (§7.2, and our own). */
import { impersonate, listSignIns, microsoftLogin, revokeSignIn } from '@fms/contract/account';
import type { Router } from '../../platform/http/router.ts';
import type { AccountService } from './account.service.ts';

export function registerSignInRoutes(router: Router, account: AccountService): void {
  router.routePublic(microsoftLogin, ({ body, from, agent }) =>
    account.singleSignOn.signIn(body.idToken, { from, agent }),
  );
  router.route(impersonate, ({ caller, query, from, agent }) =>
    account.impersonate(caller, query.userId, { from, agent }),
  );
  router.route(listSignIns, ({ caller }) => account.signIns.list(caller));
  router.route(revokeSignIn, ({ caller, query, from }) => account.signIns.revoke(caller, query.id, from));
}
