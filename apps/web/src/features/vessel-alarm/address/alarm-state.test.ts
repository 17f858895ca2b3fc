import { describe, expect, it } from 'vitest';
import { readAddress, rewriteAddress } from '../../../testing/address-table.ts';
import { ALARM_ADDRESS, getJournalSpan } from './alarm-state.ts';

describe('the state in the address', () => {
  it.each([
    '',
    'view=performance&range=30d',
    'active=mine',
    'active=shelved&range=7d&priority=emergency%2Cwarning&q=lube+oil&offset=100',
    'view=back-test&from=2026-11-20T00%3A00%3A00.000Z&to=2026-11-21T00%3A00%3A00.000Z&tag=7',
  ])('%s says the same after reading and writing', (query) => {
    expect(rewriteAddress(ALARM_ADDRESS, query)).toBe(query);
  });

  it.each([
    ['one end alone is no time filter', 'from=2026-11-20T00:00:00Z'],
    ['nor is a span upside down', 'from=2026-11-20&to=2026-11-19'],
    ['what is no word of ours is left out', 'view=x&active=y&range=z&priority=red&offset=-3&tag=abc'],
  ])('%s', (_words, query) => {
    expect(readAddress(ALARM_ADDRESS, query)).toEqual(readAddress(ALARM_ADDRESS, ''));
  });

  it('spans the range up to the end of the minute', () => {
    expect(getJournalSpan({ mode: 'live', range: '24h' }, 86_400_000)).toEqual({ from: 0, to: 86_460_000 });
    expect(getJournalSpan({ mode: 'fixed', from: 1, to: 2 }, 86_400_000)).toEqual({ from: 1, to: 2 });
  });
});
