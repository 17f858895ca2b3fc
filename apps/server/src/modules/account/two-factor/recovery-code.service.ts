/** Recovery codes, for a lost authenticator. Shown once, stored as hashes, each accepted once. */
import { createHash, randomBytes } from 'node:crypto';

const CODES = 10;
/** Without 0, 1, I and O, which people confuse: 32 letters, 5 bits each. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LETTERS = 16;

/** Ten of the form `ABCD-EFGH-JKLM-NPQR`, 80 random bits each. */
export function generateRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => {
    const characters = [...randomBytes(CODE_LETTERS)].map((byte) => LETTERS[byte % LETTERS.length]);
    return characters.join('').replaceAll(/(.{4})(?=.)/g, '$1-');
  });
}

/** The hash a code is kept under, however it was typed. */
export function hashRecoveryCode(code: string): string {
  const normalised = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return createHash('sha256').update(normalised).digest('hex');
}
