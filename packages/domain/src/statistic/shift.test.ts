import { describe, expect, it } from 'vitest';
import { listShiftBoundaries, listShiftsBetween, SHIFT_TIMES_HOURS } from './shift.ts';

const HOUR = 3_600_000;
const iso = (time: number) => new Date(time).toISOString().slice(0, 16);

describe('§9.3, shift times', () => {
  it('are 23.5 and 11.5', () => {
    expect(SHIFT_TIMES_HOURS).toEqual([23.5, 11.5]);
  });

  it.each([
    ['+00:00', ['2025-06-01T11:30', '2025-06-01T23:30']],
    ['+08:00', ['2025-06-01T03:30', '2025-06-01T15:30']],
    ['-03:30', ['2025-06-01T03:00', '2025-06-01T15:00']],
    ['Europe/Oslo', ['2025-06-01T09:30', '2025-06-01T21:30']],
  ])('in %s', (zone, expected) => {
    const boundaries = listShiftBoundaries(Date.parse('2025-06-01T00:00Z'), Date.parse('2025-06-01T23:59Z'), zone);
    expect(boundaries.map(iso)).toEqual(expected);
  });
});

describe('listShiftsBetween', () => {
  it('gives whole shifts, the first begun before and the last ended after', () => {
    const shifts = listShiftsBetween(Date.parse('2025-06-01T00:00Z'), Date.parse('2025-06-01T12:00Z'), '+00:00');
    expect(shifts.map(({ fromTime, toTime }) => [iso(fromTime), iso(toTime)])).toEqual([
      ['2025-05-31T23:30', '2025-06-01T11:30'],
      ['2025-06-01T11:30', '2025-06-01T23:30'],
    ]);
  });

  it('does not count a shift that ends where the range begins', () => {
    const at = Date.parse('2025-06-01T11:30Z');
    expect(listShiftsBetween(at, at + HOUR, '+00:00').map(({ fromTime }) => iso(fromTime))).toEqual([
      '2025-06-01T11:30',
    ]);
  });

  it('the night watch is 11 h long when the clock goes forward and 13 h when it goes back', () => {
    const hours = (night: string) => {
      const [shift] = listShiftsBetween(Date.parse(night), Date.parse(night) + 1, 'Europe/Oslo');
      return shift && (shift.toTime - shift.fromTime) / HOUR;
    };
    expect(hours('2025-03-30T00:00Z')).toBe(11);
    expect(hours('2025-10-26T00:00Z')).toBe(13);
    expect(hours('2025-06-01T00:00Z')).toBe(12);
  });

  it('takes other shift times', () => {
    const shifts = listShiftsBetween(
      Date.parse('2025-06-01T07:00Z'),
      Date.parse('2025-06-01T08:00Z'),
      '+00:00',
      [6, 14, 22],
    );
    expect(shifts.map(({ fromTime, toTime }) => [iso(fromTime), iso(toTime)])).toEqual([
      ['2025-06-01T06:00', '2025-06-01T14:00'],
    ]);
  });
});
