import { describe, expect, it } from 'vitest';
import { etaText } from './eta.ts';

describe('etaText', () => {
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
    expect(etaText({ month, day, hour, minute })).toBe(text);
  });
});
