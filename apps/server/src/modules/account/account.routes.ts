/** Account calls of §7.2. */
import { createFirstAdmin, getAccountInfomation, login, refreshToken, signOut } from '@fms/contract';
import type { Authenticator } from '../../platform/authenticator.ts';
import type { Door } from '../../platform/http/door.ts';
import type { AccountService } from './account.service.ts';
import { mountSignIn } from './sign-in.routes.ts';
import { mountTwoFactor } from './two-factor/two-factor.routes.ts';

export function mountAccount(door: Door, account: AccountService, authenticator: Authenticator): void {
  door.open(login, async ({ body, from, agent, device, keepDevice }) => {
    const signedIn = await account.signIn(body.username, body.password, { from, agent, device });
    if (signedIn.device !== null) keepDevice(signedIn.device);
    return signedIn;
  });
  door.mount(refreshToken, async ({ caller }) => ({ token: (await authenticator.refresh(caller)).token }));
  door.mount(getAccountInfomation, ({ caller, query }) => account.readProfile(caller, query.userName));
  door.mount(signOut, async ({ caller, from, agent }) => account.signOut(caller, { from, agent }));
  mountSignIn(door, account);
  mountTwoFactor(door, account.twoFactor);
  door.open(createFirstAdmin, ({ body, from }) => account.redeemFirstAdmin(body, from));
}
