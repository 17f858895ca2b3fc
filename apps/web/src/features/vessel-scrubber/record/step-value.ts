/** A state that is sent on change: what it was at any time. */
import type { Instant } from '@fms/domain/time';
import type { SeriesPoint } from '../../../live/index.ts';

interface Step {
  readonly time: Instant;
  readonly value: number;
}

/**
 * The value at a time, the one the last bucket at or before it ended with; null before the first. `start` is the last
 * value before the window, null where none is known. A bucket in which it changed ended with the value it had not before.
 */
export function createSteps(start: number | null, points: readonly SeriesPoint[]): (time: Instant) => number | null {
  let before = start;
  const steps = points.map(({ time, min, max }): Step => {
    before = before === min ? max : min;
    return { time, value: before };
  });
  return (time) => {
    let [low, high] = [0, steps.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((steps[middle]?.time ?? 0) <= time) low = middle + 1;
      else high = middle;
    }
    return steps[low - 1]?.value ?? start;
  };
}
