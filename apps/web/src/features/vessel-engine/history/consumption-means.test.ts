import { expect, it } from 'vitest';
import { joinConsumption } from './consumption-means.ts';

const at = (time: number, avg: number) => ({ time, avg, min: avg - 0.5, max: avg + 0.5 });
const series = { load: [at(0, 60), at(600, 62)], power: [at(0, 6000)], fuelRate: [at(0, 1400), at(600, 1450)] };

it('joins what was measured in the same ten minutes', () => {
  const means = joinConsumption(series, { ratedPower: 10_000, density: 850, fuelGrade: 'MGO' });
  expect(means).toEqual([{ time: 0, loadPercent: 60, lowestLoad: 59.5, highestLoad: 60.5, sfoc: expect.any(Number) }]);
  // 1400 l/h of 850 kg/m³ are 1190 kg/h, over 6000 kW.
  expect(means[0]?.sfoc).toBeCloseTo(198.333, 3);
});

it('takes the power from load and rating', () => {
  const means = joinConsumption(
    { ...series, power: undefined },
    { ratedPower: 10_000, density: 850, fuelGrade: 'MGO' },
  );
  expect(means.map(({ sfoc }) => sfoc)).toEqual([expect.closeTo(198.333, 3), expect.closeTo(198.79, 2)]);
});

it('knows nothing without a density', () => {
  expect(joinConsumption(series, { ratedPower: 10_000, density: undefined, fuelGrade: undefined })).toEqual([]);
});
