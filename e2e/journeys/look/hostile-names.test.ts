/** Names that hold markup, scripts, bidi overrides and formulas: every page shows them and runs none. */
import { describe, expect, it } from 'vitest';
import { laySiege } from '../../../tools/siege/siege.ts';
import { listComplaints } from '../../../tools/siege/table.ts';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';

const LEFT_OUT = getSkipReason('long');

describe.skipIf(LEFT_OUT)(`hostile names${LEFT_OUT}`, () => {
  it('are shown as text', async () => {
    const rows = await laySiege({ length: 'short', seed: 1, only: ['names'], progress: () => {} });
    expect(listComplaints(rows, 'short')).toEqual([]);
    expect(rows[0]?.inputs).toBeGreaterThan(0);
  });
});
