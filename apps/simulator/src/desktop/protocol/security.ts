/** VNC authentication (RFC 6143, 7.2.2): a challenge, encrypted with DES under the password. */
import { createCipheriv, randomBytes, timingSafeEqual } from 'node:crypto';

export const CHALLENGE_BYTES = 16;
/** Of a longer password the rest does not count. */
const KEY_BYTES = 8;

export const createChallenge = (): Buffer => randomBytes(CHALLENGE_BYTES);

/** The answer of a client that knows the password: two blocks of DES, the bits of each key byte in reverse. */
export function computeAnswer(challenge: Buffer, password: string): Buffer {
  const key = Buffer.alloc(KEY_BYTES);
  Buffer.from(password, 'latin1').copy(key);
  const reversed = key.map(reverseBits);
  // OpenSSL 3 has no single DES any more; triple DES under three times the same key is single DES.
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([reversed, reversed, reversed]), null);
  cipher.setAutoPadding(false);
  return Buffer.concat([cipher.update(challenge), cipher.final()]);
}

export function isRightAnswer(challenge: Buffer, password: string, answer: Buffer): boolean {
  return answer.length === CHALLENGE_BYTES && timingSafeEqual(computeAnswer(challenge, password), answer);
}

function reverseBits(byte: number): number {
  let reversed = 0;
  for (let bit = 0; bit < 8; bit++) if (byte & (1 << bit)) reversed |= 0x80 >> bit;
  return reversed;
}
