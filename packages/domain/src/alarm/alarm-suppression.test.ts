import { describe, expect, it } from 'vitest';
import { isSuppressed, MAX_SHELVE_MINUTES, SHELVE_MINUTES } from './alarm-suppression.ts';

describe('isSuppressed', () => {
  it.each([
    ['neither', null, null, false],
    ['shelved', { until: '' }, null, true],
    ['out of service', null, { at: '' }, true],
    ['remembered from before', undefined, undefined, false],
  ])('%s', (_words, shelved, outOfService, expected) => {
    expect(isSuppressed({ shelved, outOfService })).toBe(expected);
  });

  it('offers nothing longer than a day', () => {
    expect(Math.max(...SHELVE_MINUTES)).toBe(MAX_SHELVE_MINUTES);
  });
});
