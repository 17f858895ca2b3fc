/**
 * Packing of a column of numbers. Integers are written as zigzag varints of the difference to their predecessor:
 * times one second apart and tag indexes in order become one or two bytes each. Floats are little-endian binary64.
 */

const CONTINUE = 0x80;
const PAYLOAD = 0x7f;
const VARINT_STEP = 128;
/** A zigzag varint of a difference of two safe integers has at most eight bytes. */
const MAX_VARINT_BYTES = 8;

/** Packs safe integers (|n| ≤ 2^51, so that a zigzagged difference stays exact). */
export function packIntegers(numbers: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(numbers.length * MAX_VARINT_BYTES);
  let at = 0;
  let previous = 0;
  for (const number of numbers) {
    const difference = number - previous;
    previous = number;
    let rest = difference < 0 ? -2 * difference - 1 : 2 * difference;
    while (rest >= VARINT_STEP) {
      bytes[at++] = (rest % VARINT_STEP) | CONTINUE;
      rest = Math.floor(rest / VARINT_STEP);
    }
    bytes[at++] = rest;
  }
  return bytes.slice(0, at);
}

/** Unpacks what `packIntegers` packed; null when the bytes end in the middle or a varint is too long. */
export function unpackIntegers(bytes: Uint8Array): number[] | null {
  const numbers: number[] = [];
  let previous = 0;
  let at = 0;
  while (at < bytes.length) {
    let zigzag = 0;
    let scale = 1;
    let length = 0;
    for (;;) {
      const byte = bytes[at++];
      if (byte === undefined || ++length > MAX_VARINT_BYTES) return null;
      zigzag += (byte & PAYLOAD) * scale;
      if ((byte & CONTINUE) === 0) break;
      scale *= VARINT_STEP;
    }
    previous += zigzag % 2 === 1 ? -(zigzag + 1) / 2 : zigzag / 2;
    numbers.push(previous);
  }
  return numbers;
}

export function packFloats(numbers: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(numbers.length * 8));
  for (let i = 0; i < numbers.length; i++) view.setFloat64(i * 8, numbers[i] as number, true);
  return new Uint8Array(view.buffer);
}

/** Unpacks what `packFloats` packed; null when the length is no multiple of eight. */
export function unpackFloats(bytes: Uint8Array): number[] | null {
  if (bytes.length % 8 !== 0) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const numbers = new Array<number>(bytes.length / 8);
  for (let i = 0; i < numbers.length; i++) numbers[i] = view.getFloat64(i * 8, true);
  return numbers;
}
