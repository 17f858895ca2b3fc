/** Seeded signals: half smooth as machinery is, half noisy as sensors are. Same arguments, same numbers. */

/** A number in [0, 1) from two integers (mulberry32 on their mix). */
export function noise(seed: number, step: number): number {
  let state = (seed * 0x9e3779b1 + step * 0x85ebca6b) >>> 0;
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}

/** Even tags move slowly and are rounded as a sensor rounds; odd tags are noise around a swell. */
export function signal(tag: number, second: number): number {
  const swell = 50 + 30 * Math.sin((second + tag * 97) / 600);
  return tag % 2 === 0 ? Math.round(swell * 10) / 10 : swell + noise(tag, second) * 5;
}
