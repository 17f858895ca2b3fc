import { describe, expect, it } from 'vitest';
import { explainMeasured, refuse } from '../plant-value/index.ts';
import { BILBAO, burn, ROTTERDAM, SANTOS, sail, stay } from '../testing/emission-leg.ts';
import { replayExplanation } from '../testing/replay-explanation.ts';
import type { EmissionLeg } from './emission-leg.ts';
import { explainFuelEu } from './fuel-eu-ledger.ts';

const in2025 = { year: 2025, warming: 'AR5 28/265', deficitsInRow: 1 } as const;
const from = Date.UTC(2025, 2, 1);
const heavy = (tonnes: number) => ({ from, fuels: [burn('HFO', tonnes)] });

function ledgerOf(legs: readonly EmissionLeg[], of: Parameters<typeof explainFuelEu>[1] = in2025) {
  const ledger = explainFuelEu(legs, of);
  if ('reason' in ledger) throw new Error(ledger.reason.input);
  for (const figure of [ledger.actual, ledger.balance, ledger.penalty, ledger.mostBorrowed, ledger.repaid])
    expect(replayExplanation(figure) / (figure.value || 1)).toBeCloseTo(figure.value === 0 ? 0 : 1, 9);
  return ledger;
}

describe('explainFuelEu', () => {
  it.each([
    ['AR5 28/265', -91_709_600, 58_605.83],
    ['AR4 25/298', -97_499_600, 62_208.77],
  ] as const)('of 1,000 t HFO within the union with %s: %d g, € %d', (warming, grams, euros) => {
    const { balance, penalty } = ledgerOf([sail(ROTTERDAM, BILBAO, heavy(1000))], { ...in2025, warming });
    expect(Math.round(balance.value / 100) * 100).toBe(grams);
    expect(penalty.value).toBeCloseTo(euros, 2);
  });

  it('counts half of a voyage out of the union: 2,000 t are 1,000 t', () => {
    expect(ledgerOf([sail(ROTTERDAM, SANTOS, heavy(2000))]).penalty.value).toBeCloseTo(58_605.83, 2);
  });

  it('counts shore energy with nothing emitted, and costs nothing in surplus', () => {
    const shoreEnergy = explainMeasured(['shoreEnergy', 'MJ'], 5e6);
    const ledger = ledgerOf([sail(ROTTERDAM, BILBAO, heavy(1000)), stay(BILBAO, { from, fuels: [], shoreEnergy })]);
    expect(ledger.actual.value).toBeCloseTo((91.6012 * 40.5) / 45.5, 3);
    expect([ledger.penalty.value, ledger.mostBorrowed.value]).toEqual([0, 0]);
  });

  it('counts renewable energy of non-biological origin twice until 2033', () => {
    const renewable = { ...burn('MGO', 100), isNonBiological: true };
    const inYear = (year: number) =>
      ledgerOf([sail(ROTTERDAM, BILBAO, { from: Date.UTC(year, 2, 1), fuels: [renewable] })], { ...in2025, year })
        .actual;
    expect(inYear(2033).value).toBeCloseTo(inYear(2034).value / 2, 9);
  });

  it('lets 2 % of target · energy be borrowed, and 1.1 times that be repaid', () => {
    const { mostBorrowed, repaid } = ledgerOf([sail(ROTTERDAM, BILBAO, heavy(1000))]);
    expect(mostBorrowed.value).toBeCloseTo(0.02 * 89.3368 * 40.5e6, 0);
    expect(repaid.value).toBeCloseTo(1.1 * mostBorrowed.value, 6);
  });

  it('costs a tenth more for each further deficit in a row', () => {
    const third = ledgerOf([sail(ROTTERDAM, BILBAO, heavy(1000))], { ...in2025, deficitsInRow: 3 });
    expect(third.penalty.value).toBeCloseTo(58_605.83 * 1.2, 1);
  });

  it('is none before 2025, without energy, or where a port is not known', () => {
    expect(explainFuelEu([sail(ROTTERDAM, BILBAO, heavy(1))], { ...in2025, year: 2024 })).toEqual(
      refuse('missing', 'target'),
    );
    expect(explainFuelEu([], in2025)).toEqual(refuse('too-few', 'energy'));
    expect(explainFuelEu([sail(ROTTERDAM, BILBAO, { from, arrival: null })], in2025)).toEqual(
      refuse('missing', 'port'),
    );
  });
});
