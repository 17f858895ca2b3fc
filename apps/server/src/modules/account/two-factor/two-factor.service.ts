/** The second factor of a sign-in, put together: its code, and turning it on and off. */
import { createCodeVerification } from './code.service.ts';
import { createEnrolment } from './enrolment.service.ts';
import { createTwoFactorReset, type ResetPorts } from './reset.service.ts';

export function createTwoFactor(ports: ResetPorts) {
  return { ...createCodeVerification(ports), ...createEnrolment(ports), ...createTwoFactorReset(ports) };
}
export type TwoFactorService = ReturnType<typeof createTwoFactor>;
