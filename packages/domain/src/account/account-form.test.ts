import { describe, expect, it } from 'vitest';
import {
  canSendFeedback,
  canSendReset,
  canSendSignUp,
  canSubmitForgotPassword,
  canSubmitLogin,
  canSubmitOneTimeCode,
} from './account-form.ts';

describe('§5', () => {
  it.each([
    ['does nothing if the username is empty', { username: '', password: 'x' }, false],
    ['does nothing if the password is empty', { username: 'x', password: '' }, false],
    ['submits with both', { username: 'x', password: 'x' }, true],
  ])('login %s', (_sentence, form, expected) => {
    expect(canSubmitLogin(form)).toBe(expected);
  });

  it('one-time-code submit and forgot password do nothing if empty', () => {
    expect([canSubmitOneTimeCode(''), canSubmitOneTimeCode('123456')]).toEqual([false, true]);
    expect([canSubmitForgotPassword(''), canSubmitForgotPassword('a@b.no')]).toEqual([false, true]);
  });

  it.each([
    ['while loading', { loading: true, password: 'a', confirmPassword: 'a' }, false],
    ['when the password is empty', { loading: false, password: '', confirmPassword: '' }, false],
    ['when the two passwords differ', { loading: false, password: 'a', confirmPassword: 'b' }, false],
    ['never else', { loading: false, password: 'a', confirmPassword: 'a' }, true],
  ])('reset: Send is disabled %s', (_sentence, form, expected) => {
    expect(canSendReset(form)).toBe(expected);
  });

  const complete = { email: 'e', code: 'c', username: 'u', password: '12345678', confirmPassword: '12345678' };
  it.each([
    ['is sent when complete', {}, true],
    ['email needs at least 1 character', { email: '' }, false],
    ['code needs at least 1 character', { code: '' }, false],
    ['username needs at least 1 character', { username: '' }, false],
    ['password needs at least 8', { password: '1234567' }, false],
    ['confirmation needs at least 8', { confirmPassword: '1234567' }, false],
    ['the client performs no match check', { confirmPassword: '87654321' }, true],
  ])('sign-up: %s', (_sentence, change, expected) => {
    expect(canSendSignUp({ ...complete, ...change })).toBe(expected);
  });

  it.each([
    ['', 0, false],
    ['broken', 0, true],
    ['', 1, true],
  ])('feedback: comment "%s" with %d images is sent: %s', (comment, imageCount, expected) => {
    expect(canSendFeedback({ comment, imageCount })).toBe(expected);
  });
});
