/** Chance without state: the same numbers in give the same number out, on every machine, in any order. */

const GOLDEN = 0x9e3779b9;

/** Mixes any number of integers into 32 well-spread bits (the finaliser of MurmurHash3 after each). */
export function hash(...parts: readonly number[]): number {
  let bits = GOLDEN;
  for (const part of parts) {
    // A time in milliseconds has more than 32 bits: both halves count.
    bits = mix(bits ^ (part | 0));
    bits = mix(bits ^ Math.floor(part / 4_294_967_296));
  }
  return bits >>> 0;
}

function mix(bits: number): number {
  let h = bits;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** In [0, 1). */
export function hashToFraction(...parts: readonly number[]): number {
  return hash(...parts) / 4_294_967_296;
}

/** In [-1, 1), flat; what the last digit of a sensor does. */
export function hashToNoise(...parts: readonly number[]): number {
  return 2 * hashToFraction(...parts) - 1;
}

/** A number for a word, so that a seed can be told apart by what it is used for. */
export function deriveSeed(seed: number, word: string): number {
  let bits = seed;
  for (let i = 0; i < word.length; i++) bits = hash(bits, word.charCodeAt(i));
  return bits;
}
