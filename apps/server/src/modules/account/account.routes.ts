/** Account calls of §7.2. */
import { createFirstAdmin, getAccountInfomation, login, refreshToken, signOut } from '@fms/contract/account';
import type { Authenticator } from '../../platform/access/authenticator.ts';
import type { Router } from '../../platform/http/router.ts';
import type { AccountService } from './account.service.ts';
import { registerApiTokenRoutes } from './api-token/api-token.routes.ts';
import { registerSignInRoutes } from './sign-in.routes.ts';
import { registerTwoFactorRoutes } from './two-factor/two-factor.routes.ts';

export function registerAccountRoutes(router: Router, account: AccountService, authenticator: Authenticator): void {
  router.routePublic(login, async ({ body, from, agent, device, keepDevice }) => {
    const origin = { from, agent, device, clientVersion: body.version };
    const signedIn = await account.signIn(body.username, body.password, origin);
    if (signedIn.device !== null) keepDevice(signedIn.device);
    return signedIn;
  });
  router.route(refreshToken, async ({ caller }) => ({ token: (await authenticator.refresh(caller)).token }));
  router.route(getAccountInfomation, ({ caller, query }) => account.readProfile(caller, query.userName));
  router.route(signOut, async ({ caller, from, agent }) => account.signOut(caller, { from, agent }));
  registerSignInRoutes(router, account);
  registerApiTokenRoutes(router, account.apiTokens);
  registerTwoFactorRoutes(router, account.twoFactor);
  router.routePublic(createFirstAdmin, ({ body, from }) => account.redeemFirstAdmin(body, from));
}
