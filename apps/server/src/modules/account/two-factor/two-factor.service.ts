/** The second factor of a sign-in, put together: its code, and turning it on and off. */
import { createCodeVerification } from './code.service.ts';
import { createEnrolment } from './enrolment.service.ts';
import type { TwoFactorPorts } from './ports.ts';

export function createTwoFactor(ports: TwoFactorPorts) {
  return { ...createCodeVerification(ports), ...createEnrolment(ports) };
}
export type TwoFactorService = ReturnType<typeof createTwoFactor>;
