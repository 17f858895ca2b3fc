import { MANAGER_WORDS, USER_WORDS, VESSEL_WORDS, type VesselWord } from '@fms/domain/permission';
import { expect, it } from 'vitest';
import { findSet, formatWordSet } from './word-set.ts';

it.each([
  ['', undefined, []],
  ['V', 'V', USER_WORDS],
  ['V', 'V', USER_WORDS.toReversed()],
  ['M', 'M', MANAGER_WORDS],
  ['A', 'A', VESSEL_WORDS],
  ['V+', undefined, [...USER_WORDS, 'edit']],
  ['V−', undefined, ['view', 'ship-control']],
] satisfies [string, string | undefined, readonly VesselWord[]][])(
  'calls the words %j (set %j)',
  (text, set, words) => {
    expect([formatWordSet(words), findSet(words)]).toEqual([text, set]);
  },
);
