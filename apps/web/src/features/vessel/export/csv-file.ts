/** Tables as CSV (RFC 4180), in UTF-8 with the mark that spreadsheets need to know it. */
import type { ExportCell, ExportTable } from './export-table.ts';

const BYTE_ORDER_MARK = '\uFEFF';

export function csvFile({ preface, head, rows }: ExportTable): Blob {
  return new Blob([BYTE_ORDER_MARK, csvText({ preface, head, rows })], { type: 'text/csv' });
}

export function csvText({ preface, head, rows }: ExportTable): string {
  const lines: (readonly ExportCell[])[] = [...preface, ...(preface.length > 0 ? [[]] : []), head, ...rows];
  return `${lines.map((line) => line.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/** A text that begins like a formula would be run by a spreadsheet; an apostrophe makes it a text. Numbers stay numbers. */
function csvCell(cell: ExportCell): string {
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const text = cell ?? '';
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
