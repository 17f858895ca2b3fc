/** The cells of a table that a spreadsheet saved as CSV (RFC 4180), parted by commas, semicolons or tabs. */
import type { TableRow } from './table-row.ts';

const DELIMITERS = [',', ';', '\t'] as const;

/** The delimiter that parts the first line most often: spreadsheets of many countries write semicolons. */
function findDelimiter(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const counts = DELIMITERS.map((delimiter) => head.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Rows of cells, without lines that hold nothing. A quote that never ends takes the rest of the text into its cell. */
export function readCsv(given: string): readonly TableRow[] {
  const text = given.replace(/^\ufeff/, '');
  const delimiter = findDelimiter(text);
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"?|([^${delimiter}\\r\\n]*))(${delimiter}|\\r?\\n|\\r|$)`, 'gy');
  const rows: TableRow[] = [];
  let cells: string[] = [];
  let line = 1;
  for (let match = cell.exec(text); match !== null; match = cell.exec(text)) {
    const [, quoted, bare = '', end] = match;
    cells.push((quoted?.replaceAll('""', '"') ?? bare).trim());
    if (end === delimiter) continue;
    if (cells.some((one) => one !== '')) rows.push({ line, cells });
    cells = [];
    line += 1;
    if (cell.lastIndex >= text.length) break;
  }
  return rows;
}
