import { describe, expect, it } from 'vitest';
import { isFeatureAvailable } from './feature.ts';

describe('§2.3, functionLimit', () => {
  it.each([
    ['what the list names', { limitedBy: 'location' }, ['location'], false],
    ['what it does not name', { limitedBy: 'location' }, ['statistic'], true],
    ['what nothing can leave out', {}, ['location'], true],
  ] as const)('%s', (_words, item, functionLimit, isThere) => {
    expect(isFeatureAvailable(item, functionLimit)).toBe(isThere);
  });
});
