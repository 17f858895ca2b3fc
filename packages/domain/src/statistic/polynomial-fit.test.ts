import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluatePolynomial, fitPolynomial } from './polynomial-fit.ts';

fc.configureGlobal({ seed: 1807 });

const points = (xs: readonly number[], y: (x: number) => number) => xs.map((x) => ({ x, y: y(x) }));

describe('fitPolynomial', () => {
  it('finds a cubic again from five of its points', () => {
    const coefficient = fc.double({ min: -5, max: 5, noNaN: true });
    fc.assert(
      fc.property(coefficient, coefficient, coefficient, coefficient, (a, b, c, d) => {
        const cubic = (x: number) => a + b * x + c * x ** 2 + d * x ** 3;
        const fit = fitPolynomial(points([0.25, 0.5, 0.75, 0.85, 1], cubic), 3);
        expect(fit && evaluatePolynomial(fit, 0.6)).toBeCloseTo(cubic(0.6), 8);
      }),
    );
  });

  it('goes between points that no line meets', () => {
    const fit = fitPolynomial(
      [
        { x: 0, y: 0 },
        { x: 1, y: 2 },
        { x: 2, y: 1 },
      ],
      1,
    );
    expect(fit && evaluatePolynomial(fit, 0)).toBeCloseTo(0.5, 12);
    expect(fit && evaluatePolynomial(fit, 2)).toBeCloseTo(1.5, 12);
  });

  it('needs one point more than its degree, at different places', () => {
    expect(fitPolynomial(points([1, 2, 3], Math.abs), 3)).toBeUndefined();
    expect(fitPolynomial(points([1, 1, 2, 2, 3], Math.abs), 3)).toBeUndefined();
  });
});
