import { expect, it } from 'vitest';
import { testAddress } from '../../../testing/address-table.ts';
import { ALARM_ADDRESS, getJournalSpan } from './alarm-state.ts';

const SPAN = 'from=2026-11-20T00%3A00%3A00.000Z&to=2026-11-21T00%3A00%3A00.000Z';

testAddress({
  schema: ALARM_ADDRESS,
  kept: [
    '',
    'view=performance&range=30d',
    'active=mine',
    'active=shelved&range=7d&priority=emergency%2Cwarning&q=lube+oil&offset=100',
    `view=back-test&${SPAN}&tag=7`,
  ],
  meaningless: [
    'from=2026-11-20T00:00:00Z',
    'from=2026-11-20&to=2026-11-19',
    'view=x&active=y&range=z&priority=red&offset=-3&tag=abc',
  ],
});

it('spans the range up to the end of the minute', () => {
  expect(getJournalSpan({ mode: 'live', range: '24h' }, 86_400_000)).toEqual({ from: 0, to: 86_460_000 });
  expect(getJournalSpan({ mode: 'fixed', from: 1, to: 2 }, 86_400_000)).toEqual({ from: 1, to: 2 });
});
