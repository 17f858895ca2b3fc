/** Comma-separated values (RFC 4180). */
import { formatPlainText } from './cell-text.ts';
import type { ExportCell, ExportTable } from './export-table.ts';

/** The mark at the front tells spreadsheets that it is UTF-8. */
const UTF8_MARK = '\uFEFF';

/** The table as text: times as ISO 8601 in UTC; no text of it is a formula. */
export function formatCsv({ about = [], columns, rows }: ExportTable): string {
  const lines = [
    ...about.map((line) => line.map(formatPlainText)),
    columns.map(({ title }) => formatPlainText(title)),
    ...rows.map((row) => row.map((cell, index) => cellText(cell, columns[index]?.decimals))),
  ];
  return `${UTF8_MARK}${lines.map((line) => line.map(quoted).join(',')).join('\r\n')}\r\n`;
}

function cellText(cell: ExportCell, decimals: number | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === 'number' && !Number.isFinite(cell)) return '';
  if (typeof cell === 'number') return decimals === undefined ? String(cell) : cell.toFixed(decimals);
  return formatPlainText(cell);
}

function quoted(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
