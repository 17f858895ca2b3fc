import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNoise } from '../testing/noise.ts';
import { fitLine, fitMean, getStudent80, getStudent95, readBand, readLine } from './line-fit.ts';

fc.configureGlobal({ seed: 1814 });

describe('fitLine', () => {
  it('finds a line again', () => {
    const number = fc.double({ min: -100, max: 100, noNaN: true });
    fc.assert(
      fc.property(number, number, (slope, offset) => {
        const fit = fitLine([0, 1, 2, 5, 9].map((x) => ({ x, y: offset + slope * x })));
        expect(fit && readLine(fit, 20)).toBeCloseTo(offset + slope * 20, 6);
      }),
    );
  });

  it('has the error of a worked example: 5 points, slope 0.6, standard error 0.2828', () => {
    const y = [2, 4, 5, 4, 5];
    const fit = fitLine(y.map((value, index) => ({ x: index + 1, y: value })));
    expect(fit).toMatchObject({ count: 5, effectiveCount: 5 });
    expect(fit?.slope).toBeCloseTo(0.6, 12);
    expect(fit?.r2).toBeCloseTo(0.6, 12);
    expect((fit?.slopeError ?? 0) / getStudent95(3)).toBeCloseTo(0.2828, 4);
  });

  it('holds the true slope in its interval nineteen times in twenty', () => {
    let held = 0;
    for (let run = 1; run <= 400; run += 1) {
      const noise = createNoise(run * 7919);
      const fit = fitLine(Array.from({ length: 30 }, (_, x) => ({ x, y: 0.5 * x + 3 * noise() })));
      if (fit && Math.abs(fit.slope - 0.5) <= fit.slopeError) held += 1;
    }
    expect(held / 400).toBeGreaterThan(0.92);
    expect(held / 400).toBeLessThan(1);
  });

  it('counts samples that follow one another as fewer', () => {
    const wave = Array.from({ length: 200 }, (_, x) => ({ x, y: Math.sin(x / 20) }));
    expect(fitLine(wave)?.effectiveCount).toBeLessThan(10);
  });

  it('is wider away from its middle, and needs three points', () => {
    const fit = fitLine([0, 1, 2, 3].map((x) => ({ x, y: x + (x % 2) })));
    expect(fit && readBand(fit, 6)).toBeGreaterThan((fit && readBand(fit, 1.5)) ?? 0);
    expect(fitLine([0, 1].map((x) => ({ x, y: x })))).toBeUndefined();
    expect(fitLine([1, 1, 1].map((x) => ({ x, y: x })))).toBeUndefined();
  });
});

describe('fitMean', () => {
  it('is a mean with its interval', () => {
    const fit = fitMean([3, 5, 3, 5, 3, 5]);
    expect(fit?.mean).toBe(4);
    expect(fit?.error).toBeCloseTo(2.571 * Math.sqrt(1.2 / 6), 2);
    expect(fitMean([1, 2])).toBeUndefined();
  });
});

it.each([
  [1, 12.706],
  [2, 4.303],
  [3, 3.182],
  [5, 2.571],
  [10, 2.228],
  [198, 1.972],
])('with %d degrees of freedom 95 %% lie within ±%s', (freedom, quantile) => {
  expect(Math.abs(getStudent95(freedom) / quantile - 1)).toBeLessThan(0.01);
});

it.each([
  [1, 3.078],
  [2, 1.886],
  [3, 1.638],
  [5, 1.476],
  [10, 1.372],
  [27, 1.314],
])("the 90 %% quantile of Student's t with %d degrees is %d", (freedom, quantile) => {
  expect(Math.abs(getStudent80(freedom) / quantile - 1)).toBeLessThan(0.01);
});
