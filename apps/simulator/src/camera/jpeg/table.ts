/** Tables of ITU-T T.81: the order of coefficients, what they are divided by, and the codes they are written in. */

/** Places of an 8 × 8 block in the order in which they are written (figure A.6). */
export const ZIGZAG: readonly number[] = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
  35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47,
  55, 62, 63,
];

/** Table K.1, row after row. */
const LUMINANCE: readonly number[] = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51,
  87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
];
/** Table K.2: its upper left corner; the rest is 99. */
const CHROMINANCE: readonly (readonly number[])[] = [
  [17, 18, 24, 47],
  [18, 21, 26, 66],
  [24, 26, 56, 99],
  [47, 66, 99, 99],
];

/** Divisors of luminance and chrominance, row after row; `quality` 1 to 100 as the usual encoders count it. */
export function buildQuantisation(quality: number): readonly [luminance: Uint8Array, chrominance: Uint8Array] {
  const percent = quality < 50 ? 5000 / quality : 200 - 2 * quality;
  const scale = (value: number) => Math.min(255, Math.max(1, Math.floor((value * percent + 50) / 100)));
  const chrominance = Array.from({ length: 64 }, (_, i) => CHROMINANCE[i >> 3]?.[i & 7] ?? 99);
  return [Uint8Array.from(LUMINANCE, scale), Uint8Array.from(chrominance, scale)];
}

/** Codes of each length from 1 to 16 bits, and the values they stand for. */
export interface HuffmanTable {
  readonly counts: readonly number[];
  readonly values: readonly number[];
}

/** Table K.3. It serves the chrominance, too: its own would save some per cent, and cost another pair of tables. */
export const DC_TABLE: HuffmanTable = {
  counts: [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0],
  values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
};

/** Table K.5: zeros before a coefficient in the upper four bits, its length in the lower ones. */
export const AC_TABLE: HuffmanTable = {
  counts: [0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 125],
  values: [
    ...Buffer.from(
      '01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a161718191a25262728292a' +
        '3435363738393a434445464748494a535455565758595a636465666768696a737475767778797a838485868788898a9293949596' +
        '9798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9eaf1' +
        'f2f3f4f5f6f7f8f9fa',
      'hex',
    ),
  ],
};

export interface HuffmanCode {
  readonly bits: number;
  readonly length: number;
}

/** The code of each value (annex C): codes of one length count up, and the next length goes on behind them. */
export function buildCodes({ counts, values }: HuffmanTable): readonly (HuffmanCode | undefined)[] {
  const codes: HuffmanCode[] = [];
  let bits = 0;
  let next = 0;
  counts.forEach((count, i) => {
    for (let k = 0; k < count; k++) codes[values[next++] as number] = { bits: bits++, length: i + 1 };
    bits <<= 1;
  });
  return codes;
}
