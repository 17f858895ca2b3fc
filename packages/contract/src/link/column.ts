/**
 * Packing of a column of numbers. Integers are written as zigzag varints of the difference to their predecessor:
 * times one second apart and tag indexes in order become one or two bytes each. Floats are little-endian binary64.
 */

const CONTINUE = 0x80;
const PAYLOAD = 0x7f;
const VARINT_STEP = 128;
/** A zigzag varint of a difference of two safe integers has at most eight bytes. */
const MAX_VARINT_BYTES = 8;
/** What its last byte counts. */
const MAX_SCALE = VARINT_STEP ** (MAX_VARINT_BYTES - 1);
/** So many bits of a varint are read as an integer of 32 bits. */
const SMALL_BITS = 28;
/** Differences below this are zigzagged in 32 bits, which is many times faster; nearly all are. */
const SMALL_DIFFERENCE = 2 ** 30;

/** Packs safe integers (|n| ≤ 2^51, so that a zigzagged difference stays exact). */
export function packIntegers(numbers: ArrayLike<number>): Uint8Array {
  const bytes = new Uint8Array(numbers.length * MAX_VARINT_BYTES);
  let at = 0;
  let previous = 0;
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] as number;
    const difference = number - previous;
    previous = number;
    if (difference < SMALL_DIFFERENCE && difference > -SMALL_DIFFERENCE) {
      let rest = (difference << 1) ^ (difference >> 31);
      for (; rest >= VARINT_STEP; rest >>>= 7) bytes[at++] = rest | CONTINUE;
      bytes[at++] = rest;
      continue;
    }
    let rest = difference < 0 ? -2 * difference - 1 : 2 * difference;
    for (; rest >= VARINT_STEP; rest = Math.floor(rest / VARINT_STEP)) bytes[at++] = (rest % VARINT_STEP) | CONTINUE;
    bytes[at++] = rest;
  }
  return bytes.slice(0, at);
}

/** Unpacks what `packIntegers` packed; null when the bytes end in the middle or a varint is too long. */
export function unpackIntegers(bytes: Uint8Array): Float64Array | null {
  const numbers = new Float64Array(countVarints(bytes));
  let previous = 0;
  let at = 0;
  for (let i = 0; i < numbers.length; i++) {
    let byte = bytes[at++] as number;
    let small = byte & PAYLOAD;
    let shift = 7;
    for (; byte >= CONTINUE && shift < SMALL_BITS; shift += 7) {
      byte = bytes[at++] as number;
      small |= (byte & PAYLOAD) << shift;
    }
    if (byte < CONTINUE) {
      previous += (small >>> 1) ^ -(small & 1);
    } else {
      let zigzag = small;
      for (let scale = 2 ** SMALL_BITS; byte >= CONTINUE; scale *= VARINT_STEP) {
        if (scale > MAX_SCALE) return null;
        byte = bytes[at++] as number;
        zigzag += (byte & PAYLOAD) * scale;
      }
      previous += zigzag % 2 === 1 ? -(zigzag + 1) / 2 : zigzag / 2;
    }
    numbers[i] = previous;
  }
  return at === bytes.length ? numbers : null;
}

/** Each varint ends with the one byte of it that does not say to go on. */
function countVarints(bytes: Uint8Array): number {
  let count = 0;
  for (let i = 0; i < bytes.length; i++) if ((bytes[i] as number) < CONTINUE) count++;
  return count;
}

/** Typed arrays are in the byte order of the machine; every machine this runs on is little-endian. */
export function packFloats(numbers: ArrayLike<number>): Uint8Array {
  return new Uint8Array(Float64Array.from(numbers).buffer);
}

/** Unpacks what `packFloats` packed; null when the length is no multiple of eight. */
export function unpackFloats(bytes: Uint8Array): Float64Array | null {
  if (bytes.length % Float64Array.BYTES_PER_ELEMENT !== 0) return null;
  // Copied, because a typed array must start at a multiple of its width.
  return new Float64Array(new Uint8Array(bytes).buffer);
}
