import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeDeviation, computeMean, createAggregate, EMPTY_AGGREGATE, mergeAggregates } from './statistics.ts';

fc.configureGlobal({ seed: 1406 });

// Whole numbers, so that sums are exact and "the same" can be asked to the last bit.
const reading = fc.record({ time: fc.integer({ min: 0, max: 50 }), value: fc.integer({ min: -1000, max: 1000 }) });
const aggregate = fc.array(reading, { maxLength: 12 }).map(createAggregate);

describe('createAggregate', () => {
  it('counts, bounds and adds up', () => {
    const readings = [
      { time: 2, value: 4 },
      { time: 1, value: -2 },
      { time: 3, value: 1 },
    ];
    expect(createAggregate(readings)).toEqual({
      count: 3,
      min: -2,
      max: 4,
      sum: 3,
      sumSq: 21,
      first: { time: 1, value: -2 },
      last: { time: 3, value: 1 },
    });
  });
});

describe('mergeAggregates', () => {
  it('does not care about grouping', () => {
    fc.assert(
      fc.property(aggregate, aggregate, aggregate, (a, b, c) => {
        expect(mergeAggregates(mergeAggregates(a, b), c)).toEqual(mergeAggregates(a, mergeAggregates(b, c)));
      }),
    );
  });

  it('of readings at one instant keeps the left one first and makes the right one last', () => {
    const [left, right] = [
      { time: 1, value: 10 },
      { time: 1, value: 20 },
    ];
    expect(mergeAggregates(createAggregate([left]), createAggregate([right]))).toMatchObject({
      first: left,
      last: right,
    });
  });

  it('is not changed by nothing', () => {
    fc.assert(
      fc.property(aggregate, (a) => {
        expect(mergeAggregates(a, EMPTY_AGGREGATE)).toEqual(a);
        expect(mergeAggregates(EMPTY_AGGREGATE, a)).toEqual(a);
      }),
    );
  });

  it('gives what all readings at once give, however they were cut', () => {
    fc.assert(
      fc.property(fc.array(reading), fc.nat(), (readings, cut) => {
        const at = readings.length > 0 ? cut % readings.length : 0;
        const merged = mergeAggregates(createAggregate(readings.slice(0, at)), createAggregate(readings.slice(at)));
        expect(merged).toEqual(createAggregate(readings));
      }),
    );
  });
});

describe('mean and deviation', () => {
  it.each([
    ['of equal readings', [5, 5, 5], 5, 0],
    ['of spread readings', [2, 4, 4, 4, 5, 5, 7, 9], 5, 2],
    ['of readings whose squares round', [0.1, 0.1, 0.1], 0.1, 0],
  ])('%s', (_name, values, expectedMean, expectedDeviation) => {
    const total = createAggregate(values.map((value, time) => ({ time, value })));
    expect(computeMean(total)).toBeCloseTo(expectedMean, 9);
    expect(computeDeviation(total)).toBeCloseTo(expectedDeviation, 7);
  });

  it('are unknown, not zero, when nothing was measured', () => {
    expect(computeMean(EMPTY_AGGREGATE)).toBeNull();
    expect(computeDeviation(EMPTY_AGGREGATE)).toBeNull();
  });
});
