/** Calls of the second factor (§7.2, and our own). */
import {
  confirmTwoFactor,
  disableTwoFactor,
  enrolTwoFactor,
  refreshOtp,
  resetTwoFactor,
  verifyOtp,
} from '@fms/contract/account';
import type { Router } from '../../../platform/http/router.ts';
import type { TwoFactorService } from './two-factor.service.ts';

export function registerTwoFactorRoutes(router: Router, twoFactor: TwoFactorService): void {
  router.route(verifyOtp, async ({ caller, body, from, device, keepDevice }) => {
    const signedIn = await twoFactor.verify(caller, body, { from, device });
    keepDevice(signedIn.device);
    return signedIn;
  });
  router.route(refreshOtp, ({ caller }) => twoFactor.refreshWaiting(caller));
  router.route(enrolTwoFactor, ({ caller, body, from }) => twoFactor.enrol(caller, body.password, from));
  router.route(confirmTwoFactor, ({ caller, body, from }) => twoFactor.confirm(caller, body.code, from));
  router.route(resetTwoFactor, ({ caller, body, from }) => twoFactor.reset(caller, body.userId, from));
  router.route(disableTwoFactor, ({ caller, body, from }) => twoFactor.disable(caller, body, from));
}
