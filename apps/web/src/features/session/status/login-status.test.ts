import { describe, expect, it } from 'vitest';
import { buildToken, NOON } from '../../../testing/builders.ts';
import { getLoginStatus, isSignInStatus } from './login-status.ts';

const user = (token: string) => ({ token, username: 'olav', email: 'olav@fleet.example' });

describe('§4.1', () => {
  it.each([
    ['no user', undefined, '/vessel/home', 0],
    ['a signed-in user', user(buildToken()), '/vessel/home', 1],
    ['a signed-in user on a login path', user(buildToken()), '/login', 1],
    ['no user on the signup path', undefined, '/signup', 2],
    ['no user on the forgot path', undefined, '/forgot', 3],
    ['no user on the reset path', undefined, '/reset', 4],
    ['a user whose code is due', user(buildToken({ otp: 'pending' })), '/vessel/home', 5],
    ['an expired token', user(buildToken({ exp: NOON / 1000 })), '/vessel/home', 0],
    ['a token that cannot be decoded', user('not.a.token'), '/vessel/home', 0],
    ['a token without claims', user(`a.${btoa('{}')}.c`), '/vessel/home', 0],
  ])('%s', (_words, stored, path, expected) => {
    expect(getLoginStatus(stored, path, NOON)).toBe(expected);
  });

  it.each([
    ['an expired token stays in for a day', {}, 24 * 60 - 31, 1],
    ['and no longer', {}, 24 * 60 + 31, 0],
    ['a due code gets no grace', { otp: 'pending' }, 31, 0],
  ])('without a network %s', (_words, claims, minutes, expected) => {
    expect(getLoginStatus(user(buildToken(claims)), '/vessel/home', NOON + minutes * 60_000, true)).toBe(expected);
  });

  it.each([
    ['/login', true],
    ['/signup?code=1', true],
    ['/reset', true],
    ['/vessel/location', false],
  ])('%s is a way in: %s', (path, expected) => {
    expect(isSignInStatus(path)).toBe(expected);
  });
});
