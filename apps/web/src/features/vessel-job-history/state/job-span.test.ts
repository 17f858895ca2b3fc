import { expect, it } from 'vitest';
import { pickJobSpan, stepJobDay, toLocalDay } from './job-span.ts';

const oslo = { zone: 'Europe/Oslo', shiftHours: [23.5, 11.5] };
const utc = { zone: '+00:00', shiftHours: [0, 8, 16] };

it.each([
  [
    'of two shifts begins with that of the night before',
    'day',
    '2026-11-20',
    oslo,
    '2026-11-19T22:30',
    '2026-11-20T22:30',
  ],
  ['has 23 h where summer time begins', 'day', '2026-03-29', oslo, '2026-03-28T22:30', '2026-03-29T21:30'],
  [
    'of shifts that begin at midnight is that of the calendar',
    'day',
    '2026-11-20',
    utc,
    '2026-11-20T00:00',
    '2026-11-21T00:00',
  ],
  [
    'without shifts is that of the calendar',
    'day',
    '2026-11-20',
    { ...oslo, shiftHours: [] },
    '2026-11-19T23:00',
    '2026-11-20T23:00',
  ],
  ['week begins on Monday', 'week', '2026-11-22', oslo, '2026-11-15T23:00', '2026-11-22T23:00'],
  ['month begins on its first', 'month', '2026-10-22', oslo, '2026-09-30T22:00', '2026-10-31T23:00'],
] as const)('a day %s', (_words, view, day, calendar, from, to) => {
  const span = pickJobSpan(view, day, calendar);
  expect([span.from, span.to].map((time) => new Date(time).toISOString().slice(0, 16))).toEqual([from, to]);
});

it.each([
  ['day', '2026-02-28', 1, '2026-03-01'],
  ['day', '2026-01-01', -1, '2025-12-31'],
  ['week', '2026-11-20', 1, '2026-11-23'],
  ['week', '2026-11-20', -1, '2026-11-09'],
  ['month', '2026-11-20', 1, '2026-12-01'],
  ['month', '2026-03-31', -1, '2026-02-01'],
] as const)('steps a %s from %s by %i', (view, day, by, expected) => {
  expect(stepJobDay(view, day, by)).toBe(expected);
});

it('knows the day of a moment in a zone', () => {
  expect(toLocalDay(Date.parse('2026-11-20T23:30:00Z'), 'Europe/Oslo')).toBe('2026-11-21');
});
