/** Smooth randomness as a sum of sines: a pure function of time with a pure slope, so that speed fits position. */
import { fraction } from './hash.ts';

const SINES = 5;

export interface Swell {
  /** About in [-1, 1]. */
  at(seconds: number): number;
  /** Change per second. */
  slopeAt(seconds: number): number;
}

/** Periods spread evenly by ratio between `shortestSeconds` and `longestSeconds`; longer ones are stronger. */
export function swell(seed: number, shortestSeconds: number, longestSeconds: number): Swell {
  const sines = Array.from({ length: SINES }, (_, i) => {
    const place = (i + fraction(seed, i, 1)) / SINES;
    const periodSeconds = shortestSeconds * (longestSeconds / shortestSeconds) ** place;
    return { rate: (2 * Math.PI) / periodSeconds, phase: 2 * Math.PI * fraction(seed, i, 2), size: 0.5 + place };
  });
  const total = sines.reduce((sum, { size }) => sum + size, 0);
  for (const sine of sines) sine.size /= total * 0.62;
  return {
    at: (seconds) => sines.reduce((sum, { rate, phase, size }) => sum + size * Math.sin(rate * seconds + phase), 0),
    slopeAt: (seconds) =>
      sines.reduce((sum, { rate, phase, size }) => sum + size * rate * Math.cos(rate * seconds + phase), 0),
  };
}
