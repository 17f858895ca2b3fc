import { expect, it } from 'vitest';
import { isInForce, pickFactorSet, toFactorDay } from './factor-set.ts';

const set = (validFrom: string, factors: number) => ({ name: '', source: '', verified: true, validFrom, factors });
const sets = [set('2026-01-01', 11), set('2023-01-01', 5), set('2024-01-01', 7)];

it.each([
  ['2022-12-31', undefined],
  ['2023-01-01', 5],
  ['2025-06-30', 7],
  ['2026-11-23', 11],
])('on %s the set in force is %s', (day, factors) => {
  expect(pickFactorSet(sets, day)?.factors).toBe(factors);
});

it('is in force from its first day on', () => {
  expect(['2025-12-31', '2026-01-01'].map((day) => isInForce(set('2026-01-01', 11), day))).toEqual([false, true]);
  expect(toFactorDay(Date.parse('2026-01-01T00:00:00.000Z') - 1)).toBe('2025-12-31');
});
