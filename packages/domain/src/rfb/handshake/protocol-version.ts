/** The first twelve bytes of both sides: `RFB 003.008` and a line feed. */
import { toAscii, toPrintable } from './rfb-text.ts';

export const VERSION_BYTES = 12;

/** The versions that differ for a client: 3.3 leaves the choice of security to the screen, 3.7 tells no reasons. */
export type ProtocolVersion = '3.3' | '3.7' | '3.8';

/** Null for what is no RFB. Versions between and above are taken as the protocol asks: as 3.3, and as 3.8. */
export function parseVersion(bytes: Uint8Array): ProtocolVersion | null {
  const [, major = '', minor = ''] = /^RFB (\d{3})\.(\d{3})$/.exec(toPrintable(bytes.subarray(0, 11))) ?? [];
  if (major === '' || bytes[11] !== 0x0a) return null;
  const number = Number(major) * 1000 + Number(minor);
  if (number < 3003) return null;
  return number >= 3008 ? '3.8' : number === 3007 ? '3.7' : '3.3';
}

export function writeVersion(version: ProtocolVersion): Uint8Array {
  return toAscii(`RFB 003.00${version.at(-1)}\n`);
}
