import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlantInput } from '../plant-value/index.ts';
import { refuse } from '../plant-value/index.ts';
import { good, requireValue } from '../testing/plant-input.ts';
import { correctSfocToAmbient, correctTwoStrokeExhaust, correctTwoStrokeSfoc } from './sfoc-correction.ts';
import { CHARGE_COOLED_DIESEL, TWO_STROKE_EXHAUST, TWO_STROKE_SFOC } from './sfoc-factors.ts';

fc.configureGlobal({ seed: 1808 });

const ambient = (airPressure: number, airTemperature: number, coolantTemperature: number) => ({
  airPressure: good(airPressure),
  airTemperature: good(airTemperature),
  coolantTemperature: good(coolantTemperature),
});

describe('correctSfocToAmbient', () => {
  it('changes nothing at the reference', () => {
    expect(requireValue(correctSfocToAmbient({ sfoc: good(190), ...ambient(1000, 25, 25) }))).toBeCloseTo(190, 12);
  });

  it('divides by β in the tropics: k 0.903827, α 0.886997, β 1.018975', () => {
    const corrected = correctSfocToAmbient({ sfoc: good(193.6), ...ambient(1000, 45, 32) });
    expect(193.6 / requireValue(corrected)).toBeCloseTo(1.018975, 5);
  });

  it('is lower than measured in warmer air, higher in colder', () => {
    fc.assert(
      fc.property(fc.double({ min: -20, max: 50, noNaN: true }), (air) => {
        const corrected = requireValue(correctSfocToAmbient({ sfoc: good(200), ...ambient(1000, air, 25) }));
        expect(Math.sign(Number((200 - corrected).toFixed(9)))).toBe(Math.sign(Number((air - 25).toFixed(9))));
      }),
    );
  });

  it('needs air and water of now', () => {
    const late = { ...ambient(1000, 45, 32), airTemperature: { value: 45, state: 'stale' } as PlantInput };
    expect(correctSfocToAmbient({ sfoc: good(190), ...late })).toEqual(refuse('stale', 'airTemperature'));
    expect(correctSfocToAmbient({ sfoc: good(190), ...ambient(10, 45, 32) })).toEqual(
      refuse('out-of-range', 'airPressure'),
    );
  });
});

describe('two-stroke engines', () => {
  it('burn 0.66 % more for 11 K of coolant and 0.40 % for 20 K of air', () => {
    const corrected = correctTwoStrokeSfoc({ sfoc: good(170), ...ambient(1000, 45, 36), lcv: good(42_700) });
    expect(170 / requireValue(corrected)).toBeCloseTo(1.0106, 9);
  });

  it('burn 1 % less for 1 % of LCV and 0.02 % less for 10 mbar', () => {
    const corrected = correctTwoStrokeSfoc({ sfoc: good(170), ...ambient(1010, 25, 25), lcv: good(43_127) });
    expect(170 / requireValue(corrected)).toBeCloseTo(0.9898, 9);
  });

  it('have hotter exhaust in the tropics: 1.6 × 20 + 0.1 × 11 = 33.1 K', () => {
    const corrected = correctTwoStrokeExhaust({
      exhaustTemperature: good(280),
      backPressure: good(300),
      ...ambient(1000, 45, 36),
    });
    expect(requireValue(corrected)).toBeCloseTo(246.9, 9);
  });
});

it('all factors say that they were not compared with their documents', () => {
  expect([CHARGE_COOLED_DIESEL, TWO_STROKE_SFOC, TWO_STROKE_EXHAUST].map(({ verified }) => verified)).toEqual([
    false,
    false,
    false,
  ]);
});
