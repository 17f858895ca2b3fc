import { describe, expect, it } from 'vitest';
import { refuse } from '../plant-value/plant-value.ts';
import { LIFE_CYCLE_FACTORS, type LifeCycleFuelName } from './fuel-data.ts';
import { computeFuelEuBalance, computeFuelEuPenalty, computeWellToWake, findLifeCycleFuels } from './fuel-eu.ts';

const factors = LIFE_CYCLE_FACTORS[0]?.factors;
if (factors === undefined) throw new Error('no factors');
const heavy = { year: 2025, uses: [{ fuel: factors.HFO, tonnes: 1000, isNonBiological: false }], shoreMegajoules: 0 };

describe('computeWellToWake', () => {
  it.each<[LifeCycleFuelName, number, number]>([
    ['HFO', 91.7442, 91.6012],
    ['LFO', 91.3924, 91.2512],
    ['MGO', 90.7674, 90.6319],
    ['LNG Otto medium speed', 89.203, 91.025],
    ['LNG Otto slow speed', 82.868, 83.834],
    ['LNG Diesel slow speed', 76.081, 76.129],
    ['LNG lean-burn spark ignited', 86.94, 88.457],
  ])('%s: %d with 25/298, %d with 28/265', (name, fourth, fifth) => {
    const digits = name.startsWith('LNG') ? 3 : 4;
    expect(computeWellToWake(factors[name], 'AR4 25/298')).toBeCloseTo(fourth, digits);
    expect(computeWellToWake(factors[name], 'AR5 28/265')).toBeCloseTo(fifth, digits);
  });
});

describe('computeFuelEuBalance', () => {
  it.each([
    [2025, 89.3368],
    [2030, 85.6904],
    [2035, 77.9418],
    [2040, 62.9004],
    [2045, 34.6408],
    [2050, 18.232],
  ])('the target of %d is %d', (year, target) => {
    const balance = computeFuelEuBalance({ ...heavy, year, warming: 'AR5 28/265' });
    expect(balance).toMatchObject({ target: expect.closeTo(target, 6) });
  });

  it.each([
    ['AR5 28/265', -91_709_600, 58_605.83],
    ['AR4 25/298', -97_499_600, 62_208.77],
  ] as const)('of 1,000 t HFO with %s is %d g and costs € %d', (warming, grams, euros) => {
    const balance = computeFuelEuBalance({ ...heavy, warming });
    if ('reason' in balance) throw new Error(balance.reason.code);
    expect(Math.round(balance.balance / 100) * 100).toBe(grams);
    expect(computeFuelEuPenalty(balance)).toBeCloseTo(euros, 2);
    expect(computeFuelEuPenalty(balance, 3)).toBeCloseTo(euros * 1.2, 1);
  });

  it('has the warming potential decide the sign for gas in a medium-speed engine', () => {
    const uses = [{ fuel: factors['LNG Otto medium speed'], tonnes: 100, isNonBiological: false }];
    const balanceWith = (warming: 'AR4 25/298' | 'AR5 28/265') => {
      const balance = computeFuelEuBalance({ ...heavy, uses, warming });
      return 'balance' in balance ? balance.balance : Number.NaN;
    };
    expect(balanceWith('AR4 25/298')).toBeGreaterThan(0);
    expect(balanceWith('AR5 28/265')).toBeLessThan(0);
  });

  it('counts shore power with nothing emitted, and costs nothing in surplus', () => {
    const balance = computeFuelEuBalance({ ...heavy, shoreMegajoules: 5e6, warming: 'AR5 28/265' });
    if ('reason' in balance) throw new Error(balance.reason.code);
    expect(balance.actual).toBeCloseTo((91.6012 * 40.5) / 45.5, 3);
    expect(computeFuelEuPenalty(balance)).toBe(0);
  });

  it('is none before 2025 or without energy', () => {
    expect(computeFuelEuBalance({ ...heavy, year: 2024, warming: 'AR5 28/265' })).toEqual(refuse('missing', 'target'));
    expect(computeFuelEuBalance({ ...heavy, uses: [], warming: 'AR5 28/265' })).toEqual(refuse('too-few', 'energy'));
    expect(findLifeCycleFuels(2023)).toBeUndefined();
  });
});
