/**
 * A workbook of one sheet as spreadsheets read it (Office Open XML, ECMA-376): numbers stay numbers, times are dates,
 * the head is bold and stays in view, and each column can be filtered.
 */
import { escapeXml, formatColumnName, formatSheetName, isFormula, toSheetDays } from '@fms/domain/export';
import { strToU8, zipSync } from 'fflate';
import type { ExportCell, ExportColumn, ExportTable } from './export-table.ts';
import { SHEET_FILES } from './workbook-part.ts';

const MOST_DECIMALS = 6;
/**
 * Formats of cells: as it is, bold, a time, the two for texts that begin like a formula, and from `decimals` on numbers with
 * 0, 1, 2 … digits.
 */
const STYLE = { plain: 0, bold: 1, time: 2, text: 3, boldText: 4, decimals: 5 } as const;
const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** The bytes of an `.xlsx` file. */
export function buildWorkbook(table: ExportTable): Uint8Array {
  const files = {
    ...SHEET_FILES,
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="${escapeXml(formatSheetName(table.name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/styles.xml': styles(),
    'xl/worksheets/sheet1.xml': sheet(table),
  };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(`${XML_HEAD}${text}`)])),
  );
}

function sheet({ about = [], columns, rows }: ExportTable): string {
  const head = about.length + 1;
  const last = `${formatColumnName(columns.length - 1)}${head + rows.length}`;
  const lines = [
    ...about.map((cells, index) =>
      row(
        index + 1,
        cells.map((text, column) => cell(text, `${formatColumnName(column)}${index + 1}`)),
      ),
    ),
    row(
      head,
      columns.map(({ title }, index) => cell(title, `${formatColumnName(index)}${head}`, STYLE.bold)),
    ),
    ...rows.map((cells, line) => {
      const number = head + 1 + line;
      const written = cells.map((value, index) =>
        cell(value, `${formatColumnName(index)}${number}`, styleOf(value, columns[index])),
      );
      return row(number, written);
    }),
  ];
  return (
    `<worksheet ${MAIN}><sheetViews><sheetView workbookViewId="0"><pane ySplit="${head}" topLeftCell="A${head + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${columns.map((column, index) => `<col min="${index + 1}" max="${index + 1}" width="${widthOf(column, index, rows)}" customWidth="1"/>`).join('')}</cols>` +
    `<sheetData>${lines.join('')}</sheetData><autoFilter ref="A${head}:${last}"/></worksheet>`
  );
}

const row = (number: number, cells: readonly string[]) => `<row r="${number}">${cells.join('')}</row>`;

function cell(value: ExportCell, place: string, style: number = STYLE.plain): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'number')
    return Number.isFinite(value) ? `<c r="${place}" s="${style}"><v>${value}</v></c>` : '';
  if (value instanceof Date) return `<c r="${place}" s="${style}"><v>${toSheetDays(value.getTime())}</v></c>`;
  // A string of its own is never taken for a formula; its style keeps it one when the cell is edited.
  const kept = isFormula(value) ? (style === STYLE.bold ? STYLE.boldText : STYLE.text) : style;
  return `<c r="${place}" s="${kept}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;
}

function styleOf(value: ExportCell, column: ExportColumn | undefined): number {
  if (value instanceof Date) return STYLE.time;
  if (typeof value !== 'number' || column?.decimals === undefined) return STYLE.plain;
  return STYLE.decimals + Math.min(MOST_DECIMALS, column.decimals);
}

/** Characters, by the head and the first rows. */
function widthOf({ title }: ExportColumn, index: number, rows: ExportTable['rows']): number {
  const lengths = rows.slice(0, 50).map((cells) => {
    const value = cells[index];
    return value instanceof Date ? 19 : String(value ?? '').length;
  });
  return Math.min(60, Math.max(8, title.length, ...lengths) + 2);
}

function styles(): string {
  const formats = Array.from({ length: MOST_DECIMALS + 1 }, (_, digits) =>
    digits === 0 ? '0' : `0.${'0'.repeat(digits)}`,
  );
  const numberFormats = [
    '<numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/>',
    ...formats.map((code, index) => `<numFmt numFmtId="${165 + index}" formatCode="${code}"/>`),
  ];
  const cellFormats = [
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>',
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" applyFont="1"/>',
    '<xf numFmtId="164" applyNumberFormat="1"/>',
    '<xf numFmtId="49" quotePrefix="1" applyNumberFormat="1"/>',
    '<xf numFmtId="49" fontId="1" applyFont="1" quotePrefix="1" applyNumberFormat="1"/>',
    ...formats.map((_, index) => `<xf numFmtId="${165 + index}" applyNumberFormat="1"/>`),
  ];
  return (
    `<styleSheet ${MAIN}><numFmts count="${numberFormats.length}">${numberFormats.join('')}</numFmts>` +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${cellFormats.length}">${cellFormats.join('')}</cellXfs></styleSheet>`
  );
}
