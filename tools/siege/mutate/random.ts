/** Seeded randomness: same seed, same siege. */
import { createSeededRandom, type SeededRandom } from '@fms/test-kit';

export interface Random extends SeededRandom {
  /** True once in so many times. */
  oneIn(times: number): boolean;
}

export function createRandom(seed: number): Random {
  const random = createSeededRandom(seed);
  return { ...random, oneIn: (times) => random.below(times) === 0 };
}

/** A seed of its own for each name, so that an attacker's inputs do not change when another is added (FNV-1a). */
export function computeSeed(seed: number, name: string): number {
  const FNV_PRIME = 0x01000193;
  let mixed = seed >>> 0;
  for (const letter of name) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), FNV_PRIME) >>> 0;
  return mixed;
}
