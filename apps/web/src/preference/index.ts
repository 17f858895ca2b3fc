/** What a user prefers: its defaults, reading and saving (§2.8, §4.10, §9.5). */
export { DisplayFields, type DisplayPreference } from './display-fields.tsx';
export { getPreference, type Preference, type PreferenceName } from './preference.ts';
export { usePreference, useSavePreference, useSaveProfile } from './use-preference.ts';
