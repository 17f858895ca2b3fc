import { fitShopTest } from '@fms/domain/engine';
import { type PlantInput, refuse } from '@fms/domain/plant-value';
import { describe, expect, it } from 'vitest';
import { computeEngineFigures, type FigureInputs } from './engine-figures.ts';

const good = (value: number): PlantInput => ({ value, state: 'good', time: 1 });
const missing = (name: string): PlantInput => refuse('missing', name);
const shopTest = fitShopTest(
  [25, 50, 75, 85, 100].map((loadPercent) => ({
    loadPercent,
    sfoc: 230 - 1.2 * loadPercent + 0.0075 * loadPercent ** 2,
  })),
);
const parameters = { ratedPower: 10_800, fuelGrade: 'MGO', shopTest };
const inputs = (part: Partial<FigureInputs> = {}): FigureInputs => ({
  running: good(1),
  load: good(57),
  power: good(6160),
  torque: missing('torque'),
  speed: good(522),
  fuelRate: good(1405),
  density: good(849.3),
  ...part,
});

describe('the figures of an engine', () => {
  it('are power, fuel and specific consumption', () => {
    const figures = computeEngineFigures(inputs(), parameters);
    expect(figures.powerOrigin).toBe('measured');
    expect(figures.fuelMass).toMatchObject({ value: expect.closeTo((1405 * 849.3) / 1000, 6) });
    // 1193.3 kg/h over 6160 kW is 193.7 g/kWh; gas oil has the reference's calorific value.
    expect(figures.sfoc).toMatchObject({ value: expect.closeTo(193.71, 2), state: 'good' });
    const reference = 230 - 1.2 * 57 + 0.0075 * 57 ** 2;
    expect(figures.reference).toMatchObject({ value: expect.closeTo(reference, 3) });
    expect(figures.excess).toMatchObject({ value: expect.closeTo(((193.71 - reference) * 6160 * 24) / 1e6, 3) });
  });

  it('take the power from load and rating where none is measured', () => {
    const figures = computeEngineFigures(inputs({ power: missing('power') }), parameters);
    expect(figures.powerOrigin).toBe('load');
    expect(figures.power).toMatchObject({ value: expect.closeTo(6156, 6) });
  });

  it('are corrected to the calorific value of the reference by the grade of the fuel', () => {
    const heavy = computeEngineFigures(inputs(), { ...parameters, fuelGrade: 'HSFO' });
    expect(heavy.sfoc).toMatchObject({ value: expect.closeTo((193.71 * 40_500) / 42_700, 2) });
    const unnamed = computeEngineFigures(inputs(), { ...parameters, fuelGrade: undefined });
    expect(unnamed.isCorrected).toBe(false);
  });

  it.each([
    ['stopped', { running: good(0) }, { code: 'stopped', input: 'engine' }],
    ['without a density', { density: missing('density') }, { code: 'missing', input: 'density' }],
    [
      'with a stale flow',
      { fuelRate: { value: 1405, state: 'stale' } as const },
      { code: 'stale', input: 'volumeFlow' },
    ],
  ])('have no consumption %s', (_words, part, reason) => {
    expect(computeEngineFigures(inputs(part), parameters).sfoc).toEqual({ reason });
  });

  it('know by the speed whether an engine without a signal runs', () => {
    const { isRunning } = computeEngineFigures(inputs({ running: missing('running'), speed: good(0) }), parameters);
    expect(isRunning).toMatchObject({ value: false });
  });
});
