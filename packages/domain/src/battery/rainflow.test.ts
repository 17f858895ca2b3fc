import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countChargeCycles, countCycles, listTurningPoints } from './rainflow.ts';

fc.configureGlobal({ seed: 1806 });

const series = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 80 });

function countByRange(values: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { range, count } of countCycles(values)) counts[range] = (counts[range] ?? 0) + count;
  return counts;
}

describe('ASTM E1049-85, figure 6', () => {
  it('counts 3: 0.5, 4: 1.5, 6: 0.5, 8: 1, 9: 0.5', () => {
    expect(countByRange([-2, 1, -3, 5, -1, 3, -4, 4, -2])).toEqual({ 3: 0.5, 4: 1.5, 6: 0.5, 8: 1, 9: 0.5 });
  });

  it('knows between which values the one whole cycle runs', () => {
    const whole = countCycles([-2, 1, -3, 5, -1, 3, -4, 4, -2]).filter(({ count }) => count === 1);
    expect(whole).toEqual([{ range: 4, mean: 1, count: 1 }]);
  });
});

describe('countCycles', () => {
  it('holds half of the ranges between turning points, whatever it counts them as', () => {
    fc.assert(
      fc.property(series, (values) => {
        const points = listTurningPoints(values);
        const halves = countCycles(values).reduce((sum, { count }) => sum + count * 2, 0);
        expect(halves).toBe(Math.max(0, points.length - 1));
      }),
    );
  });

  it('counts the widest swing exactly once, as half or whole', () => {
    fc.assert(
      fc.property(series, (values) => {
        const widest = Math.max(...values) - Math.min(...values);
        if (widest === 0) return;
        expect(Math.max(...countCycles(values).map(({ range }) => range))).toBe(widest);
      }),
    );
  });

  it('is none of a value that stands', () => {
    expect(countCycles([50, 50, 50])).toEqual([]);
    expect(countCycles([])).toEqual([]);
  });
});

describe('countChargeCycles', () => {
  it('leaves out the swing of a hotel load within a crossing', () => {
    expect(countChargeCycles([90, 70, 70.6, 50, 90])).toEqual([
      { range: 40, mean: 70, count: 0.5 },
      { range: 40, mean: 70, count: 0.5 },
    ]);
  });
});
