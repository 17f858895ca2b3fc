import { describe, expect, it } from 'vitest';
import { refuse } from '../plant-value/plant-value.ts';
import { computeHealthTrend } from './health-trend.ts';

const YEAR = 365.25 * 86_400_000;
/** Twelve months, one point each, falling from 95 %; `scatter` up and down in turn. */
const months = (pointsPerYear: number, scatter: number) =>
  Array.from({ length: 13 }, (_, month) => ({
    time: (month / 12) * YEAR,
    percent: 95 - (pointsPerYear * month) / 12 + (month % 2 === 0 ? scatter : -scatter),
  }));

function trendOf(pointsPerYear: number, scatter: number) {
  const trend = computeHealthTrend(months(pointsPerYear, scatter));
  if ('reason' in trend) throw new Error(trend.reason.code);
  return trend;
}

describe('computeHealthTrend', () => {
  it('comes from 95 % to 80 % in five years at 3 points a year', () => {
    const { percentPerYear, at, earliest, latest } = trendOf(3, 0);
    expect(percentPerYear).toBeCloseTo(-3, 9);
    for (const moment of [at, earliest, latest]) expect((moment ?? 0) / YEAR).toBeCloseTo(5, 6);
  });

  it('has an interval about it where the points scatter, wider to the far side', () => {
    const { at, earliest, latest } = trendOf(3, 0.4);
    if (at === null || earliest === null || latest === null) throw new Error('no interval');
    expect(at - earliest).toBeGreaterThan(0);
    expect(latest - at).toBeGreaterThan(at - earliest);
  });

  it('bounds nothing on the far side where the fall may as well be none', () => {
    const { latest, earliest, at } = trendOf(0.5, 1.5);
    expect(latest).toBeNull();
    expect(earliest ?? at).toBeLessThanOrEqual(at ?? 0);
  });

  it('comes to no end where the line does not fall', () => {
    expect(trendOf(-1, 0.1)).toMatchObject({ at: null, earliest: null, latest: null });
  });

  it('is none of five points, or of a month', () => {
    expect(computeHealthTrend(months(3, 0).slice(0, 5))).toEqual(refuse('too-few', 'stateOfHealth'));
    const month = months(3, 0).map((point) => ({ ...point, time: point.time / 12 }));
    expect(computeHealthTrend(month)).toEqual(refuse('too-few', 'stateOfHealth'));
    expect(computeHealthTrend([])).toEqual(refuse('too-few', 'stateOfHealth'));
  });
});
