/** Messages of AIS as bits, and the letters of an `AIVDM` or `AIVDO` that carry six of them each (ITU-R M.1371-5, IEC 61162-1). */

const LETTER_BITS = 6;
/** Letters that Unicode decomposition leaves unchanged, with their transcription. */
const SPELT: Readonly<Record<string, string>> = { Ø: 'O', Æ: 'AE', Œ: 'OE', Ł: 'L', Đ: 'D', Þ: 'TH' };

/** As a bridge types it: capitals without accents, of the 64 letters AIS knows, cut where it ends. */
export function filterAisLetters(text: string, letters: number): string {
  return text
    .toUpperCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ØÆŒŁĐÞ]/g, (letter) => SPELT[letter] ?? letter)
    .replace(/[^ -?A-_]/g, ' ')
    .slice(0, letters)
    .trimEnd();
}

/** A number in so many bits, the highest first. */
export const encodeBits = (value: number, length: number): string => value.toString(2).padStart(length, '0');

/** Six-bit text, filled up with `@`. */
export const encodeTextBits = (text: string, letters: number): string =>
  Array.from(text.padEnd(letters, '@'), (letter) => encodeBits(letter.charCodeAt(0) & 0x3f, LETTER_BITS)).join('');

/** The payload of a sentence, and how many bits of its last letter mean nothing. */
export function encodeArmour(bits: string): { payload: string; fillBits: number } {
  const fillBits = (LETTER_BITS - (bits.length % LETTER_BITS)) % LETTER_BITS;
  const sextets = (bits + '0'.repeat(fillBits)).match(/.{6}/g) ?? [];
  const payload = sextets.map((sextet) => {
    const value = Number.parseInt(sextet, 2);
    return String.fromCharCode(value + (value < 40 ? 48 : 56));
  });
  return { payload: payload.join(''), fillBits };
}
