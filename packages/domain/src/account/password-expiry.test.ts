import { describe, expect, it } from 'vitest';
import { computePasswordAgeDays, isPasswordExpired } from './password-expiry.ts';

const DAY = 86_400_000;

describe('§5, "Password expiry"', () => {
  it.each([
    ['90 days do not exceed 90', 90, true, false],
    ['91 days do', 91, true, true],
    ['not without the flag', 91, false, false],
    ['a missing value counts as 999', undefined, true, true],
    ['a missing value without the flag', null, false, false],
  ])('%s', (_sentence, ageDays, flag, expected) => {
    expect(isPasswordExpired(ageDays, flag)).toBe(expected);
  });

  it('counts whole days, and 999 when the change is not known', () => {
    expect(computePasswordAgeDays(0, 2 * DAY - 1)).toBe(1);
    expect(computePasswordAgeDays(null, DAY)).toBe(999);
  });
});
