import { describe, expect, it } from 'vitest';
import { alignCurves, type Curve, computeCurveCompleteness, findCommonGaps, toCurveBins } from './curve.ts';

const point = (time: number, avg: number) => ({ time, avg, min: avg - 1, max: avg + 1, count: 3 });

function aCurve(given: Partial<Curve>): Curve {
  return {
    key: '1',
    name: 'Speed',
    unit: 'kn',
    decimals: 1,
    order: 0,
    points: [],
    gaps: [],
    bucketMs: 10,
    compared: false,
    banded: true,
    ...given,
  };
}

const left = () => 'left' as const;
const COLORS = ['#111111', '#222222'];

describe('alignCurves', () => {
  it('puts curves of different widths on one column: none where another has a row, null inside an own gap', () => {
    const fine = aCurve({ points: [point(0, 1), point(10, 2), point(90, 3)], gaps: [{ from: 20, to: 90 }] });
    const coarse = aCurve({ key: '2', points: [point(0, 5), point(60, 6)] });
    const { time, series } = alignCurves([fine, coarse], left, COLORS);
    expect(time).toEqual([0, 10, 55, 60, 90]);
    expect(series[0]?.avg).toEqual([1, 2, null, undefined, 3]);
    expect(series[1]?.avg).toEqual([5, undefined, undefined, 6, undefined]);
    expect(series[1]?.max).toEqual([6, undefined, undefined, 7, undefined]);
  });

  it('gives no band to a formula and to what is compared', () => {
    const points = [point(0, 1)];
    const curves = [aCurve({ points, banded: false }), aCurve({ points, compared: true })];
    const { series } = alignCurves(curves, left, COLORS);
    expect(series.map(({ min }) => min)).toEqual([undefined, undefined]);
  });
});

describe('colours', () => {
  it('follow the order of use over all panes, over again where they are few', () => {
    const { series } = alignCurves([aCurve({ order: 1 }), aCurve({ order: 2 })], left, COLORS);
    expect(series.map(({ color }) => color)).toEqual(['#222222', '#111111']);
  });
});

describe('toCurveBins', () => {
  it('counts each mean for the width of its bucket', () => {
    const bins = toCurveBins(aCurve({ points: [point(0, 1), point(10, 1), point(20, 2), point(30, 9)] }));
    expect(bins.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(bins.find(({ from, to }) => from <= 1 && to > 1)?.share).toBe(0.5);
  });
});

describe('gaps', () => {
  it('are common where all have them', () => {
    expect(
      findCommonGaps([
        [
          { from: 0, to: 50 },
          { from: 80, to: 100 },
        ],
        [{ from: 40, to: 90 }],
      ]),
    ).toEqual([
      { from: 40, to: 50 },
      { from: 80, to: 90 },
    ]);
    expect(findCommonGaps([])).toEqual([]);
  });

  it('make what is complete, on average over the curves', () => {
    const window = { from: 0, to: 100 };
    const half = aCurve({ gaps: [{ from: 0, to: 50 }] });
    expect(computeCurveCompleteness([half, aCurve({})], window)).toBe(0.75);
    expect(computeCurveCompleteness([aCurve({ bucketMs: 0 })], window)).toBe(0);
  });
});
