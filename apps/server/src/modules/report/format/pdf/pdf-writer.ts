/**
 * A report for reading and printing: a cover, and tables of at most some twenty pages; longer ones are for the other
 * formats, and it says so. Tagged, so that a screen reader finds titles, tables and the words of charts; told apart in grey.
 */
import { toPdfText } from '@fms/domain/pdf';
import PDFDocument from 'pdfkit';
import type { ByteFile } from '../document/byte-file.ts';
import type {
  ReportDocument,
  ReportRow,
  ReportSection,
  ReportSummary,
  ReportWriter,
} from '../document/report-document.ts';
import { drawBars } from './bar-chart.ts';
import { drawCover } from './cover.ts';
import { PAGE, type Pdf } from './page.ts';
import { drawTable, MOST_COLUMNS } from './table.ts';

/** Rows of all tables together: some twenty pages. */
const MOST_ROWS = 800;
/** More rows than these are no bars any more. */
const MOST_BARS = 40;

export function createPdfWriter(file: ByteFile, document: ReportDocument): ReportWriter {
  const kept: ReportRow[][] = document.sections.map(() => []);
  const counts = document.sections.map(() => 0);
  let total = 0;
  return {
    write(section, rows) {
      counts[section] = (counts[section] ?? 0) + rows.length;
      const taken = rows.slice(0, Math.max(0, MOST_ROWS - total));
      total += taken.length;
      kept[section]?.push(...taken);
    },
    async finish(summary) {
      const left = counts.map((count, place) => count - (kept[place]?.length ?? 0));
      await print(file, document, kept, { ...summary, notes: [...summary.notes, ...tellLeftOut(document, left)] });
    },
  };
}

function tellLeftOut({ sections }: ReportDocument, left: readonly number[]): string[] {
  return sections.flatMap(({ title, columns }, place) => {
    const rows = left[place] ?? 0;
    const wide =
      columns.length > MOST_COLUMNS
        ? [`${title}: ${columns.length - MOST_COLUMNS} columns stand in the other formats only.`]
        : [];
    return rows > 0 ? [...wide, `${title}: ${rows} more rows stand in the other formats only.`] : wide;
  });
}

async function print(
  file: ByteFile,
  document: ReportDocument,
  rows: readonly ReportRow[][],
  summary: ReportSummary,
): Promise<void> {
  const { title, sections, zone } = document;
  const made = new Date(document.madeMs);
  const info = { Title: toPdfText(title), CreationDate: made, ModDate: made };
  const pdf: Pdf = new PDFDocument({ ...PAGE, info });
  const ended = Promise.withResolvers<void>();
  pdf.on('data', (chunk: Buffer) => file.write(chunk));
  pdf.on('end', ended.resolve);
  pdf.on('error', ended.reject);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  drawCover(pdf, root, document, summary);
  for (const [place, section] of sections.entries()) {
    const own = rows[place] ?? [];
    if (own.length > 0) drawSection(pdf, root, section, own, zone);
  }
  root.end();
  numberPages(pdf, title);
  pdf.end();
  await ended.promise;
}

function drawSection(
  pdf: Pdf,
  root: PDFKit.PDFStructureElement,
  section: ReportSection,
  rows: readonly ReportRow[],
  zone: string,
): void {
  if (rows.length <= MOST_BARS) drawBars(pdf, root, section, rows, zone);
  drawTable(pdf, root, section, rows, zone);
}

/** Foot of every page; no part of what is read. */
function numberPages(pdf: Pdf, title: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    pdf.markContent('Artifact', { type: 'Pagination' });
    const { width, height, margins } = pdf.page;
    const at = height - margins.bottom + 12;
    pdf.page.margins.bottom = 0;
    pdf.font('Helvetica').fontSize(8).fillColor('#555555');
    pdf.text(toPdfText(title), margins.left, at, { width: width / 2, lineBreak: false });
    pdf.text(`Page ${page + 1} of ${count}`, width - margins.right - 100, at, {
      width: 100,
      align: 'right',
      lineBreak: false,
    });
    pdf.endMarkedContent();
  }
}
