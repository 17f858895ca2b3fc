import type { PlantInput } from '@fms/domain/plant-value';
import { describe, expect, it } from 'vitest';
import { describeCylinders } from './cylinder-state.ts';

const good = (value: number): PlantInput => ({ value, state: 'good', time: 1 });
const RUNNING: PlantInput<boolean> = { value: true, state: 'good', time: 1 };
/** The nine cylinders of a port engine, °C; their mean is 380. */
const PORT = [372, 381, 366, 377, 418, 374, 369, 383, 376];
const toInputs = (temperatures: readonly number[], pressures?: readonly number[]) =>
  temperatures.map((temperature, index) => ({
    exhaustTemperature: good(temperature),
    maximumPressure: pressures && good(pressures[index] ?? 0),
  }));
const NUMBERS = PORT.map((_, index) => index + 1);

describe('cylinders', () => {
  it('are compared with their mean, and the one past 30 K is found', () => {
    const { mean, spread, states, findings } = describeCylinders(RUNNING, NUMBERS, toInputs(PORT));
    const expected = PORT.reduce((sum, one) => sum + one, 0) / 9;
    expect(mean).toBeCloseTo(expected, 9);
    expect(spread).toBe(52);
    expect(states.map(({ deviation }) => Math.round(deviation ?? 0))).toEqual([-8, 1, -14, -3, 38, -6, -11, 3, -4]);
    expect(findings).toEqual([
      { number: 5, temperature: 418, deviation: expect.closeTo(418 - expected, 9), hint: null, pressureOffset: null },
    ]);
  });

  it('that are hot with a low maximum pressure point to the exhaust valve', () => {
    const pressures = [160, 160, 160, 160, 153.25, 160, 160, 160, 160];
    const { findings } = describeCylinders(RUNNING, NUMBERS, toInputs(PORT, pressures));
    expect(findings[0]).toMatchObject({ hint: 'exhaust-valve', pressureOffset: expect.closeTo(-6, 9) });
  });

  it('with a bad sensor are left out of the mean', () => {
    const inputs = toInputs(PORT).with(4, {
      exhaustTemperature: { value: 418, state: 'bad' },
      maximumPressure: undefined,
    });
    const { used, states, findings } = describeCylinders(RUNNING, NUMBERS, inputs);
    expect([used, states[4]?.state, findings]).toEqual([8, 'missing', []]);
  });

  it('of an engine that stands are not evaluated', () => {
    const stopped: PlantInput<boolean> = { value: false, state: 'good' };
    const { mean, states } = describeCylinders(stopped, NUMBERS, toInputs(PORT));
    expect([mean, new Set(states.map(({ state }) => state))]).toEqual([null, new Set(['stopped'])]);
  });
});
