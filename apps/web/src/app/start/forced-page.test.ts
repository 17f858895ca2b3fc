import type { UserProfile } from '@fms/contract/account';
import { describe, expect, it } from 'vitest';
import { readClaims } from '../../storage/token-claims.ts';
import { buildToken } from '../../testing/builders.ts';
import { getForcedPage, isExpired } from './forced-page.ts';

const claims = (given: Record<string, unknown>) => readClaims(buildToken(given));
const wants = (passwordExpired90days: boolean) => ({ data: { passwordExpired90days } }) as UserProfile;

describe('§4.1, §5 and §6, pages that come first', () => {
  it.each([
    ['a manager without the second factor', { role: 'Manager', NeedEnable2FA: true }, false, '/setting/two-factor'],
    ['an admin without it', { role: 'Admin', NeedEnable2FA: true }, true, '/setting/two-factor'],
    ['a user has no level to lose', { NeedEnable2FA: true }, false, undefined],
    ['a password of 91 days', { LastChangedPasswordDay: 91 }, true, '/setting/password'],
    ['of 90 days', { LastChangedPasswordDay: 90 }, true, undefined],
    ['of unknown age', {}, true, '/setting/password'],
    ['of 91 days, not to be told', { LastChangedPasswordDay: 91 }, false, undefined],
    ['another user’s, seen by an admin', { LastChangedPasswordDay: 91, act: { sub: '1' } }, true, undefined],
  ])('%s', (_words, given, flag, path) => {
    expect(getForcedPage(claims(given), wants(flag))?.path).toBe(path);
  });

  it('expires no user before the profile is known', () => {
    expect(isExpired(claims({}), undefined)).toBe(false);
  });
});
