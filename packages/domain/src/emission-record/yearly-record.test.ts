import { describe, expect, it } from 'vitest';
import { type CiiShipSize, computeAttainedCii } from '../emission/index.ts';
import { explainMeasured, isExplained, refuse } from '../plant-value/index.ts';
import { BILBAO, burn, ROTTERDAM, SANTOS, sail, stay } from '../testing/emission-leg.ts';
import { replayExplanation } from '../testing/replay-explanation.ts';
import { explainCarbonRating } from './carbon-rating.ts';
import { recordDataCollection, recordMonitoring } from './yearly-record.ts';

const bulk: CiiShipSize = { type: 'bulk carrier', capacity: 82_000 };
const legs = [
  sail(SANTOS, ROTTERDAM),
  stay(ROTTERDAM),
  sail(ROTTERDAM, BILBAO, { from: Date.UTC(2026, 2, 12), fuels: [burn('LNG Otto medium speed', 40)] }),
  sail(BILBAO, SANTOS, { from: Date.UTC(2026, 3, 1) }),
  stay(SANTOS, { from: Date.UTC(2026, 4, 1) }),
];

describe('recordDataCollection', () => {
  const record = recordDataCollection(legs, bulk, 2026);

  it('has the fuel of all legs by kind, gas as one whatever the engine', () => {
    expect(record.fuels.map(({ fuel, mass }) => [fuel, mass.value])).toEqual([
      ['MGO', 20],
      ['HFO', 200],
      ['LNG', 40],
    ]);
    expect([record.distance, record.hoursUnderWay]).toMatchObject([{ value: 3000 }, { value: 240 }]);
  });

  it('rates with gas as burned, without its slip', () => {
    const { rating } = record;
    if (rating === null || 'reason' in rating) throw new Error('refused');
    const carbon = 20 * 3.206 + 200 * 3.114 + 40 * 2.75;
    expect(rating.attained.value).toBeCloseTo(computeAttainedCii(carbon, 82_000, 3000) as number, 9);
    expect(rating.required.value).toBeCloseTo(3.708805, 6);
    expect(rating.rating).toBe('B');
    for (const figure of [rating.attained, rating.required])
      expect(replayExplanation(figure)).toBeCloseTo(figure.value, 9);
  });

  it('has no rating of a type without the indicator, or of a year not decided', () => {
    expect(recordDataCollection(legs, null, 2026).rating).toBeNull();
    const in2031 = [sail(ROTTERDAM, BILBAO, { from: Date.UTC(2031, 1, 1) })];
    expect(explainCarbonRating(in2031, bulk, 2031)).toEqual(refuse('missing', 'reduction'));
    expect(explainCarbonRating([], bulk, 2026)).toEqual(refuse('too-few', 'distance'));
  });
});

describe('recordMonitoring', () => {
  const report = recordMonitoring(legs, 2026);
  const co2Of = (part: keyof typeof report.parts) => report.parts[part].co2;

  it('divides CO2 between voyages within, out of and into the union, and its berths', () => {
    expect(co2Of('arriving')).toMatchObject({ value: expect.closeTo(311.4, 9) });
    expect(co2Of('departing')).toMatchObject({ value: expect.closeTo(311.4, 9) });
    expect(co2Of('between')).toMatchObject({ value: expect.closeTo(40 * 0.969 * 2.75, 9) });
    expect(co2Of('at-berth')).toMatchObject({ value: expect.closeTo(32.06, 9) });
  });

  it('leaves a stay outside the union out, and adds up to its parts', () => {
    const parts = Object.values(report.parts).map(({ co2 }) => (isExplained(co2) ? co2.value : Number.NaN));
    expect(report.gases.co2).toMatchObject({
      value: expect.closeTo(
        parts.reduce((a, b) => a + b, 0),
        9,
      ),
    });
    expect(report.fuels.map(({ fuel, mass }) => [fuel, mass.value])).toContainEqual(['MGO', 10]);
  });

  it('has CO2 by distance and by transport work', () => {
    const { carbonPerDistance, carbonPerTransportWork, gases } = report;
    if (!(isExplained(carbonPerDistance) && isExplained(carbonPerTransportWork) && isExplained(gases.co2)))
      throw new Error('refused');
    expect(carbonPerDistance.value).toBeCloseTo((gases.co2.value * 1e6) / 3000, 6);
    expect(carbonPerTransportWork.value).toBeCloseTo((gases.co2.value * 1e6) / (3000 * 40_000), 9);
    expect(replayExplanation(carbonPerTransportWork)).toBeCloseTo(carbonPerTransportWork.value, 9);
  });

  it('has no transport work where a voyage has no cargo entered, and names legs without a port', () => {
    const unknown = sail(ROTTERDAM, BILBAO, { id: 'lost', from: Date.UTC(2026, 5, 1), arrival: null });
    const ballast = sail(ROTTERDAM, BILBAO, { from: Date.UTC(2026, 6, 1), cargo: null });
    const other = recordMonitoring([...legs, unknown, ballast], 2026);
    expect(other.transportWork).toEqual(refuse('missing', 'cargo'));
    expect(other.unplaced).toEqual(['lost']);
    const empty = sail(ROTTERDAM, BILBAO, { cargo: explainMeasured(['cargo', 't'], 0) });
    expect(recordMonitoring([empty], 2026).carbonPerTransportWork).toEqual(refuse('too-few', 'transportWork'));
  });
});
