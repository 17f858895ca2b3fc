/** Preferences of a user, and the defaults (§2.3, §2.8, §9.5). */
import type { UserData, UserProfile } from '@fms/contract/account';

const CHOSEN = ['defaultPage', 'isAlarmShow', 'mapStyle', 'mapType', 'passwordExpired90days', 'autoLogout'] as const;
export type PreferenceName = (typeof CHOSEN)[number];
export type Preference = { readonly [Name in PreferenceName]-?: NonNullable<UserData[Name]> };

/** §2.3 and §9.5. */
export const PREFERENCE_DEFAULTS: Preference = {
  defaultPage: 'vessel/location',
  isAlarmShow: true,
  mapStyle: 'dark-theme',
  mapType: 'hybrid',
  passwordExpired90days: false,
  autoLogout: true,
};

/** §4.10: stored values override defaults. */
export function getPreference(profile: UserProfile | undefined): Preference {
  const stored = CHOSEN.map((name) => [name, profile?.data[name]] as const);
  return { ...PREFERENCE_DEFAULTS, ...Object.fromEntries(stored.filter(([, value]) => value !== undefined)) };
}

/** §7.2: the whole profile with the merged data object. */
export function setPreference(profile: UserProfile, change: Partial<Preference>): UserProfile {
  return { ...profile, data: { ...profile.data, ...change } };
}
