/** Chance that repeats itself: the same seed gives the same numbers on every machine (mulberry32). */
export interface SeededRandom {
  /** In [0, 1). */
  fraction(): number;
  /** A whole number from 0 up to and without `end`. */
  below(end: number): number;
  pick<T>(from: readonly T[]): T;
}

const STEP = 0x6d2b79f5;

export function createSeededRandom(seed: number): SeededRandom {
  let state = seed | 0;
  const fraction = () => {
    state = (state + STEP) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(fraction() * end);
  return {
    fraction,
    below,
    pick: (from) => {
      if (from.length === 0) throw new RangeError('nothing to pick from');
      return from[below(from.length)] as (typeof from)[number];
    },
  };
}
