import { describe, expect, it } from 'vitest';
import { AGGREGATE_KINDS } from './aggregate-kind.ts';
import { computeCounterStep, computeFallAdvance } from './counter.ts';
import { computeFigure, computeHeldFigure, type PeriodSummary } from './figure.ts';
import { computeKnownMs, getKnownStepMs } from './known-time.ts';
import { findRateSum } from './rate-sum.ts';
import { roundFigure } from './round-figure.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const KNOTS = findRateSum('kn');

const summary: PeriodSummary = {
  ...{ count: 4, min: 8, max: 14, sum: 44, first: 9, last: 13 },
  ...{ deviation: 2.5, knownMs: 2 * HOUR, opening: null, fallAdvance: 0 },
};

describe('computeFigure', () => {
  it('answers every kind', () => {
    expect(AGGREGATE_KINDS.map((kind) => computeFigure(kind, summary, KNOTS))).toEqual([11, 8, 14, 2.5, 9, 13, 22, 4]);
  });

  it('has no sum of what is no rate, and no deviation of readings that were given up', () => {
    expect(computeFigure('sum', summary, undefined)).toBeNull();
    expect(computeFigure('deviation', { ...summary, deviation: null }, KNOTS)).toBeNull();
  });

  it('counts from the reading before the period, and over resets', () => {
    expect(computeFigure('difference', { ...summary, opening: 5, fallAdvance: 30 }, undefined)).toBe(38);
  });
});

it('a value that stands gives a rate its time, and a counter no advance', () => {
  expect(AGGREGATE_KINDS.map((kind) => computeHeldFigure(kind, 12, 2 * HOUR, KNOTS))).toEqual([
    ...[12, 12, 12, 0, 12, 12, 24, 0],
  ]);
});

describe('a counter', () => {
  it.each([
    ['rises', 100, 104, 4],
    ['stands', 100, 100, 0],
    ['begins again at zero', 100, 3, 3],
    ['rolls over at 16 bits', 65_530, 4, 10],
    ['rolls over at six digits', 999_990.5, 0.5, 10],
    ['is corrected', 100, 99.5, -0.5],
  ])('that %s', (_words, before, after, advance) => {
    expect(computeCounterStep(before, after)).toBe(advance);
    expect(after - before + computeFallAdvance(before, after)).toBe(advance);
  });
});

describe('known time', () => {
  it.each([
    [1, MINUTE],
    [20, MINUTE],
    [21, 5 * MINUTE],
    [60, 5 * MINUTE],
    [200, 10 * MINUTE],
    [1200, HOUR],
    [1201, null],
    [null, null],
  ])('of a tag every %s s is told in steps', (interval, step) => {
    expect(getKnownStepMs(interval)).toBe(step);
  });

  it('counts steps, cut at the ends of the period', () => {
    const period = { fromMs: 30_000, toMs: 200_000 };
    const known = { steps: 3, firstMs: 40_000, lastMs: 199_000 };
    expect(computeKnownMs(period, MINUTE, known)).toBe(30_000 + MINUTE + 20_000);
    expect(computeKnownMs(period, null, known)).toBe(170_000);
  });
});

it.each([
  [0.1 + 0.2, 0.3],
  [1 / 3, 0.333333333333],
  [-123_456_789.123_456, -123_456_789.123],
  [1.000_000_000_000_4e25, 1e25],
  [4.5e-30, 4.5e-30],
  [0, 0],
])('%d to twelve digits', (value, rounded) => {
  expect(roundFigure(value)).toBe(rounded);
});
