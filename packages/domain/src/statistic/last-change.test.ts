import { describe, expect, it } from 'vitest';
import { findLastChange, type SwitchBucket } from './last-change.ts';

/** One bucket a letter: `-` off, `x` on, `/` both, space empty. */
function buckets(letters: string): SwitchBucket[] {
  return [...letters].flatMap((letter, index) => {
    if (letter === ' ') return [];
    return [{ time: index * 1000, min: letter === 'x' ? 1 : 0, max: letter === '-' ? 0 : 1 }];
  });
}

describe('findLastChange', () => {
  it.each([
    ['on since the bucket it was switched in', '--/xx', 1, 2000],
    ['on since the first bucket that is only on', '--xxx', 1, 2000],
    ['off again', 'xx/--', 0, 2000],
    ['switched twice: the newer counts', '/xx/-', 0, 3000],
    ['over an empty bucket: the next that tells', '-- xx', 1, 3000],
    ['never changed', 'xxxx', 1, undefined],
    ['nothing known', '', 1, undefined],
    ['changed after the last bucket', '----', 1, undefined],
  ])('%s', (_words, letters, value, expected) => {
    expect(findLastChange(buckets(letters), value)).toBe(expected);
  });
});
