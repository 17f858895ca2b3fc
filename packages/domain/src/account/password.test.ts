import { describe, expect, it } from 'vitest';
import { listPasswordFailures } from './password.ts';

describe('§5 and §9.13, password rules', () => {
  it.each([
    ['all kept', 'Stormy-7', []],
    ['8 characters at least', 'Stor-7', ['too-short']],
    ['128 are allowed', `Aa1-${'x'.repeat(124)}`, []],
    ['128 characters at most', `Aa1-${'x'.repeat(125)}`, ['too-long']],
    ['uppercase', 'stormy-77', ['no-uppercase']],
    ['lowercase', 'STORMY-77', ['no-lowercase']],
    ['numbers', 'Stormy-sea', ['no-number']],
    ['special characters', 'Stormy777', ['no-special-character']],
    ['a space is special', 'Stormy 77', []],
    ['letters of every script', 'Ærlig-Ångstrøm1', []],
    ['several at once, in this order', 'abc', ['too-short', 'no-uppercase', 'no-number', 'no-special-character']],
    ['nothing', '', ['too-short', 'no-uppercase', 'no-lowercase', 'no-number', 'no-special-character']],
  ])('%s', (_rule, password, failures) => {
    expect(listPasswordFailures(password)).toEqual(failures);
  });
});
