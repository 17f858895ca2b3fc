/** VNC authentication (RFC 6143, section 7.2.2): the password is a DES key that enciphers a challenge. */

/** Enciphers whole blocks of eight bytes by DES in ECB mode, without padding; the key has eight bytes. */
export type DesCipher = (key: Uint8Array, blocks: Uint8Array) => Uint8Array;

const KEY_BYTES = 8;
export const CHALLENGE_BYTES = 16;

/** The lowest bit first, as the first VNC had it and all keep it. */
function mirrorBits(byte: number): number {
  let mirrored = 0;
  for (let bit = 0; bit < 8; bit++) mirrored |= ((byte >> bit) & 1) << (7 - bit);
  return mirrored;
}

/**
 * The key of a password: its first eight characters, zeros behind a shorter one. Null where one of them is not in ASCII:
 * screens differ in the bytes they make of it.
 */
export function toVncKey(password: string): Uint8Array | null {
  const codes = Array.from(password.slice(0, KEY_BYTES), (character) => character.charCodeAt(0));
  if (codes.some((code) => code > 0x7f)) return null;
  const key = new Uint8Array(KEY_BYTES);
  key.set(codes.map(mirrorBits));
  return key;
}
