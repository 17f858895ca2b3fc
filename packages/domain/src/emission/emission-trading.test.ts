import { describe, expect, it } from 'vitest';
import { refuse } from '../plant-value/plant-value.ts';
import { computeAllowancesDue, computeTradedEmission } from './emission-trading.ts';

const in2024 = Date.parse('2024-06-01');
const in2025 = Date.parse('2025-06-01');
const in2026 = Date.parse('2026-06-01');

describe('computeTradedEmission', () => {
  it('of 1,000 t HFO is 3,163.1 t with all gases, and 3,114 t before they counted', () => {
    expect(computeTradedEmission('HFO', 1000, in2026)).toBeCloseTo(3163.1, 9);
    expect(computeTradedEmission('HFO', 1000, in2025)).toBeCloseTo(3114, 9);
  });

  it('of gas holds the methane that slips: 3.1 % of 1,000 t', () => {
    const burned = 969 * (2.75 + 265 * 0.00011);
    expect(computeTradedEmission('LNG Otto medium speed', 1000, in2026)).toBeCloseTo(burned + 31 * 28, 6);
  });

  it('is none before the system', () => {
    expect(computeTradedEmission('HFO', 1, Date.parse('2023-12-31'))).toEqual(refuse('missing', 'tradingYear'));
  });
});

describe('computeAllowancesDue', () => {
  it.each([
    [in2024, 'within', 400],
    [in2025, 'within', 700],
    [in2026, 'within', 1000],
    [in2026, 'in-or-out', 500],
    [in2025, 'in-or-out', 350],
    [in2026, 'outside', 0],
  ] as const)('at %d %s: %d of 1,000 t', (time, scope, due) => {
    expect(computeAllowancesDue(1000, scope, time)).toBeCloseTo(due, 9);
  });
});
