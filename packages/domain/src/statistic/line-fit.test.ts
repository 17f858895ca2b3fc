import { describe, expect, it } from 'vitest';
import { fitLine, getLineAt, getLineMargin, getSlopeMargin, getStudentT } from './line-fit.ts';

describe('fitLine', () => {
  it('is the line of points that lie on one', () => {
    const fit = fitLine([1, 2, 3, 4].map((x) => ({ x, y: 10 - 2 * x })));
    expect(fit).toMatchObject({ slope: -2, deviation: 0 });
    expect(fit && getLineAt(fit, 10)).toBeCloseTo(-10, 9);
  });

  it('says how sure slope and line are', () => {
    // Residuals of ±1 about y = x: s = √(4/2), Σ(x − mean)² = 5, t(2) = 4.303.
    const fit = fitLine([0, 1, 2, 3].map((x, index) => ({ x, y: x + (index === 0 || index === 3 ? 1 : -1) })));
    if (fit === undefined) throw new Error('no fit');
    expect(fit.slope).toBeCloseTo(1, 9);
    expect(getSlopeMargin(fit)).toBeCloseTo((4.27 * Math.SQRT2) / Math.sqrt(5), 2);
    expect(getLineMargin(fit, 1.5)).toBeCloseTo((4.27 * Math.SQRT2) / 2, 2);
  });

  it('is none through one point, or through points above one another', () => {
    expect(fitLine([{ x: 1, y: 1 }])).toBeUndefined();
    expect(
      fitLine([
        { x: 1, y: 1 },
        { x: 1, y: 2 },
      ]),
    ).toBeUndefined();
  });
});

describe('getStudentT', () => {
  it.each([
    [3, 3.182],
    [5, 2.571],
    [10, 2.228],
    [30, 2.042],
    [1000, 1.962],
  ])('of %d degrees of freedom is %d in the tables', (degrees, expected) => {
    expect(Math.abs(getStudentT(degrees) / expected - 1)).toBeLessThan(0.0015);
  });

  it('knows nothing of one degree', () => {
    expect(getStudentT(1)).toBe(Number.POSITIVE_INFINITY);
  });
});
