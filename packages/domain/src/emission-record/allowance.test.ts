import { describe, expect, it } from 'vitest';
import { isExplained, listFactorOrigins, refuse } from '../plant-value/index.ts';
import { BILBAO, burn, ROTTERDAM, SANTOS, sail, stay } from '../testing/emission-leg.ts';
import { replayExplanation } from '../testing/replay-explanation.ts';
import { explainAllowanceYear, explainLegAllowances } from './allowance.ts';

const heavy = (year: number) => ({ from: Date.UTC(year, 2, 1), fuels: [burn('HFO', 1000)] });

describe('explainLegAllowances', () => {
  it.each([
    [2024, sail(ROTTERDAM, BILBAO, heavy(2024)), 3114 * 0.4],
    [2025, sail(ROTTERDAM, SANTOS, heavy(2025)), 3114 * 0.5 * 0.7],
    [2026, sail(ROTTERDAM, BILBAO, heavy(2026)), 3163.1],
    [2026, sail(SANTOS, ROTTERDAM, heavy(2026)), 3163.1 / 2],
    [2026, stay(SANTOS, heavy(2026)), 0],
  ])('in %d of $id with 1,000 t HFO: %d', (_year, leg, due) => {
    const figure = explainLegAllowances(leg);
    if (!isExplained(figure)) throw new Error(figure.reason.input);
    expect(figure.value).toBeCloseTo(due, 6);
    expect(replayExplanation(figure)).toBeCloseTo(due, 6);
  });

  it('names the sets of factors, scope, share and warming', () => {
    const figure = explainLegAllowances(sail(ROTTERDAM, BILBAO));
    expect(isExplained(figure) && listFactorOrigins(figure).map(({ name }) => name)).toEqual([
      'Regulation (EU) 2023/1805, annex II',
      'AR5 28/265',
      'EU ETS scope',
      'EU ETS 2026',
    ]);
  });

  it('is none before the system, or where a port is not known', () => {
    expect(explainLegAllowances(sail(ROTTERDAM, BILBAO, heavy(2023)))).toEqual(refuse('missing', 'tradingYear'));
    expect(explainLegAllowances({ ...sail(ROTTERDAM, BILBAO), departure: null })).toEqual(refuse('missing', 'port'));
  });
});

describe('explainAllowanceYear', () => {
  it('adds up the legs and prices them', () => {
    const year = explainAllowanceYear([sail(ROTTERDAM, BILBAO, heavy(2026)), stay(BILBAO)], 2026, 70);
    const berth = 10 * (3.206 + 28 * 0.00005 + 265 * 0.00018);
    expect(year.allowances).toMatchObject({ value: expect.closeTo(3163.1 + berth, 6) });
    expect(year.cost).toMatchObject({ unit: '€', value: expect.closeTo(70 * (3163.1 + berth), 4) });
  });

  it('counts nothing of a leg across the end of the year', () => {
    const across = sail(ROTTERDAM, BILBAO, { from: Date.UTC(2026, 11, 31) });
    expect(explainAllowanceYear([across], 2026, null)).toMatchObject({
      allowances: { value: 0 },
      cost: null,
      crossing: ['Rotterdam–Bilbao'],
    });
  });
});
