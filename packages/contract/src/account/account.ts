/** Account calls of §7.2 and the claims of the token they answer. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { secretText, text } from '../scalar/text.ts';
import { role, userProfile } from './user.ts';

/**
 * Claims of the bearer token (§3). Lifetime 30 minutes, 5 while `otp` is pending.
 * `exp` is in seconds; `LastChangedPasswordDay` counts days since the last change, absent when unknown.
 */
export const tokenClaims = z.object({
  sub: z.string(),
  role,
  email: z.string(),
  exp: z.number(),
  LastChangedPasswordDay: z.number().optional(),
  NeedEnable2FA: z.boolean(),
  sid: z.string(),
  otp: z.literal('pending').optional(),
  /** The admin behind an impersonated user. */
  act: z.object({ sub: z.string() }).optional(),
});
export type TokenClaims = z.infer<typeof tokenClaims>;

export const TOKEN_LIFETIME_SECONDS = 30 * 60;
export const PENDING_TOKEN_LIFETIME_SECONDS = 5 * 60;

export const tokenAnswer = z.object({ token: z.string() });

export const login = defineEndpoint('POST /api/v1.0/account/login', 'anonymous', {
  summary: 'Signs in with a password; with two-factor on the token waits for its code (7.2).',
  body: z.object({
    username: text(200).min(1),
    password: secretText(128).min(1),
    version: text(20),
  }),
  answer: z.object({ token: z.string(), tfaEnabled: z.boolean() }),
});

export const refreshToken = defineEndpoint('GET /api/v1.0/account/refreshtoken', 'user', {
  summary: 'Answers a fresh token for the same sign-in (7.2).',
  answer: tokenAnswer,
});

export const getAccountInfomation = defineEndpoint('GET /api/v1.0/account/GetAccountInfomation', 'user', {
  summary: 'The profile of the caller, or of userName (lowercased) for those who manage that user (7.2).',
  query: z.object({ userName: text(200).toLowerCase().optional() }),
  answer: userProfile,
});

export const signOut = defineEndpoint('POST /api/v2/account/sign-out', 'user', {
  summary: 'Ends the sign-in on the server, so that its token is worth nothing from now on.',
});

export const createFirstAdmin = defineEndpoint('POST /api/v2/account/first-admin', 'anonymous', {
  summary: 'Creates the first admin and organisation of a live server with the one-time code of the link it printed.',
  body: z.object({
    code: secretText(100).min(1),
    userName: text(100).trim().toLowerCase().regex(/^\S+$/),
    email: z.email().max(200),
    password: secretText(128).min(8),
    /** Name of the first organisation, to which the admin then invites other users. */
    organization: text(200).trim().min(1),
  }),
});

export const accountEndpoints = { login, refreshToken, getAccountInfomation, signOut, createFirstAdmin };
