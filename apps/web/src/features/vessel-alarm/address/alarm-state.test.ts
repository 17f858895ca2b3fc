import { describe, expect, it } from 'vitest';
import { getJournalSpan, readState, writeState } from './alarm-state.ts';

const read = (query: string) => readState(new URLSearchParams(query));

describe('the state in the address', () => {
  it.each([
    'tab=alarm',
    'tab=alarm&view=performance&range=30d',
    'tab=alarm&active=mine',
    'tab=alarm&active=shelved&range=7d&priority=emergency%2Cwarning&q=lube+oil&offset=100',
    'tab=alarm&view=back-test&from=2026-11-20T00%3A00%3A00.000Z&to=2026-11-21T00%3A00%3A00.000Z&tag=7',
  ])('%s says the same after reading and writing', (query) => {
    expect(writeState(read(query)).toString()).toBe(query);
  });

  it.each([
    ['one end alone is no time filter', 'from=2026-11-20T00:00:00Z'],
    ['nor is a span upside down', 'from=2026-11-20&to=2026-11-19'],
    ['what is no word of ours is left out', 'view=x&active=y&range=z&priority=red&offset=-3&tag=abc'],
  ])('%s', (_words, query) => {
    expect(read(query)).toEqual(read(''));
  });

  it('spans the range up to the end of the minute', () => {
    expect(getJournalSpan({ kind: 'range', range: '24h' }, 86_400_000)).toEqual({ from: 0, to: 86_460_000 });
    expect(getJournalSpan({ kind: 'fixed', from: 1, to: 2 }, 86_400_000)).toEqual({ from: 1, to: 2 });
  });
});
