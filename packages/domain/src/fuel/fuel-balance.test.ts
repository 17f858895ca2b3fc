import { describe, expect, it } from 'vitest';
import { refuse } from '../plant-value/plant-value.ts';
import { compareTotals, computeConsumption, computeFuelBalance, readTotaliser } from './fuel-balance.ts';

describe('computeFuelBalance', () => {
  it.each([
    [20.4, false],
    [20.5, true],
    [19.5, true],
  ])('20 t by tanks and %d t by meters are flagged: %s', (burnedByMeters, isFlagged) => {
    const balance = computeFuelBalance({ remainingBefore: 300, remainingAfter: 380, bunkered: 100, burnedByMeters });
    expect(balance).toMatchObject({ burnedByTanks: 20, difference: expect.closeTo(burnedByMeters - 20, 9), isFlagged });
  });

  it('is none where the tanks lost nothing', () => {
    const still = { remainingBefore: 300, remainingAfter: 300, bunkered: 0, burnedByMeters: 0 };
    expect(computeFuelBalance(still)).toEqual(refuse('stopped', 'remaining'));
  });
});

it('sets integrated flow and tanks against the totaliser', () => {
  expect(compareTotals({ totaliser: 1000, integrated: 990, tanks: 1030 })).toEqual({
    integratedPercent: expect.closeTo(-1, 9),
    tanksPercent: expect.closeTo(3, 9),
  });
  expect(compareTotals({ totaliser: 0, integrated: 1, tanks: 1 })).toEqual({
    integratedPercent: null,
    tanksPercent: null,
  });
});

it.each([
  ['advances', [100, 150, 180], 80],
  ['is set back to zero', [100, 150, 5, 20], 70],
  ['is set back within the minutes of a mean', [100, 150, 60, 5, 20], 70],
  ['is set back in the last minutes, of which nothing is known yet', [100, 150, 60], 50],
  ['was read once', [100], null],
])('a totaliser that %s', (_words, readings, advance) => {
  expect(readTotaliser(readings.map((value, minute) => ({ time: minute * 60_000, value })))).toBe(advance);
});

it('a totaliser counts nothing over a silence, in which the flow is unknown too', () => {
  const readings = [0, 1, 2, 182, 183].map((minute) => ({ time: minute * 60_000, value: 10 * minute }));
  expect(readTotaliser(readings, 90_000)).toBe(30);
});

it('burns 800 kg/h, 66.7 kg a mile and 200 g/kWh: 9.6 t in 12 h over 144 nm with 48 MWh', () => {
  const day = { span: { from: 0, to: 12 * 3_600_000 }, kilograms: 9600, nauticalMiles: 144, kilowattHours: 48_000 };
  expect(computeConsumption(day)).toEqual({
    kilogramsPerHour: 800,
    kilogramsPerMile: expect.closeTo(66.67, 2),
    gramsPerKilowattHour: 200,
  });
  expect(computeConsumption({ ...day, nauticalMiles: 0 })).toMatchObject({ kilogramsPerMile: null });
});
