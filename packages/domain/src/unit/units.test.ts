import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { convert, convertIfKnown, getQuantity, type Quantity, UNITS } from './units.ts';

fc.configureGlobal({ seed: 1406 });

describe('convert', () => {
  it.each([
    [1, 'kn', 'km/h', 1.852],
    [36, 'km/h', 'm/s', 10],
    [0, '°C', 'K', 273.15],
    [100, '°C', '°F', 212],
    [-40, '°F', '°C', -40],
    [401.15, 'K', '°C', 128],
    [1, 'bar', 'kPa', 100],
    [1, 'bar', 'psi', 14.503773773],
    [1, 'fathom', 'ft', 6],
    [1, 'nm', 'km', 1.852],
    [63, '%', 'ratio', 0.63],
    [180, '°', 'rad', Math.PI],
    [60, '°/min', '°/s', 1],
    [1, 'Hz', 'rpm', 60],
    [3.6, 'm³/h', 'l/s', 1],
    [1, 'm³/s', 'l/h', 3_600_000],
    [24, 't/d', 't/h', 1],
    [1, 'kWh', 'MJ', 3.6],
    [1, 'Ah', 'C', 3600],
    [2, 'd', 'h', 48],
  ])('%d %s in %s is %d', (value, from, to, expected) => {
    expect(convertIfKnown(value, from, to)).toBeCloseTo(expected, 8);
  });

  it('holds the types of one quantity together', () => {
    expect(convert(1, 'kn', 'm/s')).toBeCloseTo(0.5144, 4);
    expectTypeOf(convert<'kn'>)
      .parameter(2)
      .toEqualTypeOf<'m/s' | 'kn' | 'km/h' | 'mph'>();
  });

  it.each([
    ['two quantities', 'kn', 'bar'],
    ['an unknown unit', 'parsec', 'm'],
    ['an unknown target', 'm', 'parsec'],
  ])('knows no way between %s', (_name, from, to) => {
    expect(convertIfKnown(1, from, to)).toBeUndefined();
  });

  it('comes back to where it started, within every quantity', () => {
    for (const [quantity, units] of Object.entries(UNITS)) {
      const names = Object.keys(units);
      const pair = fc.tuple(fc.constantFrom(...names), fc.constantFrom(...names));
      const number = fc.double({ min: -1e6, max: 1e6, noNaN: true });
      fc.assert(
        fc.property(pair, number, ([from, to], value) => {
          const there = convertIfKnown(value, from, to) ?? Number.NaN;
          const back = convertIfKnown(there, to, from) ?? Number.NaN;
          expect(Math.abs(back - value), `${quantity}: ${from} → ${to}`).toBeLessThan(1e-9 * Math.abs(value) + 1e-6);
        }),
        { numRuns: 30 },
      );
    }
  });
});

describe('getQuantity', () => {
  it('finds each unit under one quantity only', () => {
    const names = Object.values(UNITS).flatMap((units) => Object.keys(units));
    expect(new Set(names).size).toBe(names.length);
    expect(getQuantity('rpm')).toBe('rotation' satisfies Quantity);
    expect(getQuantity('parsec')).toBeUndefined();
  });
});
