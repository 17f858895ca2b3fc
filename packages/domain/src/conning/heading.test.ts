import { describe, expect, it } from 'vitest';
import { hasValue } from '../plant-value/index.ts';
import { good } from '../testing/plant-input.ts';
import { computeHeadingDifference, describeTurn } from './heading.ts';

describe('computeHeadingDifference', () => {
  it.each([
    [297, 297.4, 0.4],
    [359.8, 0.2, 0.4],
    [0.2, 359.8, -0.4],
    [10, 190, -180],
  ])('from %d° to %d° is %d°', (heading, second, difference) => {
    const answer = computeHeadingDifference({ heading: good(heading), secondHeading: good(second) });
    expect(hasValue(answer) && answer.value).toBeCloseTo(difference, 9);
  });
});

describe('describeTurn', () => {
  it.each([
    [0.5, 'steady'],
    [1.2, 'slowly-to-starboard'],
    [-10, 'slowly-to-port'],
    [-10.1, 'fast-to-port'],
    [20, 'fast-to-starboard'],
  ])('%d °/min is %s', (rate, word) => {
    expect(describeTurn({ rateOfTurn: good(rate) })).toMatchObject({ value: word });
  });
});
