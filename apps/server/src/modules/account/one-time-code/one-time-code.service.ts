/** Codes that travel in links: 256 random bits, of which the store keeps a hash. */
import { createHash, randomBytes } from 'node:crypto';

const CODE_BYTES = 32;

export function generateCode(): string {
  return randomBytes(CODE_BYTES).toString('base64url');
}

/** A plain hash is enough: 256 random bits cannot be guessed. */
export function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
