/** The first page: what the report is of, how complete its data is, and what its reader has to know. */
import { toPdfText } from '@fms/domain/pdf';
import { formatCoverage } from '../document/coverage-text.ts';
import type { ReportDocument, ReportSummary } from '../document/report-document.ts';
import { computeWidth, makeRoom, type Pdf } from './page.ts';

const [NAME_WIDTH, LINE_HEIGHT] = [150, 16];
const BAR_WIDTH = 220;

export function drawCover(
  pdf: Pdf,
  root: PDFKit.PDFStructureElement,
  document: ReportDocument,
  { coverage, notes }: ReportSummary,
): void {
  const { title, about, sections } = document;
  root.add(
    pdf.struct('H1', {}, () => void pdf.font('Helvetica-Bold').fontSize(18).fillColor('black').text(toPdfText(title))),
  );
  pdf.moveDown(0.5);
  for (const [name, text] of about) drawLine(pdf, root, name, text);
  pdf.moveDown(0.5);
  heading(pdf, root, 'Data complete');
  for (const [place, section] of sections.entries()) {
    const share = coverage[place] ?? null;
    const y = pdf.y;
    drawLine(pdf, root, section.title, formatCoverage(share));
    if (share !== null) drawShare(pdf, share, y);
  }
  if (notes.length === 0) return;
  pdf.moveDown(0.5);
  heading(pdf, root, 'Notes');
  for (const note of notes) {
    makeRoom(pdf, LINE_HEIGHT);
    root.add(
      pdf.struct(
        'P',
        {},
        () =>
          void pdf
            .font('Helvetica')
            .fontSize(10)
            .text(toPdfText(note), pdf.page.margins.left, pdf.y, { width: computeWidth(pdf) }),
      ),
    );
  }
}

function heading(pdf: Pdf, root: PDFKit.PDFStructureElement, text: string): void {
  makeRoom(pdf, 3 * LINE_HEIGHT);
  root.add(
    pdf.struct('H2', {}, () => void pdf.font('Helvetica-Bold').fontSize(12).text(text, pdf.page.margins.left, pdf.y)),
  );
}

function drawLine(pdf: Pdf, root: PDFKit.PDFStructureElement, name: string, text: string): void {
  makeRoom(pdf, LINE_HEIGHT);
  const { left } = pdf.page.margins;
  const y = pdf.y;
  root.add(
    pdf.struct('P', {}, () => {
      pdf
        .fontSize(10)
        .font('Helvetica-Bold')
        .text(toPdfText(name), left, y, { width: NAME_WIDTH, height: LINE_HEIGHT, ellipsis: true });
      pdf
        .font('Helvetica')
        .text(toPdfText(text), left + NAME_WIDTH + 8, y, { width: computeWidth(pdf) - NAME_WIDTH - 8 });
    }),
  );
  pdf.y = Math.max(pdf.y, y + LINE_HEIGHT);
}

/** The share as a bar beside its words; its words say it, so it is no part of what is read. */
function drawShare(pdf: Pdf, share: number, y: number): void {
  const x = pdf.page.margins.left + NAME_WIDTH + 80;
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .rect(x, y + 2, BAR_WIDTH, 7)
    .fill('#dddddd')
    .rect(x, y + 2, BAR_WIDTH * Math.min(1, share), 7)
    .fill('#333333');
  pdf.fillColor('black');
  pdf.endMarkedContent();
}
