/** Codes that travel in links: 256 random bits, of which the store keeps a hash. */
import { createHash, randomBytes } from 'node:crypto';

const CODE_BYTES = 32;

export function generateCode(): string {
  return randomBytes(CODE_BYTES).toString('base64url');
}

/** A plain hash is enough: nobody guesses 256 random bits. */
export function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
