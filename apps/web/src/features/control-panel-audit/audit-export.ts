/** The audit trail as a file: what is filtered, newest first, a line for each field that changed, in words. */
import { type AuditEntry, MAX_EXPORTED_ENTRIES } from '@fms/contract/audit';
import { NOT_APPLICABLE } from '@fms/domain/format';
import { type ExportTable, formatExportName, saveCsv, toTimeCell } from '../../export/index.ts';
import { type Translate, translate } from '../../language/index.ts';
import { auditCalls } from './audit.queries.ts';
import type { AuditFilter } from './audit-address.ts';
import { listAuditLines } from './words/audit-line.ts';
import { formatAction, type Known } from './words/audit-value.ts';

const NO_LINE = { field: '', old: '', new: '' };
const cell = (text: string) => (text === NOT_APPLICABLE ? '' : text);

export function buildAuditTable(entries: readonly AuditEntry[], known: Known, t: Translate): ExportTable {
  const columns = ['EXPORT_TIME', 'WHO', 'AUDIT_ACTING', 'VESSEL', 'AUDIT_ON', 'WHAT', 'AUDIT_FIELD'] as const;
  const values = ['AUDIT_OLD', 'AUDIT_NEW', 'FROM'] as const;
  return {
    name: t('AUDIT'),
    about: entries.length < MAX_EXPORTED_ENTRIES ? [] : [[t('EXPORT_CUT', { count: MAX_EXPORTED_ENTRIES })]],
    columns: [...columns, ...values].map((title) => ({ title: t(title) })),
    rows: entries.flatMap((entry) => {
      const { at, userName, actingUserName, vesselName, subjectName, what, from } = entry;
      const head = [toTimeCell(Date.parse(at)), userName, actingUserName, vesselName, subjectName, formatAction(what)];
      // Times of an export name their day: no time is that of today.
      const lines = listAuditLines(entry, known, 0);
      return (lines.length > 0 ? lines : [NO_LINE]).map((line) => [
        ...head,
        line.field,
        cell(line.old),
        cell(line.new),
        from,
      ]);
    }),
  };
}

/** Saves `audit 2026-11-22 0842Z.csv`; the export is an entry of the audit trail itself. */
export async function exportAudit(filter: AuditFilter, known: Known): Promise<void> {
  const entries = await auditCalls.export(filter);
  saveCsv(formatExportName('audit', Date.now()), buildAuditTable(entries, known, translate));
}
