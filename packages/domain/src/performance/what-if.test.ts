import { describe, expect, it } from 'vitest';
import { hasValue, refuse } from '../plant-value/index.ts';
import { good } from '../testing/plant-input.ts';
import { computeFoulingCost, computeWhatIf, fitSpeedExponent } from './what-if.ts';

const points = (count: number, spread: number) =>
  Array.from({ length: count }, (_, index) => {
    const speed = 11 + (spread * (index % 37)) / 36;
    return { speed, fuel: 0.0009 * speed ** 3.05 };
  });

describe('fitSpeedExponent', () => {
  it('finds the exponent of the ship', () => {
    const fit = fitSpeedExponent(points(400, 4));
    expect('exponent' in fit && fit.exponent).toBeCloseTo(3.05, 9);
    expect(fit).toMatchObject({ count: 400 });
  });

  it.each([
    ['199 points', points(199, 4), refuse('too-few', 'points')],
    ['points that stand still', points(400, 4).map(({ fuel }) => ({ speed: 0, fuel })), refuse('too-few', 'points')],
    ['one speed', points(400, 1), refuse('out-of-range', 'speed')],
  ])('does not evaluate %s', (_words, of, reason) => {
    expect(fitSpeedExponent(of)).toEqual(reason);
  });
});

describe('computeWhatIf', () => {
  const passage = {
    speedNow: good(12.9),
    speed: good(11.6),
    exponent: good(3.05),
    mainFuelNow: good(21.9),
    hotelFuel: good(2),
    distance: good(381),
  };

  it('at 11.6 kn saves 6.1 t a day and arrives 3 h 18 min later', () => {
    const answer = computeWhatIf(passage);
    const value = hasValue(answer) ? answer.value : null;
    expect(value?.savedPerDay).toBeCloseTo(6.1, 1);
    expect(Math.trunc((value?.laterHours ?? 0) * 60)).toBe(198);
    expect(value?.fuelPerDay).toBeCloseTo(21.9 - 6.06 + 2, 1);
    expect(value?.passageFuel).toBeCloseTo(((value?.fuelPerDay ?? 0) * 381) / 11.6 / 24, 9);
  });

  it('is the passage of now at the speed of now', () => {
    expect(computeWhatIf({ ...passage, speed: good(12.9) })).toMatchObject({
      value: { savedPerDay: 0, laterHours: 0 },
    });
    expect(computeWhatIf({ ...passage, speed: good(0) })).toEqual(refuse('out-of-range', 'speed'));
  });
});

it('fouling of 714 kW at 171.9 g/kWh costs 2.9 t a day', () => {
  const cost = computeFoulingCost({ power: good(5320), referencePower: good(4606), sfoc: good(171.9) });
  expect(hasValue(cost) && cost.value).toBeCloseTo(2.95, 2);
});
