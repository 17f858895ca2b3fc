/** Seeded randomness: same seed, same siege. */

export interface Random {
  /** In [0, 1). */
  next(): number;
  /** An integer in [0, below). */
  below(below: number): number;
  /** One of a list that is not empty. */
  pick<T>(from: readonly T[]): T;
  /** True once in so many times. */
  oneIn(times: number): boolean;
}

/** Mulberry32, by Tommy Ettinger (public domain): 32 bits of state are enough for inputs that are only to be varied. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    next,
    below,
    pick: (from) => from[below(from.length)] as (typeof from)[number],
    oneIn: (times) => below(times) === 0,
  };
}

/** A seed of its own for each name, so that an attacker's inputs do not change when another is added. */
export function seedOf(seed: number, name: string): number {
  let mixed = seed >>> 0;
  for (const letter of name) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return mixed;
}
