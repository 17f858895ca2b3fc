import { describe, expect, it } from 'vitest';
import { formatEta, formatEtaInstant, parseEta } from './eta.ts';

describe('formatEta', () => {
  it.each([
    ['all of it', [1, 2, 8, 0], '2 Jan 08:00'],
    ['the last of a year', [12, 31, 23, 59], '31 Dec 23:59'],
    ['no hour', [5, 14, 24, 60], '14 May'],
    ['no minute', [5, 14, 8, 60], '14 May'],
    ['no month', [0, 14, 8, 0], null],
    ['no day', [5, 0, 8, 0], null],
    ['a month there is not', [13, 1, 8, 0], null],
    ['nothing set', [0, 0, 24, 60], null],
  ] as const)('%s', (_words, [month, day, hour, minute], text) => {
    expect(formatEta({ month, day, hour, minute })).toBe(text);
  });
});

it.each([
  [Date.UTC(2026, 10, 24, 6, 0, 59), '24 Nov 06:00'],
  [Number.NaN, null],
])('etaTextAt %d is %s', (instant, text) => {
  expect(formatEtaInstant(instant)).toBe(text);
});

describe('parseEta', () => {
  const near = Date.UTC(2026, 11, 22, 12);
  it.each([
    ['this month', '24 Dec 06:00', Date.UTC(2026, 11, 24, 6)],
    ['a day alone', '24 Dec', Date.UTC(2026, 11, 24)],
    ['after the turn of the year', '2 Jan 08:00', Date.UTC(2027, 0, 2, 8)],
    ['missed', '30 Nov 23:59', Date.UTC(2026, 10, 30, 23, 59)],
  ])('%s', (_words, text, instant) => {
    expect(parseEta(text, near)).toBe(instant);
  });

  it('is of the year before where that was missed', () => {
    expect(parseEta('30 Dec 06:00', Date.UTC(2027, 0, 3))).toBe(Date.UTC(2026, 11, 30, 6));
  });

  it.each(['', 'tomorrow', '24 Foo', '2026-11-24'])('knows nothing of %j', (text) => {
    expect(parseEta(text, near)).toBeNull();
  });

  it('reads what is written', () => {
    expect(parseEta(formatEtaInstant(near) ?? '', near + 1)).toBe(near);
  });
});
