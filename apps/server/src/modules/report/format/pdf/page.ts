/** Pages of a report: A4 across, and the texts its font can write. */
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

/** Signs outside Latin 1 that the font of every reader has (ISO 32000-1, annex D, WinAnsiEncoding). */
const ALSO_WRITTEN = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** A text of this font; what it has no sign for is a question mark, never a wrong letter. */
export function toPdfText(text: string): string {
  const signs = [...text.normalize('NFC').replaceAll('₂', '2').replaceAll('−', '-')];
  return signs
    .map((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      if (code < 0x20) return ' ';
      return code < 0x7f || (code >= 0xa0 && code <= 0xff) || ALSO_WRITTEN.includes(sign) ? sign : '?';
    })
    .join('');
}

/** Width between the margins. */
export const computeWidth = ({ page }: Pdf): number => page.width - page.margins.left - page.margins.right;

/** Begins a page where less than `height` points are left. */
export function makeRoom(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
}
