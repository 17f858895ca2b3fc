/** Time-based one-time passwords (RFC 6238): six digits every 30 s from a secret shared with an authenticator. */
import type { Instant } from '@fms/domain/time';
import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Fleet Management System';
const STEP_SECONDS = 30;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Steps before and after now that are accepted: the clocks of telephones are a little wrong. */
const WINDOW_STEPS = 1;

const generatorOf = (secret: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: STEP_SECONDS, digits: 6 });

/** A new secret in base32. */
export function generateSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The `otpauth:` address that authenticators read from a QR code. */
export function formatAuthenticatorUri(secret: string, userName: string): string {
  return generatorOf(secret, userName).toString();
}

/** The time step the code belongs to, or null when it is none of the steps around now. */
export function findMatchingStep(secret: string, code: string, now: Instant): number | null {
  const token = code.replaceAll(/\s/g, '');
  const delta = generatorOf(secret).validate({ token, timestamp: now, window: WINDOW_STEPS });
  return delta === null ? null : Math.floor(now / 1000 / STEP_SECONDS) + delta;
}
