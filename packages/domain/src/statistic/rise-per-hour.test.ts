import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../time/unit.ts';
import { computeRisePerHour } from './rise-per-hour.ts';

/** A value every `minutes`. */
const every = (minutes: number, values: readonly number[]) =>
  values.map((value, index) => ({ time: 1_700_000_000_000 + index * minutes * MINUTE_MS, value }));

describe('computeRisePerHour', () => {
  it.each([
    ['steady', every(10, [50, 50, 50, 50]), 0],
    ['falls by 2 in an hour', every(30, [80, 79, 78]), -2],
    [
      'rises through a wave',
      every(
        15,
        [10, 10.4, 10.4, 10.8, 10.8].map((value, i) => value + (i % 2 ? 0.1 : 0)),
      ),
      0.8,
    ],
    ['too few values', every(30, [1, 2]), undefined],
    ['too short a time', every(3, [1, 2, 3]), undefined],
    ['nothing', [], undefined],
  ])('%s', (_words, values, expected) => {
    const rise = computeRisePerHour(values);
    if (expected === undefined) expect(rise).toBeUndefined();
    else expect(rise).toBeCloseTo(expected, 6);
  });
});
