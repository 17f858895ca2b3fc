/** Cycles within a course of values, by rainflow counting (ASTM E1049-85, 5.4.4). */

export interface Cycle {
  /** From its lowest to its highest point, in the unit of the values. */
  readonly range: number;
  readonly mean: number;
  /** A whole cycle, or half of one. */
  readonly count: 0.5 | 1;
}

/** A swing of the state of charge below this, points, ages no battery that can be measured: 0.01 depth of discharge. */
export const LEAST_CYCLE_POINTS = 1;

/** The first value, those at which the course turns, and the last; of equal neighbours one. */
export function listTurningPoints(values: readonly number[]): number[] {
  const points: number[] = [];
  for (const value of values) {
    const [before, last] = [points.at(-2), points.at(-1)];
    if (last === value) continue;
    const goesOn = before !== undefined && last !== undefined && last > before === value > last;
    if (goesOn) points.pop();
    points.push(value);
  }
  return points;
}

/**
 * Rainflow count by three points: while the newest range is at least as wide as the one before it, that one is counted,
 * whole if it does not begin with the first point and half if it does; what is left at the end are halves. Cycles come in
 * the order in which they are found. Values must be finite.
 */
export function countCycles(values: readonly number[]): Cycle[] {
  const cycles: Cycle[] = [];
  const stack: number[] = [];
  for (const point of listTurningPoints(values)) {
    stack.push(point);
    while (stack.length >= 3) {
      const [first, middle, last] = stack.slice(-3) as [number, number, number];
      if (Math.abs(last - middle) < Math.abs(middle - first)) break;
      const isFirst = stack.length === 3;
      cycles.push(cycleOf(first, middle, isFirst ? 0.5 : 1));
      if (isFirst) stack.shift();
      else stack.splice(-3, 2);
    }
  }
  stack.slice(1).forEach((point, index) => {
    cycles.push(cycleOf(stack[index] as number, point, 0.5));
  });
  return cycles;
}

/** Cycles of a state of charge, percent, that are wider than {@link LEAST_CYCLE_POINTS}. */
export function countChargeCycles(stateOfCharge: readonly number[]): Cycle[] {
  return countCycles(stateOfCharge).filter(({ range }) => range > LEAST_CYCLE_POINTS);
}

function cycleOf(from: number, to: number, count: 0.5 | 1): Cycle {
  return { range: Math.abs(to - from), mean: (from + to) / 2, count };
}
