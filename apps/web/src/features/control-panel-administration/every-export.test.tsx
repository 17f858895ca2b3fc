/** Every file for spreadsheets that is made here, with a hostile name wherever a ship or a user chose one. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type ExportTable, formatCsv } from '../../export/index.ts';
import { startLanguage, translate as t } from '../../language/index.ts';
import { FORMULA_PAYLOADS, formulasOf } from '../../test-kit/formula-payload.ts';
import { buildAuditTable } from './audit-export.ts';

const TIME = '2026-11-21T12:00:00.000Z';

beforeAll(async () => {
  startLanguage();
  await import('../../language/inside.ts');
});

function tablesOf(evil: string): Record<string, ExportTable> {
  const entry = { id: 1, at: TIME, userName: evil, actingUserName: evil, from: evil, what: evil, subject: evil };
  return {
    audit: buildAuditTable([{ ...entry, oldValue: evil, newValue: evil }], t),
  };
}

describe.each(FORMULA_PAYLOADS)('%j', (evil) => {
  it.each(Object.keys(tablesOf('')))('is no formula in the file of %s', (name) => {
    const table = tablesOf(evil)[name] as ExportTable;
    expect(formatCsv(table)).toContain("'");
    expect(formulasOf(table)).toEqual([]);
  });
});
