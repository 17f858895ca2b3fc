/** The account of the user: profile, preferences, and the rules of a password. */
export { accountQueries, useAbilities, useProfile } from './account.queries.ts';
export { parseBrowserName } from './browser-name.ts';
export { DisplayFields } from './display-fields.tsx';
export { NetworkAddress } from './network-address.tsx';
export { PasswordRules } from './password-rules.tsx';
export { getPreference, type Preference } from './preference.ts';
export { ProfileViewMenu } from './profile-view-menu.tsx';
export { saveProfile } from './save-profile.ts';
export { signInQueries } from './sign-in.queries.ts';
export { usePreference, useSavePreference, useSaveProfile } from './use-preference.ts';
