import { describe, expect, it } from 'vitest';
import { findReportRefusal } from './report-bound.ts';
import { findMonthBefore, findNextRun, findReportSpan, type ReportSchedule } from './report-schedule.ts';

const at = (text: string) => Date.parse(`${text}Z`);
const tell = (time: number) => new Date(time).toISOString().slice(0, 16);
const OSLO = 'Europe/Oslo';

describe('a schedule', () => {
  const MONDAY: ReportSchedule = { repeat: 'weekly', day: 1, minuteOfDay: 6 * 60 };
  it.each<[string, ReportSchedule, string, string]>([
    ['the next Monday of the zone', MONDAY, '2026-11-21T08:42', '2026-11-23T05:00'],
    ['the same day, when its time is still to come', MONDAY, '2026-11-23T04:59', '2026-11-23T05:00'],
    ['a week later, once it was', MONDAY, '2026-11-23T05:00', '2026-11-30T05:00'],
    [
      'six on the clock, also after summer time',
      { ...MONDAY, repeat: 'daily' },
      '2026-10-24T05:00',
      '2026-10-25T05:00',
    ],
    [
      'the day of the next month',
      { repeat: 'monthly', day: 1, minuteOfDay: 5 },
      '2026-11-21T08:42',
      '2026-11-30T23:05',
    ],
  ])('names %s', (_, schedule, after, due) => {
    expect(tell(findNextRun(schedule, OSLO, at(after)))).toBe(due);
  });
});

describe('a period', () => {
  it.each([
    ['last-24-hours', '2026-11-20T08:00', '2026-11-21T08:00'],
    ['last-day', '2026-11-19T23:00', '2026-11-20T23:00'],
    ['last-7-days', '2026-11-13T23:00', '2026-11-20T23:00'],
    ['last-month', '2026-09-30T22:00', '2026-10-31T23:00'],
  ] as const)('%s covers full days of the zone', (period, from, to) => {
    const span = findReportSpan(period, OSLO, at('2026-11-21T08:42'));
    expect([tell(span.from), tell(span.to)]).toEqual([from, to]);
  });

  it('of monthly data is the month before its end, cut there', () => {
    expect(findMonthBefore(at('2026-11-21T00:00'))).toEqual({
      from: at('2026-11-01T00:00'),
      to: at('2026-11-21T00:00'),
    });
    expect(findMonthBefore(at('2026-11-01T00:00'))).toEqual({
      from: at('2026-10-01T00:00'),
      to: at('2026-11-01T00:00'),
    });
  });
});

describe('a format', () => {
  const day = { from: at('2026-11-20T00:00'), to: at('2026-11-21T00:00') };
  const asked = { type: 'daily-full-data', grouping: '1s', format: 'xlsx', ...day } as const;
  it('holds every second of a day, and of more days only CSV and Parquet do', () => {
    expect(findReportRefusal(asked)).toBeNull();
    const longer = { ...asked, to: day.to + 1000 };
    expect(findReportRefusal(longer)).toBe('86 400 rows a vessel, CSV or Parquet only.');
    expect(findReportRefusal({ ...longer, format: 'parquet' })).toBeNull();
    expect(findReportRefusal({ ...longer, grouping: '1min' })).toBeNull();
  });
});
