/** Bytes of NMEA 2000 messages: little-endian integers in steps of a resolution, all ones for "not available". */

export type Field = readonly [bytes: 1 | 2 | 3 | 4 | 8, value: number | null, signed: boolean];

/** `value` in units of `resolution`; null is not available. */
export const defineUnsigned = (bytes: Field[0], value: number | null, resolution = 1): Field => [
  bytes,
  value === null ? null : Math.round(value / resolution),
  false,
];
export const defineSigned = (bytes: Field[0], value: number | null, resolution = 1): Field => [
  bytes,
  value === null ? null : Math.round(value / resolution),
  true,
];
/** Bits without a meaning are sent as ones. */
export const defineReserved = (bytes: Field[0]): Field => [bytes, null, false];

/** The largest values of a field mean "not available", "error" and "reserved": what lies beyond is not available. */
export function packFields(fields: readonly Field[]): Uint8Array {
  const bytes = new Uint8Array(fields.reduce((sum, [length]) => sum + length, 0));
  let at = 0;
  for (const [length, value, isSigned] of fields) {
    const bits = BigInt(8 * length - (isSigned ? 1 : 0));
    const highest = (1n << bits) - 1n;
    const fits = value !== null && BigInt(value) <= highest - 3n && BigInt(value) >= (isSigned ? -highest : 0n);
    let rest = BigInt.asUintN(8 * length, fits ? BigInt(value) : highest);
    for (let i = 0; i < length; i++, rest >>= 8n) bytes[at++] = Number(rest & 0xffn);
  }
  return bytes;
}
