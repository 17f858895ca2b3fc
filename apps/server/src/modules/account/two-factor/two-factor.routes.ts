/** Calls of the second factor (§7.2, and our own). */
import {
  confirmTwoFactor,
  disableTwoFactor,
  enrolTwoFactor,
  refreshOtp,
  resetTwoFactor,
  verifyOtp,
} from '@fms/contract';
import type { Door } from '../../../platform/http/door.ts';
import type { TwoFactorService } from './two-factor.service.ts';

export function mountTwoFactor(door: Door, twoFactor: TwoFactorService): void {
  door.mount(verifyOtp, async ({ caller, body, from, device, keepDevice }) => {
    const signedIn = await twoFactor.verify(caller, body, { from, device });
    keepDevice(signedIn.device);
    return signedIn;
  });
  door.mount(refreshOtp, ({ caller }) => twoFactor.refreshWaiting(caller));
  door.mount(enrolTwoFactor, ({ caller, body, from }) => twoFactor.enrol(caller, body.password, from));
  door.mount(confirmTwoFactor, ({ caller, body, from }) => twoFactor.confirm(caller, body.code, from));
  door.mount(resetTwoFactor, ({ caller, body, from }) => twoFactor.reset(caller, body.userId, from));
  door.mount(disableTwoFactor, ({ caller, body, from }) => twoFactor.disable(caller, body, from));
}
