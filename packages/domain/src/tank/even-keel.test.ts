import { describe, expect, it } from 'vitest';
import { parameter, refuse } from '../plant-value/plant-value.ts';
import { computeEvenKeelVolume, computeSoundingCorrection, type EvenKeelTable } from './even-keel.ts';

/** A box of 60 m² and 6 m; its pipe 4 m aft and 2 m to starboard of its middle, in a ship of 80 m. */
const TABLE: EvenKeelTable = {
  curve: [
    [0, 0],
    [3, 180],
    [6, 360],
  ],
  pipe: { aft: 4, starboard: 2 },
  lengthMeters: 80,
};
const input = (value: number) => parameter(value, '');
const read = (sounding: number, trim = 0, heel = 0) =>
  computeEvenKeelVolume({ sounding: input(sounding), trim: input(trim), heel: input(heel) }, TABLE);

describe('computeSoundingCorrection', () => {
  it('takes off 4 cm at a pipe 4 m aft under 0.8 m of trim by the stern', () => {
    // 0.8 m over 80 m is 1 cm a metre.
    expect(computeSoundingCorrection(TABLE, { trim: 0.8, heel: 0 })).toBeCloseTo(-0.04, 12);
  });

  it('adds at a pipe on the high side', () => {
    expect(computeSoundingCorrection(TABLE, { trim: 0, heel: -1 })).toBeCloseTo(2 * Math.tan(Math.PI / 180), 12);
  });
});

describe('computeEvenKeelVolume', () => {
  it('reads the table as it is on even keel', () => {
    expect(read(3.4)).toMatchObject({ value: { volume: expect.closeTo(204, 9), correction: 0, isCorrected: true } });
  });

  it('is 201.6 m³ of 3.4 m under 0.8 m of trim', () => {
    expect(read(3.4, 0.8)).toMatchObject({ value: { volume: expect.closeTo(201.6, 9) } });
  });

  it('is empty or full where the correction passes an end of the table', () => {
    expect(read(0.02, 0.8)).toMatchObject({ value: { volume: 0 } });
    expect(read(5.99, -0.8)).toMatchObject({ value: { volume: 360 } });
  });

  it('extends nothing, and needs trim and heel', () => {
    expect(read(6.1)).toEqual(refuse('out-of-range', 'sounding'));
    const heel = { value: 0, state: 'stale' } as const;
    expect(computeEvenKeelVolume({ sounding: input(3), trim: input(0), heel }, TABLE)).toEqual(refuse('stale', 'heel'));
  });

  it('needs a table', () => {
    const inputs = { sounding: input(3), trim: input(0), heel: input(0) };
    expect(computeEvenKeelVolume(inputs, { ...TABLE, curve: [] })).toEqual(refuse('missing', 'table'));
  });
});
