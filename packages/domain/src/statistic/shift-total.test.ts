import { describe, expect, it } from 'vitest';
import { listShiftsBetween } from './shift.ts';
import { computeShiftTotal, getShiftBucketSeconds } from './shift-total.ts';

const HOUR = 3_600_000;
const HALF = HOUR / 2;
const night = { fromTime: 0, toTime: 12 * HOUR };
/** A bucket each half hour with values of its own. */
const buckets = (values: readonly number[]) =>
  values.map((value, index) => ({ time: index * HALF, min: value - 1, max: value + 2, avg: value }));

describe('computeShiftTotal', () => {
  it('adds up a whole shift', () => {
    const steady = buckets(Array.from({ length: 24 }, () => 10));
    expect(computeShiftTotal(night, steady, [], 'kn')).toEqual({
      mean: 10,
      min: 9,
      max: 12,
      sum: { value: 120, unit: 'nm' },
      knownShare: 1,
    });
  });

  it('adds nothing for what is not known, and says how much that is', () => {
    const half = buckets(Array.from({ length: 12 }, () => 8));
    const total = computeShiftTotal(night, half, [{ from: 6 * HOUR, to: 13 * HOUR }], 'l/h');
    expect(total?.sum).toEqual({ value: 48, unit: 'l' });
    expect(total?.knownShare).toBe(0.5);
  });

  it.each([
    ['kW', { value: 24, unit: 'kWh' }],
    ['A', { value: 24, unit: 'Ah' }],
    ['l/min', { value: 1440, unit: 'l' }],
    ['m³/s', { value: 86_400, unit: 'm³' }],
    ['t/d', { value: 1, unit: 't' }],
    ['bar', null],
    ['°C', null],
    ['', null],
  ])('of 2 %s', (unit, sum) => {
    const found = computeShiftTotal(night, buckets(Array.from({ length: 24 }, () => 2)), [], unit);
    expect(found?.sum?.unit).toBe(sum?.unit);
    expect(found?.sum?.value ?? 0).toBeCloseTo(sum?.value ?? 0, 9);
  });

  it('is nothing where nothing was measured', () => {
    expect(computeShiftTotal(night, [], [], 'kn')).toBeNull();
  });
});

describe('getShiftBucketSeconds', () => {
  const shiftsOf = (zone: string, times?: readonly number[]) =>
    listShiftsBetween(Date.parse('2025-03-29T00:00Z'), Date.parse('2025-03-31T00:00Z'), zone, times);

  it.each([
    ['UTC', shiftsOf('+00:00'), 900],
    ['a zone of whole hours, right across summer time', shiftsOf('Europe/Oslo'), 900],
    ['a zone of quarters', shiftsOf('Asia/Kathmandu'), 900],
    ['shifts at odd minutes', shiftsOf('+00:00', [6 + 1 / 12, 18]), 300],
    ['none', [], 900],
  ])('%s', (_words, shifts, seconds) => {
    expect(getShiftBucketSeconds(shifts)).toBe(seconds);
  });
});
