import { type PlantInput, refuse } from '@fms/domain/plant-value';
import { expect, it } from 'vitest';
import { type AmbientReadings, computeAmbientSfoc } from './ambient-sfoc.ts';

const good = (value: number) => ({ value, state: 'good', time: 1 }) as const;
const TROPICS: AmbientReadings = {
  airPressure: good(1000),
  airTemperature: good(45),
  coolantTemperature: good(32),
};

it('divides a four-stroke engine by β = 1.018975 at 45 °C of air and 32 °C of coolant', () => {
  const { sfoc, set, ambient } = computeAmbientSfoc(good(193.6), TROPICS, 720);
  expect(sfoc).toMatchObject({ value: expect.closeTo(193.6 / 1.018975, 3), state: 'good' });
  expect(set).toMatchObject({ name: 'ISO 15550, charge-cooled diesel', verified: false });
  expect(ambient).toMatchObject({ value: { airPressure: 1000, airTemperature: 45, coolantTemperature: 32 } });
});

it('takes 0.40 % for 20 K of air and 0.42 % for 7 K of coolant off a two-stroke engine, calorific value left alone', () => {
  const { sfoc, set } = computeAmbientSfoc(good(170), TROPICS, 105);
  expect(sfoc).toMatchObject({ value: expect.closeTo(170 / 1.0082, 9) });
  expect(set.name).toBe('MAN two-stroke project guide, SFOC');
});

it.each<[words: string, readings: Partial<AmbientReadings>, reason: object]>([
  [
    'a stale barometer',
    { airPressure: { value: 1000, state: 'stale' } as PlantInput },
    { code: 'stale', input: 'airPressure' },
  ],
  [
    'no coolant',
    { coolantTemperature: refuse('missing', 'coolantTemperature') },
    { code: 'missing', input: 'coolantTemperature' },
  ],
])('corrects nothing by %s', (_words, readings, reason) => {
  expect(computeAmbientSfoc(good(190), { ...TROPICS, ...readings }, 720).sfoc).toEqual({ reason });
});

it('is no better than the consumption it corrects', () => {
  expect(computeAmbientSfoc(refuse('stopped', 'engine'), TROPICS, undefined).sfoc).toEqual(refuse('stopped', 'engine'));
});
