/** Texts in the fonts that every reader of PDF has: their signs (ISO 32000-1, annex D, WinAnsiEncoding) and widths. */

/** Signs outside Latin 1, by their codes. */
const ALSO_WRITTEN = new Map(
  [...'€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ']
    .map((sign, place) => [sign, 0x80 + place] as const)
    .filter(([sign]) => sign !== ' '),
);

/** Widths of Helvetica from blank to tilde, thousandths of the size (Adobe Core 14 metrics). */
const WIDTHS = [
  ...[278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278],
  ...[556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556],
  ...[1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778],
  ...[667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556],
  ...[333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556],
  ...[556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584],
];
/** Of a sign that is not listed: as wide as a digit, and most letters with an accent are no wider. */
const OTHER_WIDTH = 667;
/** Helvetica bold is at most so much wider. */
export const BOLD_FACTOR = 1.1;

/** A text of these fonts; what they have no sign for is a question mark, never a wrong letter. */
export function toPdfText(text: string): string {
  const signs = [...text.normalize('NFC').replaceAll('₂', '2').replaceAll('−', '-').replaceAll('\u202f', '\u00a0')];
  return signs
    .map((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      if (code < 0x20) return ' ';
      return code < 0x7f || (code >= 0xa0 && code <= 0xff) || ALSO_WRITTEN.has(sign) ? sign : '?';
    })
    .join('');
}

/** The text as a string object of PDF, in ASCII. */
export function formatPdfString(text: string): string {
  const signs = [...toPdfText(text)].map((sign) => {
    if ('\\()'.includes(sign)) return `\\${sign}`;
    const code = ALSO_WRITTEN.get(sign) ?? sign.charCodeAt(0);
    return code < 0x7f ? sign : `\\${code.toString(8).padStart(3, '0')}`;
  });
  return `(${signs.join('')})`;
}

/** Width of a text in Helvetica of a size, in points. */
export function measurePdfText(text: string, size: number): number {
  const thousandths = [...text].reduce((sum, sign) => sum + (WIDTHS[sign.charCodeAt(0) - 0x20] ?? OTHER_WIDTH), 0);
  return (thousandths * size) / 1000;
}

/** Lines no wider than `width` points, broken at blanks; a word that is wider is broken inside. */
export function wrapPdfText(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of toPdfText(text).split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measurePdfText(longer, size) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const sign of word) {
      if (measurePdfText(line + sign, size) > width && line !== '') {
        lines.push(line);
        line = '';
      }
      line += sign;
    }
  }
  return [...lines, line];
}
