/** The audit trail as a file: what is filtered, newest first, values as they were kept. */
import { type AuditEntry, listAudit } from '@fms/contract/audit';
import { callPaged } from '../../api/index.ts';
import { type ExportTable, formatExportName, saveCsv, toTimeCell } from '../../export/index.ts';
import { type Translate, translate } from '../../language/index.ts';
import { type AuditFilter, toAuditQuery } from './administration.queries.ts';

/** The largest page the server gives. */
const PAGE = 500;
/** A trail of years is asked for in parts, by its filters. */
const MOST_ENTRIES = 20_000;

/** All entries the filter finds, newest first and no more than `most`; what is written meanwhile moves no entry into two pages. */
export async function readAudit(filter: AuditFilter, most = MOST_ENTRIES): Promise<AuditEntry[]> {
  const entries = new Map<number, AuditEntry>();
  for (let offset = 0; offset < most; offset += PAGE) {
    const { rows } = await callPaged(listAudit, { query: { ...toAuditQuery(filter), offset, limit: PAGE } });
    for (const entry of rows) entries.set(entry.id, entry);
    if (rows.length < PAGE) break;
  }
  return [...entries.values()].slice(0, most);
}

export function buildAuditTable(entries: readonly AuditEntry[], t: Translate): ExportTable {
  const titles = ['EXPORT_TIME', 'WHO', 'AUDIT_ACTING', 'WHAT', 'WHOM', 'OLD_VALUE', 'NEW_VALUE', 'FROM'] as const;
  return {
    name: t('AUDIT'),
    about: entries.length < MOST_ENTRIES ? [] : [[t('EXPORT_CUT', { count: MOST_ENTRIES })]],
    columns: titles.map((title) => ({ title: t(title) })),
    rows: entries.map(({ at, userName, actingUserName, what, subject, oldValue, newValue, from }) => [
      toTimeCell(Date.parse(at)),
      userName,
      actingUserName,
      what,
      subject,
      oldValue,
      newValue,
      from,
    ]),
  };
}

/** Saves `audit 2026-11-22 0842Z.csv`. */
export async function exportAudit(filter: AuditFilter): Promise<void> {
  saveCsv(formatExportName('audit', Date.now()), buildAuditTable(await readAudit(filter), translate));
}
