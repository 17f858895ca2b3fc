import { describe, expect, it } from 'vitest';
import { formatPdf, type PdfDocument } from './pdf-document.ts';
import { formatPdfString, measurePdfText, wrapPdfText } from './pdf-text.ts';

const read = (document: Partial<PdfDocument>) =>
  formatPdf({ title: 'Record', madeMs: Date.UTC(2026, 10, 21, 8, 42, 16), sections: [], ...document });

describe('a text of a PDF', () => {
  it.each([
    ['a (b) \\', '(a \\(b\\) \\\\)'],
    ['Tromsø – 5 €', '(Troms\\370 \\226 5 \\200)'],
    ['SO₂ −3 水', '(SO2 -3 ?)'],
  ])('%s is written as %s', (text, written) => {
    expect(formatPdfString(text)).toBe(written);
  });

  it('is as wide as its font: five digits of 556 thousandths at 10 points are 27.8', () => {
    expect(measurePdfText('12345', 10)).toBeCloseTo(27.8, 9);
  });

  it('is broken at blanks, and inside a word that is wider than the line', () => {
    expect(wrapPdfText('11 22 333333', 10, 28)).toEqual(['11 22', '33333', '3']);
  });
});

describe('a PDF', () => {
  it('has its objects where its table says', () => {
    const file = read({ sections: [{ title: 'Facts', widths: [1, 2], rows: [['Vessel', 'Atlantic Tern']] }] });
    const start = Number(/startxref\n(\d+)\n/.exec(file)?.[1]);
    expect(file.slice(start, start + 4)).toBe('xref');
    const offsets = [...file.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
    expect(offsets.map((offset) => file.slice(offset).split('\n')[0])).toEqual(
      offsets.map((_, place) => `${place + 1} 0 obj`),
    );
    expect(file).toContain('(Atlantic Tern) Tj');
    expect(file).toContain('/CreationDate(D:20261121084216Z)');
  });

  it('says the length of each page, and goes on where one is full', () => {
    const rows = Array.from({ length: 120 }, (_, row) => [`row ${row}`]);
    const file = read({ sections: [{ title: 'Rows', widths: [1], rows }] });
    const streams = [...file.matchAll(/<<\/Length (\d+)>>\nstream\n([\s\S]*?)\nendstream/g)];
    expect(streams.map(([, length]) => Number(length))).toEqual(streams.map(([, , content]) => content?.length));
    expect(streams).toHaveLength(3);
    expect(streams[2]?.[2]).toContain('(3 / 3) Tj');
    expect(file.match(/\(row \d+\) Tj/g)).toHaveLength(120);
  });
});
