import { describe, expect, it } from 'vitest';
import { isUnionCountry } from './union-port.ts';

describe('isUnionCountry', () => {
  it.each<[string, boolean, string]>([
    ['NL', true, 'a member'],
    ['NO', true, 'of the economic area'],
    ['RE', true, 'an outermost region'],
    ['GB', false, 'no member since 2021'],
    ['FO', false, 'in no treaty, though of Denmark'],
    ['BR', false, 'elsewhere'],
  ])('%s: %s, %s', (country, isMember) => {
    expect(isUnionCountry(country, Date.UTC(2026, 5, 1))).toBe(isMember);
  });

  it('knows no union before its first set', () => {
    expect(isUnionCountry('NL', Date.UTC(2019, 5, 1))).toBe(false);
  });
});
