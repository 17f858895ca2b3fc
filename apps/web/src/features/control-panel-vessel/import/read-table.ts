/** A table a person chose: CSV, or the first sheet of a workbook. */
import { readCsv } from './read-csv.ts';
import type { TableRow } from './table-row.ts';

/** Archives begin with these bytes; a CSV cannot. */
const ARCHIVE = [0x50, 0x4b];

/** Rows of cells without lines that hold nothing; undefined for a file that is neither. */
export async function readTable(file: Blob): Promise<readonly TableRow[] | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (ARCHIVE.some((byte, place) => bytes[place] !== byte)) return readCsv(new TextDecoder().decode(bytes));
  const { readWorkbook } = await import('./read-workbook.ts');
  return readWorkbook(bytes);
}
