import { expect, it } from 'vitest';
import { findSetAt, type ReferenceSet } from './reference-set.ts';

const set = (id: string, validFrom: number | null, validTo: number | null): ReferenceSet<null> => ({
  id,
  source: 'test',
  validFrom,
  validTo,
  verified: true,
  values: null,
});

it.each([
  ['before any', 5, undefined],
  ['the first instant', 10, 'old'],
  ['the last one', 19, 'old'],
  ['the next begins', 20, 'new'],
  ['of two that overlap the one that began last', 40, 'newest'],
])('%s', (_words, time, id) => {
  const sets = [set('new', 20, null), set('old', 10, 20), set('newest', 30, null)];
  expect(findSetAt(sets, time)?.id).toBe(id);
});

it('knows sets that have always been valid', () => {
  expect(findSetAt([set('always', null, null)], -1e12)?.id).toBe('always');
});
