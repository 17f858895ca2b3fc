/** A table over as many pages as it takes; its head stands on each of them. */

import { toPdfText } from '@fms/domain/pdf';
import type { ReportCell, ReportColumn, ReportRow, ReportSection } from '../document/report-document.ts';
import { formatInZone } from '../document/time-text.ts';
import { computeWidth, makeRoom, type Pdf } from './page.ts';

/** Columns that can be read on one page. */
export const MOST_COLUMNS = 11;

const [ROW_HEIGHT, HEAD_HEIGHT, FONT_SIZE] = [15, 30, 8.5];

export function drawTable(
  pdf: Pdf,
  root: PDFKit.PDFStructureElement,
  section: ReportSection,
  rows: readonly ReportRow[],
  zone: string,
): void {
  const columns = section.columns.slice(0, MOST_COLUMNS);
  makeRoom(pdf, HEAD_HEIGHT + 4 * ROW_HEIGHT);
  pdf.moveDown(1);
  root.add(
    pdf.struct(
      'H2',
      {},
      () => void pdf.font('Helvetica-Bold').fontSize(12).text(toPdfText(section.title), pdf.page.margins.left, pdf.y),
    ),
  );
  const table = pdf.struct('Table');
  root.add(table);
  drawHead(pdf, table, columns);
  for (const { cells, extrapolated = [] } of rows) {
    if (pdf.y + ROW_HEIGHT > pdf.page.height - pdf.page.margins.bottom) {
      pdf.addPage();
      drawHead(pdf, table, columns);
    }
    const texts = columns.map(({ kind }, place) => {
      const text = formatPdfCell(cells[place] ?? null, kind, zone);
      return extrapolated.includes(place) ? `${text} e` : text;
    });
    drawRow(pdf, table, columns, texts, 'TD', ROW_HEIGHT);
  }
  table.end();
}

function drawHead(pdf: Pdf, table: PDFKit.PDFStructureElement, columns: readonly ReportColumn[]): void {
  drawRow(
    pdf,
    table,
    columns,
    columns.map(({ title }) => title),
    'TH',
    HEAD_HEIGHT,
  );
}

function drawRow(
  pdf: Pdf,
  table: PDFKit.PDFStructureElement,
  columns: readonly ReportColumn[],
  texts: readonly string[],
  kind: 'TH' | 'TD',
  height: number,
): void {
  const y = pdf.y + 2;
  const { left } = pdf.page.margins;
  const width = computeWidth(pdf) / columns.length;
  const row = pdf.struct('TR');
  table.add(row);
  pdf
    .font(kind === 'TH' ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(FONT_SIZE)
    .fillColor('black');
  for (const [place, text] of texts.entries()) {
    const align = columns[place]?.kind === 'number' ? 'right' : 'left';
    const options = { width: width - 6, height: height - 2, align, ellipsis: true } as const;
    row.add(pdf.struct(kind, {}, () => void pdf.text(toPdfText(text), left + place * width, y, options)));
  }
  row.end();
  pdf.markContent('Artifact', { type: 'Layout' });
  const line = y + height - 3;
  pdf
    .moveTo(left, line)
    .lineTo(left + computeWidth(pdf), line)
    .lineWidth(kind === 'TH' ? 0.8 : 0.25)
    .stroke('#888888');
  pdf.endMarkedContent();
  pdf.x = left;
  pdf.y = y + height - 2;
}

function formatPdfCell(cell: ReportCell, kind: ReportColumn['kind'], zone: string): string {
  if (cell === null) return '-';
  if (typeof cell === 'string') return cell;
  return kind === 'time' ? formatInZone(cell, zone) : formatFigure(cell);
}

/** Six digits are what a page holds; the other formats have all of them. */
const formatFigure = (value: number) =>
  Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(6)));
