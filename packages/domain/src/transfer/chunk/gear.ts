/**
 * The gear table: a random number of 32 bits for each value of a byte. It is part of the protocol: both sides cut the same
 * bytes into the same chunks only with the same table, so the seed never changes.
 */
const SEED = 0x46_4d_53_31;

export const GEAR: Uint32Array = makeGear(SEED);

/** SplitMix32 (the finalizer of MurmurHash3 over a Weyl sequence), 256 numbers. */
function makeGear(seed: number): Uint32Array {
  const gear = new Uint32Array(256);
  let state = seed;
  for (let value = 0; value < gear.length; value++) {
    state = (state + 0x9e37_79b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0_aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a_2d97);
    gear[value] = mixed ^ (mixed >>> 15);
  }
  return gear;
}
