import { expect, it } from 'vitest';
import { integrateOverTime } from './integral.ts';

const MINUTE = 60_000;

it('adds up a ramp: 0 to 120 kW within an hour is 60 kWh', () => {
  const ramp = Array.from({ length: 61 }, (_, minute) => ({ time: minute * MINUTE, value: 2 * minute }));
  expect(integrateOverTime(ramp).total).toBeCloseTo(60, 9);
});

it('adds nothing over a silence and says how long it was', () => {
  const samples = [0, 1, 31, 32].map((minute) => ({ time: minute * MINUTE, value: 60 }));
  expect(integrateOverTime(samples)).toEqual({ total: 2, knownMs: 2 * MINUTE, unknownMs: 30 * MINUTE });
});

it('is nothing without two samples', () => {
  expect(integrateOverTime([{ time: 0, value: 5 }])).toEqual({ total: 0, knownMs: 0, unknownMs: 0 });
});
