import { describe, expect, it } from 'vitest';
import { getLandingPath } from './landing-path.ts';

const nothing = { wanted: undefined, defaultPage: undefined, forced: undefined };

describe('§4.1, after the login', () => {
  it.each([
    ['home', nothing, '/vessel/home'],
    ['the kept path', { ...nothing, wanted: '/vessel/vessel/7?tab=alarm' }, '/vessel/vessel/7?tab=alarm'],
    ['home instead of login', { ...nothing, wanted: '/login' }, '/vessel/home'],
    ['home instead of signup', { ...nothing, wanted: '/signup?email=a' }, '/vessel/home'],
    ['home instead of reset', { ...nothing, wanted: '/reset' }, '/vessel/home'],
    ['home instead of the root', { ...nothing, wanted: '/' }, '/vessel/home'],
    ['home instead of another’s address', { ...nothing, wanted: '//elsewhere.example/x' }, '/vessel/home'],
    ['home instead of one spelt otherwise', { ...nothing, wanted: '/\\elsewhere.example' }, '/vessel/home'],
    ['the chosen page', { ...nothing, defaultPage: 'vessel/location' }, '/vessel/location'],
    [
      'the kept path before the chosen page',
      { ...nothing, wanted: '/vessel/home', defaultPage: 'vessel/location' },
      '/vessel/home',
    ],
    [
      'a forced page before all',
      { ...nothing, wanted: '/vessel/home', forced: '/setting/password' },
      '/setting/password',
    ],
  ])('%s', (_words, landing, expected) => {
    expect(getLandingPath(landing)).toBe(expected);
  });
});
