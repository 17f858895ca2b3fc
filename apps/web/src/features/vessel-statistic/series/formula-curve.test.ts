import { parseFormula } from '@fms/domain/formula';
import { describe, expect, it } from 'vitest';
import { computeFormulaPoints } from './formula-curve.ts';

const points = (...pairs: [time: number, avg: number][]) =>
  pairs.map(([time, avg]) => ({ time, avg, min: avg, max: avg, count: 1 }));

describe('computeFormulaPoints', () => {
  const read = parseFormula('[Fuel] / [Speed]');
  if (!read.ok) throw new Error('unread');

  it('computes in the width of the coarsest input and keeps the gaps of all', () => {
    const fuel = { name: 'Fuel', points: points([0, 100], [60, 300]), gaps: [{ from: 120, to: 300 }], bucketMs: 60 };
    const speed = {
      name: 'Speed',
      points: points([0, 9], [30, 11], [60, 15], [300, 5]),
      gaps: [{ from: 90, to: 200 }],
      bucketMs: 30,
    };
    const curve = computeFormulaPoints(read.formula, [fuel, speed]);
    expect(curve.bucketMs).toBe(60);
    expect(curve.points.map(({ time, avg }) => [time, avg])).toEqual([
      [0, 10],
      [60, 20],
    ]);
    expect(curve.gaps).toEqual([{ from: 90, to: 300 }]);
  });

  it('has no points while nothing is known', () => {
    expect(computeFormulaPoints(read.formula, [])).toEqual({ points: [], gaps: [], bucketMs: 0 });
  });
});
