import { describe, expect, it } from 'vitest';
import { listPeriods, type ReportGrouping } from './period.ts';
import { listShiftsBetween } from './shift.ts';
import { groupShiftsByMonth } from './shift-month.ts';

const span = (from: string, to: string) => ({ from: Date.parse(from), to: Date.parse(to) });
const borders = (from: string, to: string, grouping: ReportGrouping, zone: string) =>
  [...listPeriods(span(from, to), grouping, zone)].map(({ fromMs }) => new Date(fromMs).toISOString().slice(0, 16));

describe('periods of a report', () => {
  it.each([
    ['1s', '00:00:00.5', 60 * 60 + 1],
    ['1min', '00:00:30', 61],
    ['5min', '00:00:00', 12],
    ['10min', '00:00:00', 6],
    ['30min', '00:00:00', 2],
    ['60min', '00:00:00', 1],
    ['2h', '00:00:00', 1],
  ] as const)('of %s are cut at the ends of the span', (grouping, begin, count) => {
    const from = Date.parse(`2026-05-14T${begin}Z`);
    const periods = [...listPeriods({ from, to: from + 3_600_000 }, grouping, '+00:00')];
    expect(periods).toHaveLength(count);
    expect([periods[0]?.fromMs, periods.at(-1)?.toMs]).toEqual([from, from + 3_600_000]);
    for (const [place, { fromMs }] of periods.entries()) if (place > 0) expect(fromMs).toBe(periods[place - 1]?.toMs);
  });

  it('begin with the hour of a zone that is three quarters off', () => {
    expect(borders('2026-05-14T00:00Z', '2026-05-14T02:00Z', '60min', 'Asia/Kathmandu')).toEqual([
      '2026-05-14T00:00',
      '2026-05-14T00:15',
      '2026-05-14T01:15',
    ]);
  });

  it.each([
    ['spring, 23 h', '2026-03-28T23:00Z', '2026-03-30T22:00Z', ['2026-03-28T23:00', '2026-03-29T22:00']],
    ['autumn, 25 h', '2026-10-24T22:00Z', '2026-10-26T23:00Z', ['2026-10-24T22:00', '2026-10-25T23:00']],
  ])('of a day hold the change of summer time: %s', (_words, from, to, expected) => {
    expect(borders(from, to, 'daily', 'Europe/Oslo')).toEqual(expected);
  });

  it('of parts of a day begin with the local day', () => {
    expect(borders('2026-03-28T23:00Z', '2026-03-29T22:00Z', '6h', 'Europe/Oslo')).toEqual([
      '2026-03-28T23:00',
      '2026-03-29T04:00',
      '2026-03-29T10:00',
      '2026-03-29T16:00',
    ]);
  });

  it('of weeks begin on Monday, of months with the month of the zone', () => {
    expect(borders('2026-05-14T00:00Z', '2026-05-26T00:00Z', 'weekly', '+02:00')).toEqual([
      '2026-05-14T00:00',
      '2026-05-17T22:00',
      '2026-05-24T22:00',
    ]);
    expect(borders('2026-01-31T00:00Z', '2026-04-15T00:00Z', 'monthly', 'Europe/Oslo')).toEqual([
      '2026-01-31T00:00',
      '2026-01-31T23:00',
      '2026-02-28T23:00',
      '2026-03-31T22:00',
    ]);
  });

  it('of a year of seconds are made one by one', () => {
    const [first] = listPeriods(span('2026-01-01T00:00Z', '2027-01-01T00:00Z'), '1s', '+00:00');
    expect(first && first.toMs - first.fromMs).toBe(1000);
  });
});

it('a shift is counted in the month in which it begins', () => {
  const { from, to } = span('2026-03-30T00:00Z', '2026-04-02T00:00Z');
  const months = groupShiftsByMonth(listShiftsBetween(from, to, 'Europe/Oslo'), 'Europe/Oslo');
  expect(months.map((shifts) => shifts.map(({ fromTime }) => new Date(fromTime).toISOString().slice(5, 16)))).toEqual([
    ['03-29T21:30', '03-30T09:30', '03-30T21:30', '03-31T09:30', '03-31T21:30'],
    ['04-01T09:30', '04-01T21:30'],
  ]);
});
