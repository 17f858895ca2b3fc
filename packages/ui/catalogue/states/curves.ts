/** Curves for the catalogue, the same on every visit. */

/** Uniform numbers in [0, 1) from a seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Curve {
  time: number[];
  value: number[];
  min: number[];
  max: number[];
}

/** `count` points from `from` to `to`: `shape` of the share of time, with noise, and a band of three times the noise. */
export function buildCurve(
  { from, to, count, noise, seed }: { from: number; to: number; count: number; noise: number; seed: number },
  shape: (share: number) => number,
): Curve {
  const random = seeded(seed);
  const columns: Curve = { time: [], value: [], min: [], max: [] };
  for (let index = 0; index < count; index += 1) {
    const share = index / (count - 1);
    const value = shape(share) + (random() - 0.5) * noise;
    columns.time.push(from + share * (to - from));
    columns.value.push(value);
    columns.min.push(value - random() * noise * 1.5);
    columns.max.push(value + random() * noise * 1.5);
  }
  return columns;
}
