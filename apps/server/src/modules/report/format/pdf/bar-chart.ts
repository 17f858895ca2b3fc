/** Bars of the first drawn column of a section, with their figures; its words are what a screen reader says. */

import { toPdfText } from '@fms/domain/pdf';
import type { ReportRow, ReportSection } from '../document/report-document.ts';
import { formatInZone } from '../document/time-text.ts';
import { computeWidth, makeRoom, type Pdf } from './page.ts';

const [CHART_HEIGHT, LABEL_HEIGHT] = [110, 14];

export function drawBars(
  pdf: Pdf,
  root: PDFKit.PDFStructureElement,
  { title, columns }: ReportSection,
  rows: readonly ReportRow[],
  zone: string,
): void {
  const place = columns.findIndex(({ isDrawn }) => isDrawn);
  if (place < 0) return;
  const values = rows.map(({ cells }) => (typeof cells[place] === 'number' ? cells[place] : null));
  const top = Math.max(...values.map((value) => value ?? 0));
  if (top <= 0) return;
  makeRoom(pdf, CHART_HEIGHT + 4 * LABEL_HEIGHT);
  pdf.moveDown(0.8);
  const name = `${title}: ${columns[place]?.title ?? ''}`;
  const times = rows.map(({ cells: [time] }) => (typeof time === 'number' ? formatInZone(time, zone) : ''));
  const words = values.map((value, index) => `${times[index]} ${value ?? 'no data'}`).join('; ');
  const figure = pdf.struct('Figure', { alt: toPdfText(`${name}. ${words}`) }, () => {
    pdf.font('Helvetica-Bold').fontSize(10).fillColor('black').text(toPdfText(name), pdf.page.margins.left, pdf.y);
    const y = pdf.y + LABEL_HEIGHT;
    for (const [index, value] of values.entries()) drawBar(pdf, y, values.length, index, value, top);
    pdf.y = y + CHART_HEIGHT + LABEL_HEIGHT;
  });
  root.add(figure);
}

function drawBar(pdf: Pdf, y: number, bars: number, index: number, value: number | null, top: number): void {
  if (value === null || value < 0) return;
  const step = computeWidth(pdf) / bars;
  const x = pdf.page.margins.left + index * step;
  const height = (value / top) * CHART_HEIGHT;
  pdf.rect(x + step * 0.2, y + CHART_HEIGHT - height, step * 0.6, height).fill('#444444');
  const text = String(Number(value.toPrecision(3)));
  pdf.fillColor('black').font('Helvetica').fontSize(7);
  pdf.text(text, x, y + CHART_HEIGHT - height - 9, { width: step, align: 'center', lineBreak: false });
}
