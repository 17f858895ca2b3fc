import { describe, expect, it } from 'vitest';
import { type PlantInput, parameter, refuse } from '../plant-value/plant-value.ts';
import {
  computeCrossingsLeft,
  computeEnergyAt,
  computeStoredEnergy,
  computeSystemCharge,
  computeTimeToReserve,
  type StringState,
} from './battery-store.ts';

function string(name: string, capacity: number, stateOfCharge: number, change: Partial<StringState> = {}): StringState {
  return {
    name,
    isConnected: { value: true, state: 'good' },
    capacity: parameter(capacity, 'capacity'),
    stateOfCharge: { value: stateOfCharge, state: 'good', time: 7 },
    stateOfHealth: parameter(90, 'stateOfHealth'),
    ...change,
  };
}
const open: PlantInput<boolean> = { value: false, state: 'good' };

describe('computeSystemCharge', () => {
  it('weighs each string by its capacity', () => {
    expect(computeSystemCharge([string('1', 300, 80), string('2', 100, 40)])).toEqual({
      value: 70,
      state: 'good',
      time: 7,
    });
  });

  it('leaves out a string whose contactor is open, even where its sensor is bad', () => {
    const opened = string('2', 100, 0, { isConnected: open, stateOfCharge: { value: 0, state: 'bad' } });
    expect(computeSystemCharge([string('1', 300, 80), opened])).toMatchObject({ value: 80 });
  });

  it('needs every contactor and every charge', () => {
    const doubtful = string('2', 100, 40, { isConnected: { value: true, state: 'unknown' } });
    expect(computeSystemCharge([string('1', 300, 80), doubtful])).toEqual(refuse('unknown', '2 contactor'));
    const stale = string('2', 100, 40, { stateOfCharge: { value: 40, state: 'stale' } });
    expect(computeSystemCharge([string('1', 300, 80), stale])).toEqual(refuse('stale', '2 stateOfCharge'));
  });

  it('is none where no string is connected', () => {
    expect(computeSystemCharge([string('1', 300, 80, { isConnected: open })])).toEqual(refuse('stopped', 'contactor'));
  });
});

it('holds Σ capacity × SoH × SoC: 0.9 · (300 · 0.8 + 100 · 0.4) = 252 kWh', () => {
  const strings = [string('1', 300, 80), string('2', 100, 40)];
  expect(computeStoredEnergy(strings)).toMatchObject({ value: expect.closeTo(252, 9) });
  expect(computeEnergyAt(strings, 45)).toMatchObject({ value: expect.closeTo(162, 9) });
});

describe('computeTimeToReserve', () => {
  const energies = { storedEnergy: parameter(252, ''), reserveEnergy: parameter(162, '') };

  it('is half an hour for 90 kWh at 180 kW', () => {
    expect(computeTimeToReserve({ ...energies, power: parameter(180, '') })).toMatchObject({ value: 0.5 });
  });

  it('is zero below the reserve, and none while charging', () => {
    const below = { ...energies, storedEnergy: parameter(100, '') };
    expect(computeTimeToReserve({ ...below, power: parameter(180, '') })).toMatchObject({ value: 0 });
    expect(computeTimeToReserve({ ...energies, power: parameter(-180, '') })).toEqual(refuse('stopped', 'power'));
  });
});

describe('computeCrossingsLeft', () => {
  const energies = { storedEnergy: parameter(252, ''), reserveEnergy: parameter(162, '') };

  it('divides by the mean of the newest ten crossings', () => {
    const crossings = [900, ...Array.from({ length: 10 }, () => 60)];
    expect(computeCrossingsLeft(energies, crossings)).toMatchObject({ value: 1.5 });
  });

  it('is none without a crossing', () => {
    expect(computeCrossingsLeft(energies, [])).toEqual(refuse('too-few', 'crossings'));
  });
});
