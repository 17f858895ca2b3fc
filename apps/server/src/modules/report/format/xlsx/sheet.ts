/** The rows of one sheet as XML. Texts are strings of their own: none is taken for a formula (§9.11-3). */
import { escapeXml, formatColumnName, isFormula, toSheetDays } from '@fms/domain/export';
import { getZoneOffsetMs } from '@fms/domain/time';
import type { ReportCell, ReportColumn, ReportRow } from '../document/report-document.ts';
import { STYLE } from './style.ts';

export const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
export const RELATIONS = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** A sheet whose first row stays in view. */
export const SHEET_BEGIN =
  `<worksheet ${MAIN}><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

const TIME_WIDTH = 20;

/** The widths of columns and the head; opens the data of the sheet. */
export function formatHead(columns: readonly ReportColumn[]): string {
  const widths = columns.map(({ title, kind }, place) => {
    const width = kind === 'time' ? TIME_WIDTH : Math.min(40, Math.max(10, title.length + 2));
    return `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`;
  });
  const cells = columns.map(({ title }, place) => formatText(title, `${formatColumnName(place)}1`, STYLE.bold));
  return `<cols>${widths.join('')}</cols><sheetData><row r="1">${cells.join('')}</row>`;
}

export function formatRow(columns: readonly ReportColumn[], row: ReportRow, number: number, zone: string): string {
  const { cells, extrapolated } = row;
  let xml = `<row r="${number}">`;
  for (let place = 0; place < cells.length; place++) {
    const isMarked = extrapolated?.includes(place) ?? false;
    xml += formatCell(
      cells[place] ?? null,
      columns[place]?.kind ?? 'text',
      formatColumnName(place) + number,
      zone,
      isMarked,
    );
  }
  return `${xml}</row>`;
}

function formatCell(
  cell: ReportCell,
  kind: ReportColumn['kind'],
  place: string,
  zone: string,
  isMarked: boolean,
): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string') return formatText(cell, place);
  if (!Number.isFinite(cell)) return '';
  if (kind === 'time') {
    return `<c r="${place}" s="${STYLE.time}"><v>${toSheetDays(cell + getZoneOffsetMs(zone, cell))}</v></c>`;
  }
  return `<c r="${place}" s="${isMarked ? STYLE.extrapolated : STYLE.plain}"><v>${cell}</v></c>`;
}

/** A text that begins like a formula keeps the mark that it is none, also when the cell is edited. */
export function formatText(text: string, place: string, style: number = STYLE.plain): string {
  const kept = isFormula(text) ? (style === STYLE.bold ? STYLE.boldText : STYLE.text) : style;
  return `<c r="${place}" s="${kept}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
}
