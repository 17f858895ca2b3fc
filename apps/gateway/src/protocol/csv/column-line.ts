/** A line of columns → its cells, whether commas, semicolons, tabs or blanks part them. */
import { parse } from 'csv-parse/sync';

const SEPARATORS = [',', ';', '\t'] as const;
const TAB = '\t';
const CSV_MAX = 100_000;

export function readCells(line: string): readonly string[] {
  const text = withoutControls(line).trim();
  const separator = SEPARATORS.find((mark) => text.includes(mark));
  if (!separator) return text.split(/\s+/);
  if (text.includes('"')) return readQuoted(text, separator);
  return text.split(separator).map((cell) => cell.trim());
}

/** Some instruments frame their lines with STX, ETX or SOH. */
function withoutControls(line: string): string {
  return [...line].filter((character) => character >= ' ' || character === TAB).join('');
}

function readQuoted(text: string, delimiter: string): readonly string[] {
  try {
    const [row] = parse(text, { delimiter, relax_quotes: true, trim: true, max_record_size: CSV_MAX });
    return row ?? [];
  } catch {
    return [];
  }
}

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** Null when the cell holds no number (`NAN`, a word, nothing). */
export function parseCell(cell: string): number | null {
  return NUMBER.test(cell) ? Number(cell) : null;
}
