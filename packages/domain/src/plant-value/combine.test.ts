import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combine } from './combine.ts';
import { getPlantState, hasValue, PLANT_STATES, type PlantInput, parameter, refuse } from './plant-value.ts';

fc.configureGlobal({ seed: 1806 });

const power: PlantInput = { value: 4000, state: 'good', time: 20 };
const speed: PlantInput = { value: 120, state: 'good', time: 10 };
const ratio = (inputs: { power: PlantInput; speed: PlantInput }) => combine(inputs, (of) => of.power / of.speed);

describe('combine', () => {
  it('computes from good inputs, as old as the oldest', () => {
    expect(
      ratio({ power: { value: 4000, state: 'good', time: 20 }, speed: { value: 100, state: 'good', time: 10 } }),
    ).toEqual({ value: 40, state: 'good', time: 10 });
  });

  it('is late where an input is', () => {
    expect(ratio({ power, speed: { value: 100, state: 'late' } })).toEqual({ value: 40, state: 'late', time: 20 });
  });

  it.each(['stale', 'bad', 'unknown'] as const)('names the input that is %s', (state) => {
    expect(ratio({ power, speed: { ...speed, state } as PlantInput })).toEqual({
      reason: { code: state, input: 'speed' },
    });
  });

  it('names the worst of several, the first of equals', () => {
    const stale: PlantInput = { value: 1, state: 'stale' };
    const bad: PlantInput = { value: 1, state: 'bad' };
    expect(ratio({ power: stale, speed: bad })).toEqual(refuse('bad', 'speed'));
    expect(ratio({ power: stale, speed: stale })).toEqual(refuse('stale', 'power'));
    expect(ratio({ power: refuse('stopped', 'engine'), speed: stale })).toEqual(refuse('stale', 'speed'));
  });

  it('hands on the reason of an earlier calculation', () => {
    const torque = combine({ torque: { value: 0, state: 'unknown' } as PlantInput }, (of) => of.torque);
    expect(ratio({ power: torque, speed })).toEqual(refuse('unknown', 'torque'));
  });

  it('refuses what is no number, at either end', () => {
    expect(ratio({ power, speed: { value: 0, state: 'good' } })).toEqual(refuse('out-of-range', 'power'));
    expect(ratio({ power: { value: Number.NaN, state: 'good' }, speed })).toEqual(refuse('bad', 'power'));
  });

  it('lets the calculation refuse', () => {
    expect(combine({ power }, () => refuse('low-load', 'power'))).toEqual(refuse('low-load', 'power'));
  });

  it('takes values that are no numbers', () => {
    expect(combine({ isOpen: { value: true, state: 'good' } as PlantInput<boolean> }, (of) => !of.isOpen)).toEqual({
      value: false,
      state: 'good',
    });
  });

  it('is never better than its worst input, and has a value exactly where all may be used', () => {
    const input = fc.record({
      value: fc.double({ noNaN: true, noDefaultInfinity: true }),
      state: fc.constantFrom(...PLANT_STATES),
    });
    fc.assert(
      fc.property(input, input, (a, b) => {
        const answer = combine({ a, b }, () => 1);
        const worst = Math.max(...[a, b].map(({ state }) => PLANT_STATES.indexOf(state)));
        const state = hasValue(answer) ? answer.state : answer.reason.code;
        expect(state).toBe(PLANT_STATES[worst]);
      }),
    );
  });
});

describe('parameter', () => {
  it('is good, or missing', () => {
    expect(parameter(5400, 'ratedPower')).toEqual({ value: 5400, state: 'good' });
    expect(parameter(null, 'ratedPower')).toEqual(refuse('missing', 'ratedPower'));
  });
});

describe('getPlantState', () => {
  it.each([
    ['fresh', 'good'],
    ['manual', 'good'],
    ['simulated', 'good'],
    ['late', 'late'],
    ['stale', 'stale'],
    ['bad', 'bad'],
    ['unknown', 'unknown'],
  ] as const)('%s is %s', (reading, state) => {
    expect(getPlantState(reading)).toBe(state);
  });
});
