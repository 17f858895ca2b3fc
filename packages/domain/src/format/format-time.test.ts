import { describe, expect, it } from 'vitest';
import { formatAge, formatDay, formatTime, formatTimeAgo, formatWeekday } from './format-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2025, 10, 29, 8, 42, 16); // a Saturday

describe('formatAge', () => {
  it.each([
    [-5000, '0 s'],
    [9999, '9 s'],
    [59_999, '59 s'],
    [14 * MINUTE, '14 min'],
    [3 * HOUR + 10 * MINUTE, '3 h 10'],
    [3 * HOUR + 5 * MINUTE, '3 h 05'],
    [2 * DAY + 4 * HOUR + 59 * MINUTE, '2 d 4 h'],
    [Number.NaN, '––'],
  ])('%d → %s', (ageMs, text) => {
    expect(formatAge(ageMs)).toBe(text);
  });
});

describe('§9.4, "time ago"', () => {
  it('is the age in words', () => {
    expect(formatTimeAgo(NOW - 14 * MINUTE, NOW)).toBe('14 min ago');
  });

  it("applies the vessel's time offset in seconds", () => {
    expect(formatTimeAgo(NOW - HOUR, NOW, 3600 - 60)).toBe('1 min ago');
    expect(formatTimeAgo(NOW, NOW, -7200)).toBe('2 h 00 ago');
  });
});

describe('formatTime', () => {
  it.each([
    ['today with seconds', NOW, '08:42:16'],
    ['yesterday evening by its day', Date.UTC(2025, 10, 28, 22, 15), 'Fri 22:15'],
    ['six days ago by its day', Date.UTC(2025, 10, 23, 0, 1), 'Sun 00:01'],
    ['a week ago by its date', Date.UTC(2025, 10, 22, 5, 40), '22 Nov 05:40'],
    ['tomorrow by its date', Date.UTC(2025, 10, 30, 5, 40), '30 Nov 05:40'],
    ['another year with the year', Date.UTC(2019, 6, 1, 12, 0), '1 Jul 2019 12:00'],
    ['nothing', Number.NaN, '––'],
  ])('%s', (_name, time, text) => {
    expect(formatTime(time, NOW)).toBe(text);
  });

  it("switches to ship's time, where it may already be tomorrow", () => {
    const evening = Date.UTC(2025, 10, 28, 22, 30);
    expect(formatTime(evening, NOW, 2 * 3600)).toBe('00:30:00');
  });
});

it('writes the day of a moment', () => {
  expect(formatDay(Date.UTC(2026, 10, 14, 23, 59))).toBe('14 Nov');
  expect(formatWeekday(Date.UTC(2026, 10, 14, 23, 59))).toBe('Sat 14 Nov');
});
