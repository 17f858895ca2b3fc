/** Comma-separated values (RFC 4180). */
import { formatCsvCell, formatCsvLine, formatPlainText, UTF8_MARK } from '@fms/domain/export';
import type { ExportTable } from './export-table.ts';

/** The table as text: times as ISO 8601 in UTC; no text of it is a formula. */
export function formatCsv({ about = [], columns, rows }: ExportTable): string {
  const lines = [
    ...about.map((line) => line.map(formatPlainText)),
    columns.map(({ title }) => formatPlainText(title)),
    ...rows.map((row) => row.map((cell, index) => formatCsvCell(cell, columns[index]?.decimals))),
  ];
  return `${UTF8_MARK}${lines.map(formatCsvLine).join('')}`;
}
