/** Searching and reading bytes. Reading past the end gives 0: who reads compares with the length first or last. */

/** Whether the letters, in ASCII, stand at this place; small letters match large ones too with `anyCase`. */
export function hasAscii(bytes: Uint8Array, letters: string, at = 0, anyCase = false): boolean {
  if (at < 0 || at + letters.length > bytes.length) return false;
  for (let n = 0; n < letters.length; n++) {
    const byte = bytes[at + n] as number;
    const isLarge = anyCase && byte >= 0x41 && byte <= 0x5a;
    if ((isLarge ? byte + 0x20 : byte) !== letters.charCodeAt(n)) return false;
  }
  return true;
}

/** Where the letters, in ASCII, stand first in [from, to), −1 for nowhere. */
export function findAscii(bytes: Uint8Array, letters: string, from = 0, to = bytes.length): number {
  const first = letters.charCodeAt(0);
  const last = Math.min(to, bytes.length) - letters.length;
  for (let at = bytes.indexOf(first, Math.max(0, from)); at >= 0 && at <= last; at = bytes.indexOf(first, at + 1)) {
    if (hasAscii(bytes, letters, at)) return at;
  }
  return -1;
}

/** An unsigned number of so many bytes, 1 to 4, the highest first. */
export function readBig(bytes: Uint8Array, at: number, count: number): number {
  let value = 0;
  for (let n = 0; n < count; n++) value = value * 256 + (bytes[at + n] ?? 0);
  return value;
}

/** An unsigned number of so many bytes, 1 to 4, the lowest first. */
export function readLittle(bytes: Uint8Array, at: number, count: number): number {
  let value = 0;
  for (let n = count - 1; n >= 0; n--) value = value * 256 + (bytes[at + n] ?? 0);
  return value;
}
