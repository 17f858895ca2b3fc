/** What the second factor is made of. */
import type { Bus } from '../../../platform/bus/bus.ts';
import type { KnownDevices } from '../attempt/known-device.service.ts';
import type { PasswordCheck } from '../password/password-check.service.ts';
import type { AuthenticatorService } from '../sign-in/authenticator.service.ts';
import type { CodeCheckPorts } from './code-check.service.ts';

export interface TwoFactorPorts extends CodeCheckPorts {
  bus: Bus;
  authenticator: AuthenticatorService;
  passwords: PasswordCheck;
  devices: KnownDevices;
}
