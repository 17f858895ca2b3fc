import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getAgeMark, getFreshness, getNextFreshnessChange } from './freshness.ts';

fc.configureGlobal({ seed: 1406 });

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const NOW = 1_700_000_000_000;

describe('freshness', () => {
  it.each([
    ['within 3 expected intervals it is fresh', 30 * SECOND, 10 * SECOND, 'fresh'],
    ['past 3 intervals it is late', 30 * SECOND + 1, 10 * SECOND, 'late'],
    ['a tag of every second is fresh for 15 s', 15 * SECOND, SECOND, 'fresh'],
    ['and late after them', 15 * SECOND + 1, SECOND, 'late'],
    ['past 10 intervals it is still late within 10 min', 10 * MINUTE, 10 * SECOND, 'late'],
    ['past 10 min it is stale', 10 * MINUTE + 1, 10 * SECOND, 'stale'],
    ['10 intervals, when they are the longer', 50 * MINUTE, 5 * MINUTE, 'late'],
    ['past 10 intervals it is stale', 50 * MINUTE + 1, 5 * MINUTE, 'stale'],
    ['a slow tag is fresh for 3 of its own intervals', 15 * MINUTE, 5 * MINUTE, 'fresh'],
    ['a time in the future counts as now', -HOUR, SECOND, 'fresh'],
  ])('%s', (_sentence, ageMs, intervalMs, expected) => {
    expect(getFreshness({ time: NOW - ageMs, intervalMs }, NOW)).toBe(expected);
  });

  it.each([[null], [undefined]])('never received (%s) is unknown', (time) => {
    expect(getFreshness({ time, intervalMs: SECOND }, NOW)).toBe('unknown');
    expect(getNextFreshnessChange({ time, intervalMs: SECOND }, NOW)).toBeNull();
  });

  it.each([
    ['as fresh as the ship is heard', NOW - MINUTE, 'fresh'],
    ['late with the ship', NOW - 4 * MINUTE, 'late'],
    ['stale with the ship', NOW - 11 * MINUTE, 'stale'],
    ['by its own age when the ship is not known', undefined, 'stale'],
  ])('a tag that comes only on change is %s', (_sentence, vesselHeard, expected) => {
    expect(getFreshness({ time: NOW - 3 * HOUR, intervalMs: null, vesselHeard }, NOW)).toBe(expected);
  });

  it('the ship being heard keeps no value fresh that has an interval of its own', () => {
    expect(getFreshness({ time: NOW - HOUR, intervalMs: SECOND, vesselHeard: NOW }, NOW)).toBe('stale');
  });

  it('changes exactly when it says it will', () => {
    const age = fc.integer({ min: 0, max: 2 * HOUR });
    fc.assert(
      fc.property(age, fc.integer({ min: 1, max: 10 * MINUTE }), (ageMs, intervalMs) => {
        const source = { time: NOW - ageMs, intervalMs };
        const changesAt = getNextFreshnessChange(source, NOW);
        const state = getFreshness(source, NOW);
        expect(changesAt === null).toBe(state === 'stale');
        expect(getFreshness(source, (changesAt ?? NOW + 1) - 1)).toBe(state);
        expect(getFreshness(source, changesAt ?? NOW)).toBe(state === 'fresh' ? 'late' : 'stale');
      }),
    );
  });
});

describe('getAgeMark', () => {
  it.each([
    ['full at 60 s or less', 60 * SECOND, 'full'],
    ['half when older', 60 * SECOND + 1, 'half'],
    ['half up to 2 h', 2 * HOUR, 'half'],
    ['hollow over 2 h', 2 * HOUR + 1, 'hollow'],
  ])('%s', (_sentence, ageMs, expected) => {
    expect(getAgeMark(NOW - ageMs, NOW)).toBe(expected);
  });

  it('none when there never was a value', () => {
    expect(getAgeMark(null, NOW)).toBe('none');
  });
});
