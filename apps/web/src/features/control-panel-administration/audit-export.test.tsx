import { type AuditEntry, listAudit } from '@fms/contract/message';
import { afterEach, describe, expect, it } from 'vitest';
import { formatCsv } from '../../export/index.ts';
import { startLanguage, translate } from '../../language/index.ts';
import '../../language/inside.ts';
import { clearScreen, stubCalls } from '../../test-kit/screen.tsx';
import { buildAuditTable, readAudit } from './audit-export.ts';

const entry = (id: number, given: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: '2026-11-21T08:42:16.000Z',
  userName: 'olav',
  actingUserName: null,
  from: '192.0.2.7',
  what: 'sign-in',
  subject: 'account:7',
  oldValue: null,
  newValue: null,
  ...given,
});

afterEach(clearScreen);

describe('the audit trail as a file', () => {
  it('is asked for page by page, each entry once, though some are written meanwhile', async () => {
    const pages = [
      Array.from({ length: 500 }, (_, n) => entry(1000 - n)),
      [entry(502), entry(501), entry(500), entry(499)],
    ];
    const asked = stubCalls({ [listAudit.path]: async () => ({ body: pages.shift() ?? [] }) });
    const entries = await readAudit({ userName: '', what: '' });
    expect(asked).toHaveLength(2);
    expect([entries.length, entries[0]?.id, entries.at(-1)?.id]).toEqual([502, 1000, 499]);
  });

  it('holds who, when, from where and both values, and nothing a spreadsheet would run', () => {
    startLanguage();
    const given = {
      userName: '=HYPERLINK("http://x")',
      actingUserName: 'admin',
      oldValue: '"User"',
      newValue: '"Admin"',
    };
    const [head, row] = formatCsv(buildAuditTable([entry(1, given)], translate))
      .slice(1)
      .split('\r\n');
    expect(head).toBe('"Time, UTC",Who,Acting admin,What,Of,Before,After,From');
    expect(row).toBe(
      `2026-11-21T08:42:16.000Z,"'=HYPERLINK(""http://x"")",admin,sign-in,account:7,"""User""","""Admin""",192.0.2.7`,
    );
  });
});
