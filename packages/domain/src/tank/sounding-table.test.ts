import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlantInput, parameter, refuse } from '../plant-value/plant-value.ts';
import {
  computeUncorrectedVolume,
  computeVolume,
  interpolate,
  type SoundingTable,
  toEvenKeelTable,
} from './sounding-table.ts';

fc.configureGlobal({ seed: 1806 });

/** A wing tank: a degree of heel to starboard raises its sounding by 5 cm. */
const table: SoundingTable = {
  volumes: {
    rows: [0, 1, 2, 3],
    columns: [-1, 0, 1, 2],
    values: [
      [0, 0, 2, 4],
      [38, 40, 42, 44],
      [80, 82, 84, 86],
      [124, 126, 128, 130],
    ],
  },
  heelCorrections: {
    rows: [0, 3],
    columns: [-5, 0, 5],
    values: [
      [0.25, 0, -0.25],
      [0.25, 0, -0.25],
    ],
  },
};
const volumeAt = (sounding: number, trim: number, heel: PlantInput) =>
  computeVolume({ sounding: parameter(sounding, ''), trim: parameter(trim, ''), heel }, table);
const upright = parameter(0, '');

describe('computeVolume', () => {
  it.each([
    ['an entry of the table', 2, 1, 0, 84],
    ['between soundings', 1.5, 0, 0, 61],
    ['between trims', 2, 0.5, 0, 83],
    ['between both', 1.5, 0.5, 0, 62],
    ['heeled by 2°, the sounding less 10 cm', 2, 0, 2, 77.8],
    ['at the lowest entry', 0, 0, 0, 0],
    ['an empty tank, heeled', 0, 0, 4, 0],
  ])('reads %s', (_words, sounding, trim, heel, volume) => {
    expect(volumeAt(sounding, trim, parameter(heel, ''))).toEqual({
      value: { volume: expect.closeTo(volume, 9), isCorrected: true },
      state: 'good',
    });
  });

  it('extends nothing beyond the table', () => {
    expect(volumeAt(3.1, 0, upright)).toEqual(refuse('out-of-range', 'sounding'));
    expect(volumeAt(1, 3, upright)).toEqual(refuse('out-of-range', 'sounding'));
    expect(volumeAt(1, 0, parameter(9, ''))).toEqual(refuse('out-of-range', 'heel'));
  });

  it('needs the heel only where the tank does', () => {
    const unknown = { value: 0, state: 'unknown' } as const;
    expect(volumeAt(1, 0, unknown)).toEqual(refuse('unknown', 'heel'));
    const amidships = { ...table, heelCorrections: null };
    const inputs = { sounding: parameter(1, ''), trim: parameter(0, ''), heel: unknown };
    expect(computeVolume(inputs, amidships)).toMatchObject({ value: { volume: 40 } });
  });

  it('rises with the sounding and stays between its neighbours', () => {
    const place = fc.record({
      sounding: fc.double({ min: 0, max: 2.9, noNaN: true }),
      trim: fc.double({ min: -1, max: 2, noNaN: true }),
    });
    fc.assert(
      fc.property(place, ({ sounding, trim }) => {
        const [low, high] = [
          interpolate(table.volumes, sounding, trim),
          interpolate(table.volumes, sounding + 0.1, trim),
        ];
        expect(low).toBeLessThan(high ?? 0);
        expect(low).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

it('needs neither trim nor heel for a table on even keel, and says that it is uncorrected', () => {
  const unknown = { value: 0, state: 'unknown' } as const;
  const inputs = { sounding: parameter(1.5, ''), trim: unknown, heel: unknown };
  expect(
    computeVolume(
      inputs,
      toEvenKeelTable([
        [0, 0],
        [1, 40],
        [2, 82],
      ]),
    ),
  ).toEqual({
    value: { volume: 61, isCorrected: false },
    state: 'good',
  });
});

it('is the level of the capacity without a table, and says so', () => {
  expect(computeUncorrectedVolume({ level: parameter(62.5, ''), capacity: parameter(80, '') })).toEqual({
    value: { volume: 50, isCorrected: false },
    state: 'good',
  });
});
