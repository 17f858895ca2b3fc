/** Smooth randomness as a sum of sines: a pure function of time with a pure slope, so that speed fits position. */
import { hashToFraction } from './hash.ts';

const SINES = 5;

export interface Swell {
  /** About in [-1, 1]. */
  at(seconds: number): number;
  /** Change per second. */
  slopeAt(seconds: number): number;
}

const TURN = 2 * Math.PI;

/** Periods spread evenly by ratio between `shortestSeconds` and `longestSeconds`; longer ones are stronger. */
export function createSwell(seed: number, shortestSeconds: number, longestSeconds: number): Swell {
  const frequencies = new Float64Array(SINES);
  const phases = new Float64Array(SINES);
  const sizes = new Float64Array(SINES);
  for (let i = 0; i < SINES; i++) {
    const place = (i + hashToFraction(seed, i, 1)) / SINES;
    frequencies[i] = 1 / (shortestSeconds * (longestSeconds / shortestSeconds) ** place);
    phases[i] = hashToFraction(seed, i, 2);
    sizes[i] = 0.5 + place;
  }
  const total = sizes.reduce((sum, size) => sum + size, 0);
  for (let i = 0; i < SINES; i++) sizes[i] = (sizes[i] as number) / (total * 0.62);
  // A day of the fleet asks for a hundred million sines, and the sine of a large angle takes five times as long.
  const angle = (i: number, seconds: number) => {
    const turns = seconds * (frequencies[i] as number) + (phases[i] as number);
    return TURN * (turns - Math.floor(turns));
  };
  return {
    at(seconds) {
      let sum = 0;
      for (let i = 0; i < SINES; i++) sum += (sizes[i] as number) * Math.sin(angle(i, seconds));
      return sum;
    },
    slopeAt(seconds) {
      let sum = 0;
      for (let i = 0; i < SINES; i++)
        sum += (sizes[i] as number) * TURN * (frequencies[i] as number) * Math.cos(angle(i, seconds));
      return sum;
    },
  };
}
