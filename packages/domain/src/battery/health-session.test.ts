import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findHealthSessions, type StringSample } from './health-session.ts';
import { computeStateOfHealth } from './state-of-health.ts';

fc.configureGlobal({ seed: 1806 });

const MINUTE = 60_000;
const NOMINAL_AH = 400;

/** Minutes at each current, a sample a minute, of a string whose capacity is `health` percent of the nominal. */
function run(health: number, ...stretches: readonly (readonly [minutes: number, current: number])[]): StringSample[] {
  let [time, stateOfCharge] = [-MINUTE, 85];
  let before = 0;
  return stretches.flatMap(([minutes, current]) =>
    Array.from({ length: minutes }, () => {
      time += MINUTE;
      stateOfCharge += ((current + before) / 2 / 60 / ((NOMINAL_AH * health) / 100)) * 100;
      before = current;
      return { time, current, stateOfCharge, celsius: 22 };
    }),
  );
}

describe('findHealthSessions', () => {
  it('measures a discharge from the rest before it', () => {
    const [session, ...others] = findHealthSessions(run(90, [30, 0], [60, -180], [30, 0]), NOMINAL_AH);
    expect(others).toEqual([]);
    expect(session).toMatchObject({ restBeforeMs: 30 * MINUTE, meanCelsius: 22, time: 88 * MINUTE });
    expect(session?.chargeAh).toBeCloseTo(175.5, 6);
    expect(session?.swingPoints).toBeCloseTo((-175.5 / 360) * 100, 6);
  });

  it('goes on over a pause of a minute, and parts charge from discharge', () => {
    const paused = run(90, [30, 0], [30, -180], [1, 0], [30, -180], [30, 0]);
    expect(findHealthSessions(paused, NOMINAL_AH)).toHaveLength(1);
    const turned = run(90, [30, 0], [30, -180], [30, 180], [30, 0]);
    expect(findHealthSessions(turned, NOMINAL_AH).map(({ restBeforeMs }) => restBeforeMs)).toEqual([30 * MINUTE, null]);
  });

  it('leaves out what holds a silence', () => {
    const samples = run(90, [30, 0], [60, -180], [30, 0]).filter(
      ({ time }) => time < 50 * MINUTE || time > 70 * MINUTE,
    );
    expect(findHealthSessions(samples, NOMINAL_AH)).toEqual([]);
  });

  it('finds the state of health the string was aged to, from its samples alone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 70, max: 100 }), (health) => {
        const crossings = [1, 2, 3, 4].flatMap(
          () =>
            [
              [40, 0],
              [70, -180],
              [40, 0],
              [70, 180],
            ] as const,
        );
        const found = computeStateOfHealth(findHealthSessions(run(health, ...crossings), NOMINAL_AH), NOMINAL_AH);
        expect('median' in found ? Math.abs(found.median - health) : found).toBeLessThan(0.01);
      }),
      { numRuns: 10 },
    );
  });
});
