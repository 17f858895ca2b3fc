/** A table as a workbook of one sheet (ECMA-376, SpreadsheetML), with moments as dates and numbers as numbers. */
import type { ExportCell, ExportTable } from './export-table.ts';
import { type ZipEntry, zipFile } from './zip-file.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** Styles of the sheet by their place in `styles.xml`. */
const DATE_STYLE = 1;
const BOLD_STYLE = 2;
/** 1970 in days since the day a spreadsheet counts from. */
const EPOCH_DAYS = 25_569;
const DAY_MS = 86_400_000;

export function xlsxFile(table: ExportTable): Promise<Blob> {
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const relations = (...all: string[]) =>
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
  const entries: ZipEntry[] = [
    { name: '[Content_Types].xml', text: contentTypes() },
    { name: '_rels/.rels', text: relations(relation(1, 'officeDocument', 'xl/workbook.xml')) },
    {
      name: 'xl/workbook.xml',
      text: `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Data" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: relations(relation(1, 'worksheet', 'worksheets/sheet1.xml'), relation(2, 'styles', 'styles.xml')),
    },
    { name: 'xl/styles.xml', text: styles() },
    { name: 'xl/worksheets/sheet1.xml', text: sheet(table) },
  ];
  return zipFile(entries, TYPE);
}

function contentTypes(): string {
  const part = (name: string, kind: string) =>
    `<Override PartName="${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;
  return (
    `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ` +
    'ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>' +
    `${part('/xl/workbook.xml', 'sheet.main')}${part('/xl/worksheets/sheet1.xml', 'worksheet')}` +
    `${part('/xl/styles.xml', 'styles')}</Types>`
  );
}

function styles(): string {
  return (
    `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>` +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
    '<cellXfs count="3"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>'
  );
}

function sheet({ preface, head, rows }: ExportTable): string {
  const lines = [
    ...preface.map((line) => rowXml(line)),
    '<row/>',
    rowXml(head, BOLD_STYLE),
    ...rows.map((line) => rowXml(line)),
  ];
  return (
    `${HEAD}<worksheet xmlns="${MAIN}"><cols><col min="1" max="1" width="22" customWidth="1"/>` +
    `<col min="2" max="${Math.max(2, head.length)}" width="18" customWidth="1"/></cols>` +
    `<sheetData>${lines.join('')}</sheetData></worksheet>`
  );
}

function rowXml(cells: readonly ExportCell[], style?: number): string {
  return `<row>${cells.map((cell) => cellXml(cell, style)).join('')}</row>`;
}

function cellXml(cell: ExportCell, style?: number): string {
  if (cell instanceof Date) return `<c s="${DATE_STYLE}"><v>${cell.getTime() / DAY_MS + EPOCH_DAYS}</v></c>`;
  if (typeof cell === 'number' && Number.isFinite(cell)) return `<c><v>${cell}</v></c>`;
  if (typeof cell !== 'string' || cell === '') return '<c/>';
  const own = style === undefined ? '' : ` s="${style}"`;
  return `<c t="inlineStr"${own}><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
}

/** Texts come from ships: what XML forbids is left out, what it reserves is escaped. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
