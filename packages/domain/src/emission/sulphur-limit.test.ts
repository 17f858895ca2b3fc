import { describe, expect, it } from 'vitest';
import { parameter, refuse } from '../plant-value/plant-value.ts';
import { computeEquivalentSulphur, computeGasRatio, getSulphurLimit } from './sulphur-limit.ts';

describe('MARPOL VI, regulation 14', () => {
  it.each([
    ['2009-06-01', true, 1.5, 65],
    ['2014-12-31', true, 1, 43.3],
    ['2015-01-01', true, 0.1, 4.3],
    ['2011-06-01', false, 4.5, 195],
    ['2019-12-31', false, 3.5, 151.7],
    ['2020-01-01', false, 0.5, 21.7],
    ['2026-11-23', true, 0.1, 4.3],
  ])('at %s, inside %s: %d %%, ratio %d', (date, isInside, sulphurPercent, ratio) => {
    expect(getSulphurLimit(isInside, Date.parse(date))).toMatchObject({ sulphurPercent, ratio });
  });

  it('had no limit before it was in force', () => {
    expect(getSulphurLimit(true, Date.parse('2004-01-01'))).toBeUndefined();
  });
});

describe('computeEquivalentSulphur', () => {
  it.each([
    [0, 0],
    [4.3, 0.1],
    [13, 0.3],
    [21.7, 0.5],
    [195, 4.5],
  ])('a ratio of %d is %d %%', (ratio, percent) => {
    expect(computeEquivalentSulphur(ratio)).toBeCloseTo(percent, 9);
  });

  it('is none above the table, or of a negative ratio', () => {
    expect([computeEquivalentSulphur(196), computeEquivalentSulphur(-1)]).toEqual([undefined, undefined]);
  });
});

describe('computeGasRatio', () => {
  it('is ppm over percent: 21.5 ppm at 5 % are 4.3', () => {
    expect(computeGasRatio({ so2: parameter(21.5, ''), co2: parameter(5, '') })).toMatchObject({
      value: expect.closeTo(4.3, 12),
    });
  });

  it('is none in air', () => {
    expect(computeGasRatio({ so2: parameter(0.2, ''), co2: parameter(0.04, '') })).toEqual(refuse('low-load', 'co2'));
  });
});
