/** Ways to sign in besides the password, and the list of one's sign-ins (§2.4, §4.1, §7.2, §8.3, §8.4). */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { defineList } from '../endpoint/list.ts';
import { queryUserId, userId } from '../scalar/id.ts';
import { asciiText, secretText, text } from '../scalar/text.ts';
import { wireTime } from '../scalar/time.ts';
import { tokenAnswer } from './account.ts';

/** The page to which an OpenID Connect provider sends its popup; holds the word "login", so that it is a way in (2.1). */
export const SINGLE_SIGN_ON_PATH = '/login/single-sign-on';

export const microsoftLogin = defineEndpoint('POST /api/v1.0/account/microsoft-login', 'anonymous', {
  summary: 'Exchanges the id token of the configured OpenID Connect provider for ours (7.2).',
  body: z.object({ idToken: asciiText(20_000).min(1) }),
  answer: tokenAnswer,
});

export const verifyOtp = defineEndpoint('POST /api/v1.0/account/verifyOTP', 'pending', {
  summary: 'Checks a one-time code, or a recovery code in its place, and answers the full token (7.2).',
  body: z.object({
    username: text(200).min(1),
    password: secretText(128).default(''),
    otp: secretText(40).min(1),
    version: text(20),
  }),
  answer: tokenAnswer,
});

export const refreshOtp = defineEndpoint('GET /api/v1.0/account/refreshOTP', 'pending', {
  summary: 'A fresh waiting token for a sign-in whose code has not been given yet (7.2).',
  answer: tokenAnswer,
});

export const impersonate = defineEndpoint('GET /api/v1.3/account/impersonate', 'admin', {
  summary: 'A token to see the product as another user does; never as an admin; audited (6, 7.2).',
  query: z.object({ userId: queryUserId }),
  answer: tokenAnswer,
});

export const signIn = z.object({
  id: z.string(),
  startedAt: wireTime,
  lastSeenAt: wireTime,
  from: z.string(),
  agent: z.string(),
  /** The one this request came with. */
  current: z.boolean(),
  /** User name of the admin behind it, when it is an impersonation. */
  impersonatedBy: z.string().nullable(),
});
export type SignIn = z.infer<typeof signIn>;

export const listSignIns = defineList('GET /api/v2/sign-in/list', 'user', signIn, {
  summary: 'Where the caller is signed in now, newest first.',
});

export const revokeSignIn = defineEndpoint('DELETE /api/v2/sign-in/revoke', 'user', {
  summary: 'Ends one of the caller’s sign-ins at once, on the hub too.',
  query: z.object({ id: asciiText(100).min(1) }),
});

/** Two-factor: enrol shows a secret, confirm proves it and answers recovery codes once. */
export const enrolTwoFactor = defineEndpoint('POST /api/v2/two-factor/enrol', 'user', {
  summary: 'A new secret for an authenticator; it counts only once confirmed. Needs the password.',
  body: z.object({ password: secretText(128).min(1) }),
  answer: z.object({ secret: z.string(), address: z.string() }),
});

export const confirmTwoFactor = defineEndpoint('POST /api/v2/two-factor/confirm', 'user', {
  summary: 'Turns two-factor on after a right code; answers recovery codes, shown this once.',
  body: z.object({ code: secretText(10).min(6) }),
  answer: z.object({ recoveryCodes: z.array(z.string()), token: z.string() }),
});

export const disableTwoFactor = defineEndpoint('POST /api/v2/two-factor/disable', 'user', {
  summary: 'Turns two-factor off; needs the password and a code.',
  body: z.object({ password: secretText(128).min(1), code: secretText(40).min(1) }),
  answer: tokenAnswer,
});

export const resetTwoFactor = defineEndpoint('POST /api/v2/two-factor/reset', 'admin', {
  summary: 'Turns two-factor off for a user who lost authenticator and recovery codes; ends the user’s sign-ins.',
  body: z.object({ userId }),
});

export const signInEndpoints = {
  microsoftLogin,
  verifyOtp,
  refreshOtp,
  impersonate,
  listSignIns,
  revokeSignIn,
  enrolTwoFactor,
  confirmTwoFactor,
  disableTwoFactor,
  resetTwoFactor,
};
