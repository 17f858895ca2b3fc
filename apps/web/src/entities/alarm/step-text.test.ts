import type { AlarmJournalEntry } from '@fms/contract/alarm';
import { expect, it } from 'vitest';
import { englishInside } from '../../language/english/english-inside.ts';
import { englishStart } from '../../language/english/english-start.ts';
import { addTexts } from '../../language/index.ts';
import { buildJournalEntry, NOON } from '../../testing/builders.ts';
import { formatStep } from './step-text.ts';

it.each<[string, Partial<AlarmJournalEntry>]>([
  ['Raised', {}],
  ['Raised to alarm', { kind: 'escalated', priority: 'alarm' }],
  ['Raised to warning', { kind: 'escalated' }],
  ['Lowered to warning', { kind: 'lowered' }],
  ['Shelved 4 h 00', { kind: 'shelved', until: new Date(NOON + 4 * 3_600_000).toISOString() }],
  ['Unshelved', { kind: 'unshelved' }],
])('says “%s”', (words, given) => {
  addTexts({ ...englishStart, ...englishInside });
  expect(formatStep(buildJournalEntry(1, given))).toBe(words);
});
