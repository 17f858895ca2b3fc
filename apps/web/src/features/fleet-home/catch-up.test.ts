import { describe, expect, it } from 'vitest';
import { NOON } from '../../testing/builders.ts';
import { addReading, type BacklogReading, predictCatchUp } from './catch-up.ts';

const MB = 1_048_576;
const MINUTE = 60_000;
const readings = (...megabytes: number[]): BacklogReading[] =>
  megabytes.map((size, minute) => ({ at: NOON + minute * MINUTE, bytes: size * MB }));

describe('predictCatchUp', () => {
  it.each([
    ['4 MB after 5 MB a minute ago: 4 minutes more', readings(5, 4), NOON + 5 * MINUTE],
    ['by the mean of the window', readings(6, 5.5, 4), NOON + 6 * MINUTE],
    ['one reading says nothing', readings(5), undefined],
    ['it grows', readings(4, 5), undefined],
    ['it stands still', readings(4, 4), undefined],
    ['what is always on its way is no backlog', readings(0.5, 0.01), undefined],
    ['nothing is known', [], undefined],
  ])('%s', (_, given, expected) => {
    expect(predictCatchUp(given)).toBe(expected);
  });
});

describe('addReading', () => {
  it('forgets what is older than five minutes, and a reading of the same moment', () => {
    const [first, second] = readings(6, 5);
    if (first === undefined || second === undefined) throw new Error('two readings were made');
    const late = { at: NOON + 6 * MINUTE, bytes: MB };
    expect(addReading([first, second], late)).toEqual([second, late]);
    expect(addReading([first], { ...first, bytes: 1 })).toEqual([{ ...first, bytes: 1 }]);
  });
});
