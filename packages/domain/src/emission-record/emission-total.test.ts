import { describe, expect, it } from 'vitest';
import { isExplained, refuse } from '../plant-value/index.ts';
import { BILBAO, burn, ROTTERDAM, SANTOS, sail, stay } from '../testing/emission-leg.ts';
import { replayExplanation } from '../testing/replay-explanation.ts';
import { getLegScope, toYearSpan } from './emission-leg.ts';
import { explainLegEmission, explainPeriodEmission } from './emission-total.ts';

const legs = [sail(SANTOS, ROTTERDAM), stay(ROTTERDAM), sail(ROTTERDAM, BILBAO, { from: Date.UTC(2026, 2, 12) })];

describe('getLegScope', () => {
  it.each([
    [sail(ROTTERDAM, BILBAO), 'within'],
    [sail(SANTOS, BILBAO), 'in-or-out'],
    [sail(ROTTERDAM, SANTOS), 'in-or-out'],
    [stay(BILBAO), 'within'],
    [stay(SANTOS), 'outside'],
  ])('$id is %s', (leg, scope) => {
    expect(getLegScope(leg)).toBe(scope);
  });

  it('is none without a port', () => {
    expect(getLegScope(sail(ROTTERDAM, BILBAO, { arrival: null }))).toEqual(refuse('missing', 'port'));
  });
});

describe('emissions', () => {
  it('of a period are those of its voyages and port stays', () => {
    const period = explainPeriodEmission(legs, toYearSpan(2026));
    const { co2 } = period.gases;
    if (!isExplained(co2)) throw new Error('refused');
    const parts = legs.map((leg) => explainLegEmission(leg).co2).filter(isExplained);
    expect(co2.value).toBeCloseTo(2 * 311.4 + 32.06, 9);
    expect(parts.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(co2.value, 9);
    expect(replayExplanation(co2)).toBeCloseTo(co2.value, 9);
    expect(period.distance).toMatchObject({ value: 2000 });
    expect(period.hoursUnderWay).toMatchObject({ value: 160 });
    expect(period.leastKnownShare).toBeCloseTo(0.9896, 4);
  });

  it('leaves out a leg across its border and names it', () => {
    const across = sail(ROTTERDAM, SANTOS, { from: Date.UTC(2026, 11, 30) });
    const period = explainPeriodEmission([...legs, across], toYearSpan(2026));
    expect(period.crossing).toEqual(['Rotterdam–Santos']);
    expect(period.gases.co2).toEqual(explainPeriodEmission(legs, toYearSpan(2026)).gases.co2);
  });

  it('has no sulphur total where one fuel has no sulphur, and still has its CO2', () => {
    const unknown = sail(ROTTERDAM, BILBAO, { fuels: [{ ...burn('LFO', 5), sulphur: null }] });
    const { gases } = explainPeriodEmission([...legs, unknown], toYearSpan(2026));
    expect(gases.sulphurDioxide).toEqual(refuse('missing', 'fuelSulphur'));
    expect(gases.co2).toMatchObject({ quantity: 'co2' });
  });
});
