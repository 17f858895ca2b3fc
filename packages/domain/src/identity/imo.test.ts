import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isImo, parseImo } from './imo.ts';

fc.configureGlobal({ seed: 1406 });

describe('parseImo', () => {
  it.each([
    ['9074729', 9_074_729],
    ['IMO 9074729', 9_074_729],
    ['imo9811000', 9_811_000],
  ])('%s → %s', (text, expected) => {
    expect(parseImo(text)).toBe(expected);
  });

  it.each(['9074728', '907472', '90747290', '0000000', 'MMSI 9074729', ''])('“%s” is none', (text) => {
    expect(parseImo(text)).toBeUndefined();
  });

  it('knows one check digit for every first six digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 999_999 }), (six) => {
        expect(Array.from({ length: 10 }, (_, digit) => `${six}${digit}`).filter(isImo)).toHaveLength(1);
      }),
    );
  });
});
