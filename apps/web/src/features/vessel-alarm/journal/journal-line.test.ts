import type { AlarmFloodEntry, AlarmJournalEntry } from '@fms/contract/alarm';
import { describe, expect, it } from 'vitest';
import { buildJournalEntry, NOON } from '../../../testing/builders.ts';
import { buildJournalLines } from './journal-line.ts';

const at = (second: number) => new Date(NOON + second * 1000).toISOString();
const entry = (id: number, second: number, kind: AlarmJournalEntry['kind'] = 'raised') =>
  buildJournalEntry(id, { time: at(second), kind });
const flood: AlarmFloodEntry = {
  from: at(10),
  to: at(60),
  count: 12,
  peak: 12,
  cause: { dataTagId: null, channel: 'Pump', description: 'Pump stopped' },
};
const page = [entry(5, 90), entry(4, 60), entry(3, 40, 'acknowledged'), entry(2, 10, 'cleared'), entry(1, 5)];
const words = (open: ReadonlySet<string>) =>
  buildJournalLines(page, [flood], open).map((line) =>
    line.kind === 'flood' ? `flood of ${line.hidden}` : line.entry.id,
  );

describe('buildJournalLines', () => {
  it('folds what was raised in a flood into one line in the place of the newest', () => {
    expect(words(new Set())).toEqual([5, 'flood of 2', 3, 1]);
  });

  it('unfolds it', () => {
    expect(words(new Set([`flood-${flood.from}`]))).toEqual([5, 'flood of 2', 4, 3, 2, 1]);
  });
});
