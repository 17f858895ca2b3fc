/** A report of titles and tables as a PDF for reading and printing: A4, black on white, in Helvetica (ISO 32000-1). */
import type { Instant } from '../time/instant.ts';
import { BOLD_FACTOR, formatPdfString, wrapPdfText } from './pdf-text.ts';

export interface PdfSection {
  readonly title: string;
  /** Of the columns, as parts of the page; as many as the longest row has. */
  readonly widths: readonly number[];
  readonly rows: readonly (readonly string[])[];
}

export interface PdfDocument {
  readonly title: string;
  readonly madeMs: Instant;
  readonly sections: readonly PdfSection[];
}

/** Points. */
const PAGE = { width: 595, height: 842, margin: 42, foot: 28 } as const;
const SIZE = { title: 15, heading: 11, text: 9 } as const;
const LINE = 11.5;
const CELL_GAP = 8;
type Font = 'F1' | 'F2';

/** The file as text: all of it is ASCII, a byte a character, and the same for the same content. */
export function formatPdf(document: PdfDocument): string {
  const pages = layOut(document);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Lang(en-GB)>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, place) => `${6 + 2 * place} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>',
    `<</Title${formatPdfString(document.title)}/CreationDate${formatPdfString(formatDate(document.madeMs))}>>`,
    ...pages.flatMap((operators, place) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]` +
        `/Resources<</Font<</F1 3 0 R/F2 4 0 R>>>>/Contents ${7 + 2 * place} 0 R>>`,
      `<</Length ${operators.length}>>\nstream\n${operators}\nendstream`,
    ]),
  ];
  return joinObjects(objects);
}

/** The operators of each page, from top to bottom. */
function layOut({ title, sections }: PdfDocument): string[] {
  const pages: string[][] = [[]];
  let y: number = PAGE.height - PAGE.margin;
  const makeRoom = (height: number) => {
    if (y - height >= PAGE.margin + PAGE.foot) return;
    pages.push([]);
    y = PAGE.height - PAGE.margin;
  };
  const write = (x: number, text: string, font: Font, size: number) =>
    pages.at(-1)?.push(`BT /${font} ${size} Tf ${round(x)} ${round(y)} Td ${formatPdfString(text)} Tj ET`);
  const width = PAGE.width - 2 * PAGE.margin;
  const writeTitle = (text: string, size: number) => {
    for (const line of wrapPdfText(text, size * BOLD_FACTOR, width)) {
      makeRoom(size * 3);
      y -= size * 1.4;
      write(PAGE.margin, line, 'F2', size);
    }
    y -= size * 0.5;
  };
  writeTitle(title, SIZE.title);
  for (const section of sections) {
    y -= LINE / 2;
    writeTitle(section.title, SIZE.heading);
    for (const row of section.rows) {
      const columns = placeColumns(section.widths, width);
      const cells = row.map((text, column) =>
        wrapPdfText(text, SIZE.text, (columns[column]?.width ?? width) - CELL_GAP),
      );
      const lines = Math.max(1, ...cells.map(({ length }) => length));
      for (let line = 0; line < lines; line++) {
        makeRoom(LINE);
        y -= LINE;
        cells.forEach((texts, column) => {
          const text = texts[line] ?? '';
          if (text !== '') write(PAGE.margin + (columns[column]?.from ?? 0), text, 'F1', SIZE.text);
        });
      }
      y -= 2;
    }
  }
  return pages.map((operators, place) => {
    const foot = formatPdfString(`${place + 1} / ${pages.length}`);
    return [...operators, `BT /F1 8 Tf ${PAGE.margin} ${PAGE.foot} Td ${foot} Tj ET`].join('\n');
  });
}

/** Begin and width of each column, in points. */
function placeColumns(parts: readonly number[], width: number) {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  let from = 0;
  return parts.map((part) => {
    const column = { from, width: (part / whole) * width };
    from += column.width;
    return column;
  });
}

/** Numbered from 1, with the table of where each begins. */
function joinObjects(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, place) => {
    const offset = file.length;
    file += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R/Info 5 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return file + table + trailer;
}

/** `D:20261121084216Z`. */
const formatDate = (time: Instant) => `D:${new Date(time).toISOString().slice(0, 19).replace(/\D/g, '')}Z`;
const round = (points: number) => Math.round(points * 100) / 100;
