/** Seeded signals: half smooth as machinery is, half noisy as sensors are. Same arguments, same numbers. */
import type { NumberReading } from '@fms/contract/link';

/** A number in [0, 1) from two integers (mulberry32 on their mix). */
export function computeNoise(seed: number, step: number): number {
  let state = (seed * 0x9e3779b1 + step * 0x85ebca6b) >>> 0;
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}

/**
 * Of a range of 100: even tags move slowly, in steps of 0.1; odd tags are a swell with noise over 5 % of the range on
 * it, in steps of 0.01. Each is rounded as its sensor rounds, since no bus on board carries the 52 bits of a random
 * mantissa.
 */
export function computeSignal(tag: number, second: number): number {
  const swell = 50 + 30 * Math.sin((second + tag * 97) / 600);
  return tag % 2 === 0 ? rounded(swell, 10) : rounded(swell + computeNoise(tag, second) * 5, 100);
}

/** The reading of a tag `second` seconds after `fromMs`, as a link sends it. */
export function measureSignal(tagIndex: number, fromMs: number, second: number): NumberReading {
  const value = computeSignal(tagIndex, second);
  return { tagIndex, timeMs: fromMs + second * 1000, ordinal: 0, quality: 0, value };
}

function rounded(value: number, stepsPerUnit: number): number {
  return Math.round(value * stepsPerUnit) / stepsPerUnit;
}
