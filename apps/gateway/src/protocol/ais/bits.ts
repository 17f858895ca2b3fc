/** The payload of an AIS sentence: six bits a character (IEC 61162-1), read as numbers and six-bit text (ITU-R M.1371). */

const BITS = 6;
/** Character of the six-bit alphabet; `@` ends a text. */
const ALPHABET = '@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_ !"#$%&\'()*+,-./0123456789:;<=>?';

export interface PayloadBits {
  readonly length: number;
  /** Bits beyond the end read as zero: a short message is checked by `length`, not by its content. */
  unsigned(start: number, length: number): number;
  signed(start: number, length: number): number;
  text(start: number, characters: number): string;
}

/** Null when a character is none of the 64, or there are more fill bits than a character has. */
export function decodePayloadBits(payload: string, fillBits: number): PayloadBits | null {
  if (payload === '' || fillBits < 0 || fillBits >= BITS) return null;
  const sextets = new Uint8Array(payload.length);
  for (let i = 0; i < payload.length; i++) {
    const code = payload.charCodeAt(i) - 48;
    const sextet = code > 40 ? code - 8 : code;
    if (code < 0 || sextet > 63 || (code > 39 && code < 48)) return null;
    sextets[i] = sextet;
  }

  const unsigned = (start: number, length: number) => {
    let value = 0;
    let at = start;
    let left = length;
    while (left > 0) {
      const offset = at % BITS;
      const take = Math.min(BITS - offset, left);
      const sextet = sextets[(at - offset) / BITS] ?? 0;
      value = value * 2 ** take + ((sextet >> (BITS - offset - take)) & (2 ** take - 1));
      at += take;
      left -= take;
    }
    return value;
  };

  return {
    length: payload.length * BITS - fillBits,
    unsigned,
    signed(start, length) {
      const value = unsigned(start, length);
      return value >= 2 ** (length - 1) ? value - 2 ** length : value;
    },
    text(start, characters) {
      let text = '';
      for (let i = 0; i < characters; i++) {
        const letter = ALPHABET[unsigned(start + i * BITS, BITS)] ?? '@';
        if (letter === '@') break;
        text += letter;
      }
      return text.trimEnd();
    },
  };
}
