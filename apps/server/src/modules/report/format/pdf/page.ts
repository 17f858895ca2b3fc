/** Pages of a report: A4 across. */
export type Pdf = PDFKit.PDFDocument;

export const PAGE = {
  size: 'A4',
  layout: 'landscape',
  margin: 42,
  tagged: true,
  displayTitle: true,
  lang: 'en-GB',
  pdfVersion: '1.7',
  bufferPages: true,
} as const;

/** Width between the margins. */
export const computeWidth = ({ page }: Pdf): number => page.width - page.margins.left - page.margins.right;

/** Begins a page where less than `height` points are left. */
export function makeRoom(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
}
