/** What the second factor is made of. */
import type { Bus } from '../../../platform/bus.ts';
import type { AuthenticatorService } from '../authenticator.service.ts';
import type { KnownDevices } from '../known-device.service.ts';
import type { PasswordCheck } from '../password-check.service.ts';
import type { CodeCheckPorts } from './code-check.service.ts';

export interface TwoFactorPorts extends CodeCheckPorts {
  bus: Bus;
  authenticator: AuthenticatorService;
  passwords: PasswordCheck;
  devices: KnownDevices;
}
