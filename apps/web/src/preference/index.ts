/** What a user prefers: its defaults, reading and saving (specification sections 2.8, 4.10, 9.5). */
export { DisplayFields, type DisplayPreference } from './display-fields.tsx';
export {
  PREFERENCE_DEFAULTS,
  type Preference,
  type PreferenceName,
  preferenceOf,
  withPreference,
} from './preference.ts';
export { usePreference, useSavePreference, useSaveProfile } from './use-preference.ts';
