/** What a user prefers: its defaults, reading and saving (§2.8, §4.10, §9.5). */
export { DisplayFields, type DisplayPreference } from './display-fields.tsx';
export { type Preference, type PreferenceName, preferenceOf } from './preference.ts';
export { usePreference, useSavePreference, useSaveProfile } from './use-preference.ts';
