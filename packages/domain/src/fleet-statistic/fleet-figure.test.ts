import { describe, expect, it } from 'vitest';
import { computeChange, computeFleetFigure, formatFigureUnit, type Normalisation } from './fleet-figure.ts';
import { type FleetQuantity, getQuantityRule, isFleetQuantity, listFleetSlots } from './fleet-quantity.ts';

const amounts = { amount: 9000, hours: 24, nauticalMiles: 180, kilowattHours: 45_000 };

describe('a figure', () => {
  it.each<[FleetQuantity, Normalisation, number, string]>([
    ['fuel', 'none', 9, 't'],
    ['fuel', 'time', 375, 'kg/h'],
    ['fuel', 'distance', 50, 'kg/nm'],
    ['fuel', 'load', 200, 'g/kWh'],
    ['fuel', 'transport-work', 10, 'g/(t·nm)'],
    ['generator/power', 'distance', 50, 'kWh/nm'],
    ['main-engine/exhaustTemperature', 'distance', 9000, '°C'],
  ])('of %s by %s is %d %s', (quantity, by, value, unit) => {
    expect(computeFleetFigure(quantity, by, amounts, 5000)).toBeCloseTo(value, 9);
    expect(formatFigureUnit(quantity, by)).toBe(unit);
  });

  it.each<[string, Partial<typeof amounts> | { nauticalMiles: null } | { amount: null }, Normalisation]>([
    ['was not measured', { amount: null }, 'none'],
    ['lay still', { nauticalMiles: 0 }, 'distance'],
    ['has no log', { nauticalMiles: null }, 'distance'],
    ['has no deadweight', {}, 'transport-work'],
  ])('is unknown of a vessel that %s', (_words, change, by) => {
    expect(computeFleetFigure('fuel', by, { ...amounts, ...change }, null)).toBeNull();
  });

  it('is held against one before it', () => {
    expect(computeChange(98, 100)).toBeCloseTo(-0.02);
    expect([computeChange(1, 0), computeChange(null, 1), computeChange(1, null)]).toEqual([null, null, null]);
  });
});

describe('quantities', () => {
  it.each<[string, boolean]>([
    ['fuel', true],
    ['main-engine/power', true],
    ['vessel/heading', false],
    ['main-engine/runningHours', false],
    ['battery-string/energyIn', false],
    ['main-engine/cylinderExhaustTemperature', false],
    ['scrubber/washWaterFlow', false],
    ['main-engine/power/x', false],
    ['tank/nothing', false],
  ])('%s can be compared: %s', (text, isOne) => expect(isFleetQuantity(text)).toBe(isOne));

  it('have a rule each', () => {
    for (const { quantity } of listFleetSlots()) expect(getQuantityRule(quantity).unit).not.toBe('');
    expect(getQuantityRule('vessel/fuelRate')).toEqual({ unit: 'l', kind: 'total' });
  });
});
