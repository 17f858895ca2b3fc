import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundTo } from './reading.ts';

/** What it stands for: the number that the text of a sentence says. */
const byText = (value: number, decimals: number) => Number(value.toFixed(decimals)) + 0;

describe('rounding', () => {
  it('gives the number that the text would say, for any value and number of digits', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, min: -1e12, max: 1e12 }),
        fc.integer({ min: 0, max: 7 }),
        (value, decimals) => {
          expect(roundTo(value, decimals)).toBe(byText(value, decimals));
        },
      ),
      { numRuns: 5000 },
    );
  });

  it('does so half-way between two digits too, where the double is a little less or more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -2_000_000, max: 2_000_000 }),
        fc.integer({ min: 0, max: 5 }),
        (whole, decimals) => {
          const value = (whole + 0.5) / 10 ** decimals;
          for (const near of [value, value * (1 + 2e-16), value * (1 - 2e-16)]) {
            expect(roundTo(near, decimals)).toBe(byText(near, decimals));
          }
        },
      ),
      { numRuns: 5000 },
    );
  });

  it('has no negative zero', () => {
    expect(Object.is(roundTo(-0.01, 1), 0)).toBe(true);
  });
});
