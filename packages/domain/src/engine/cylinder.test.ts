import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlantInput, refuse } from '../plant-value/index.ts';
import { good } from '../testing/plant-input.ts';
import { type CylinderInputs, compareCylinders } from './cylinder.ts';

fc.configureGlobal({ seed: 1809 });

const RUNNING: PlantInput<boolean> = { value: true, state: 'good' };
const cylinder = (celsius: number, bar?: number): CylinderInputs => ({
  exhaustTemperature: good(celsius),
  maximumPressure: bar === undefined ? undefined : good(bar),
});
/** Nine cylinders, the fifth with a leaking exhaust valve. */
const NINE = [372, 381, 366, 377, 418, 374, 369, 383, 376];

describe('compareCylinders', () => {
  const { mean, spread, cylinders, used } = compareCylinders(
    RUNNING,
    NINE.map((celsius, index) => cylinder(celsius, index === 4 ? 142 : 148.75)),
  );

  it('compares with the mean of all', () => {
    expect(mean).toBeCloseTo(379.56, 2);
    expect(spread).toBe(52);
    expect(used).toBe(9);
    const rounded = cylinders.map((of) => ('deviation' in of ? Math.round(of.deviation) : null));
    expect(rounded).toEqual([-8, 1, -14, -3, 38, -6, -11, 3, -4]);
  });

  it('names the exhaust valve of a cylinder that is hot with a low maximum pressure', () => {
    expect(cylinders[4]).toMatchObject({ band: 'warning', hint: 'exhaust-valve' });
    expect(cylinders[0]).toMatchObject({ band: 'fine', hint: null });
  });

  it('names the injector where the pressure is high', () => {
    const found = compareCylinders(RUNNING, [
      cylinder(440, 156),
      cylinder(370, 148),
      cylinder(370, 148),
      cylinder(372, 148),
    ]);
    expect(found.cylinders[0]).toMatchObject({ band: 'alarm', hint: 'injector' });
  });

  it('has no hint without a pressure, or with one like the others', () => {
    const of = (bar?: number) =>
      compareCylinders(RUNNING, [cylinder(440, bar), cylinder(370, 148), cylinder(370, 148)]);
    expect(of().cylinders[0]).toMatchObject({ hint: null });
    expect(of(149).cylinders[0]).toMatchObject({ hint: null });
  });

  it('leaves a bad sensor out of the mean: 2 of 3', () => {
    const bad = { exhaustTemperature: { value: 0, state: 'bad' } as PlantInput };
    const found = compareCylinders(RUNNING, [cylinder(370), bad, cylinder(380)]);
    expect(found).toMatchObject({ mean: 375, used: 2 });
    expect(found.cylinders[1]).toEqual(refuse('bad', 'exhaustTemperature'));
  });

  it('leaves out a cylinder that is cut out', () => {
    const found = compareCylinders(RUNNING, [cylinder(370), { ...cylinder(90), isCutOut: true }, cylinder(380)]);
    expect(found.mean).toBe(375);
    expect(found.cylinders[1]).toEqual(refuse('stopped', 'cylinder'));
  });

  it('has nothing to compare on an engine that stands, or with one sensor', () => {
    const stopped = compareCylinders(
      { value: false, state: 'good' },
      NINE.map((of) => cylinder(of)),
    );
    expect(stopped).toMatchObject({ mean: null, used: 0 });
    expect(stopped.cylinders[0]).toEqual(refuse('stopped', 'cylinder'));
    expect(compareCylinders(RUNNING, [cylinder(370)]).cylinders[0]).toEqual(refuse('too-few', 'exhaustTemperature'));
  });

  it('deviations sum to nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 100, max: 600, noNaN: true }), { minLength: 2, maxLength: 14 }), (all) => {
        const found = compareCylinders(
          RUNNING,
          all.map((celsius) => cylinder(celsius)),
        );
        const sum = found.cylinders.reduce((total, of) => total + ('deviation' in of ? of.deviation : 0), 0);
        expect(sum).toBeCloseTo(0, 6);
      }),
    );
  });
});
