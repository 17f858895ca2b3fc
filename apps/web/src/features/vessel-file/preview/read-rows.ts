/** The first rows of a table in plain text, for a look at it: parted by commas, semicolons or tabs, as RFC 4180 quotes. */

const DELIMITERS = [',', ';', '\t'] as const;

export interface TextTable {
  readonly rows: readonly (readonly string[])[];
  /** There are more than are shown. */
  readonly isCut: boolean;
}

/** What parts the first line most often. */
function findDelimiter(text: string): string {
  const [head = ''] = text.split('\n', 1);
  const counts = DELIMITERS.map((delimiter) => head.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** The end of a quoted cell that begins at `from`: the place behind its quote, or the end of the text. */
function findQuoteEnd(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at;
  }
  return text.length;
}

/** Rows without those that hold nothing, `most` of them. What follows a closing quote in its cell is kept as it stands. */
export function readRows(text: string, most: number): TextTable {
  const delimiter = findDelimiter(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = text.startsWith('\ufeff') ? 1 : 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      const end = findQuoteEnd(text, at + 1);
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
    }
    const begin = at;
    while (at < text.length && text[at] !== delimiter && text[at] !== '\n') at++;
    row.push((cell + text.slice(begin, at)).replace(/\r$/, ''));
    if (text[at] === delimiter) {
      at++;
      if (at < text.length) continue;
      row.push('');
    }
    at++;
    if (row.some((one) => one !== '')) rows.push(row);
    row = [];
    if (rows.length > most) return { rows: rows.slice(0, most), isCut: true };
  }
  return { rows, isCut: false };
}
