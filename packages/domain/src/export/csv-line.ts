/** Comma-separated values (RFC 4180). */
import { formatPlainText } from './cell-text.ts';

/** The mark at the front tells spreadsheets that it is UTF-8. */
export const UTF8_MARK = '\uFEFF';

/** A cell as it stands in a file: times as ISO 8601 in UTC, no text a formula, nothing for what is unknown. */
export function formatCsvCell(cell: string | number | Date | null | undefined, decimals?: number): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === 'number' && !Number.isFinite(cell)) return '';
  if (typeof cell === 'number') return decimals === undefined ? String(cell) : cell.toFixed(decimals);
  return formatPlainText(cell);
}

/** One line of formatted cells, with its end. */
export function formatCsvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

function quoted(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
