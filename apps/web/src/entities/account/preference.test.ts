import type { UserProfile } from '@fms/contract/account';
import { toId, type UserId } from '@fms/domain/identity';
import { describe, expect, it } from 'vitest';
import { getPreference, PREFERENCE_DEFAULTS, setPreference } from './preference.ts';

const profile = (data: UserProfile['data']): UserProfile => ({
  id: toId<UserId>(7),
  userName: 'olav',
  email: 'olav@fleet.example',
  fullName: '',
  phone: '',
  role: 'User',
  organizationId: null,
  twoFactorEnabled: false,
  lastChangedPassword: null,
  data,
  revision: 0,
  changedAt: null,
  changedBy: null,
});

describe('preferences', () => {
  it('have the defaults of §2.3 and §9.5', () => {
    expect(PREFERENCE_DEFAULTS).toEqual({
      defaultPage: 'vessel/location',
      isAlarmShow: true,
      mapStyle: 'dark-theme',
      mapType: 'hybrid',
      passwordExpired90days: false,
      autoLogout: true,
    });
    expect(getPreference(undefined)).toEqual(PREFERENCE_DEFAULTS);
  });

  it('are overridden by stored values (§4.10)', () => {
    const stored = { isAlarmShow: false, mapType: 'roadmap' } as const;
    expect(getPreference(profile(stored))).toEqual({ ...PREFERENCE_DEFAULTS, ...stored });
  });

  it('are stored as the whole profile with the merged data object (§7.2)', () => {
    const before = profile({ mapType: 'roadmap', pinnedVessels: [] });
    expect(setPreference(before, { autoLogout: false })).toEqual({
      ...before,
      data: { mapType: 'roadmap', pinnedVessels: [], autoLogout: false },
    });
  });
});
