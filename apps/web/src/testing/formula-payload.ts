/** Hostile names for exports, and the cells of a table that a spreadsheet would still run. */
import { strFromU8, unzipSync } from 'fflate';
import { type ExportTable, formatCsv } from '../export/index.ts';
import { buildWorkbook } from '../export/workbook.ts';
import { splitCsvCells } from './csv-cells.ts';

export const FORMULA_PAYLOADS = [
  '=HYPERLINK("http://x")',
  ' =1+1',
  '\n@SUM(1)',
  '\ufeff+1',
  '\uff1d1',
  '|calc',
  '\tx',
] as const;

const FORMULA = /^[\s\ufeff]*[=+@|\uff1d]/;

/** Parts of the cells of a CSV that begin a formula, also where another separator or a line feed parts a cell. */
export function listCsvFormulas(csv: string): string[] {
  return splitCsvCells(csv)
    .flatMap((cell) => cell.split(/[;\t\r\n]/))
    .filter((text) => FORMULA.test(text));
}

/** The same of both files of a table; of a workbook each cell that is no string, number or time. */
export function listFormulas(table: ExportTable): string[] {
  const sheet = strFromU8(unzipSync(buildWorkbook(table))['xl/worksheets/sheet1.xml'] as Uint8Array);
  return [...listCsvFormulas(formatCsv(table)), ...(sheet.match(/<f[ >]|t="str"/g) ?? [])];
}
