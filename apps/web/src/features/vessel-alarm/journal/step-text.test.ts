import type { AlarmJournalEntry } from '@fms/contract/alarm';
import { type AlarmId, toId } from '@fms/domain/identity';
import { expect, it } from 'vitest';
import { englishInside } from '../../../language/english/english-inside.ts';
import { englishStart } from '../../../language/english/english-start.ts';
import { addTexts } from '../../../language/index.ts';
import { NOON } from '../../../testing/builders.ts';
import { formatStep } from './step-text.ts';

const entry: AlarmJournalEntry = {
  id: 1,
  alarmId: toId<AlarmId>(1),
  dataTagId: null,
  time: new Date(NOON).toISOString(),
  kind: 'raised',
  priority: 'warning',
  channel: 'LO',
  description: '',
  value: null,
  unit: '',
  by: null,
  note: '',
  until: null,
};

it.each<[string, Partial<AlarmJournalEntry>]>([
  ['Raised', {}],
  ['Raised to alarm', { kind: 'escalated', priority: 'alarm' }],
  ['Raised to warning', { kind: 'escalated' }],
  ['Lowered to warning', { kind: 'lowered' }],
  ['Shelved 4 h 00', { kind: 'shelved', until: new Date(NOON + 4 * 3_600_000).toISOString() }],
  ['Unshelved', { kind: 'unshelved' }],
])('says “%s”', (words, given) => {
  addTexts({ ...englishStart, ...englishInside });
  expect(formatStep({ ...entry, ...given })).toBe(words);
});
