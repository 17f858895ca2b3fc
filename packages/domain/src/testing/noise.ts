/** Uniform noise in [−1, 1) that is the same in every run (Park–Miller); a seed from 1 on. */
export function createNoise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state / 2_147_483_647) * 2 - 1;
  };
}
