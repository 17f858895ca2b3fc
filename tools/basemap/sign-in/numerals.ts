/** Numerals of a single stroke, as they are engraved on instruments; pictures then depend on no installed font. */

/** SVG paths in a box 6 wide and 10 high. */
const STROKES: Readonly<Record<string, string>> = {
  '0': 'M3 0C5 0 6 2 6 5S5 10 3 10S0 8 0 5S1 0 3 0Z',
  '1': 'M1 2L3.4 0V10',
  '2': 'M.2 2.7C.3 1 1.4 0 3 0C4.7 0 5.8 1.1 5.8 2.7C5.8 5.1 .2 7.4 .1 10H6',
  '3': 'M.4 1.6C.9 .6 1.8 0 3 0C4.6 0 5.6 1 5.6 2.4C5.6 3.9 4.6 4.7 3 4.7C4.8 4.7 5.9 5.7 5.9 7.3C5.9 9 4.7 10 3 10C1.6 10 .6 9.4 .1 8.2',
  '4': 'M4.5 10V0L0 6.9H6',
  '5': 'M5.4 0H1L.6 4.5C1.2 4 2 3.7 3 3.7C4.8 3.7 5.9 4.9 5.9 6.8C5.9 8.8 4.8 10 2.9 10C1.6 10 .7 9.5 .1 8.5',
  '6': 'M5.2 1C4.8 .3 4.2 0 3.4 0C1.3 0 .1 2.2 .1 5.6C.1 8.4 1.1 10 3 10C4.8 10 5.9 8.8 5.9 6.9C5.9 5 4.8 3.9 3.1 3.9C1.4 3.9 .3 5 .2 6.4',
  '7': 'M.2 0H5.9L2.2 10',
  '8': 'M3 4.7C1.4 4.7 .5 3.8 .5 2.4C.5 .9 1.5 0 3 0S5.5 .9 5.5 2.4C5.5 3.8 4.6 4.7 3 4.7C1.2 4.7 .1 5.7 .1 7.3C.1 9 1.2 10 3 10S5.9 9 5.9 7.3C5.9 5.7 4.8 4.7 3 4.7Z',
};
const ADVANCE = 8.4;
const SIZE = { width: 6, height: 10 } as const;

/** A whole number as SVG, centred on a point and turned by `degrees`; `height` in pixels. */
export function renderNumberSvg(text: string, x: number, y: number, degrees: number, height: number): string {
  const scale = height / SIZE.height;
  const width = ADVANCE * (text.length - 1) + SIZE.width;
  const digits = [...text].map(
    (digit, index) => `<g transform="translate(${ADVANCE * index} 0)">${digitSvg(digit)}</g>`,
  );
  const place = `translate(${x} ${y}) rotate(${degrees}) scale(${scale}) translate(${-width / 2} ${-SIZE.height / 2})`;
  return `<g transform="${place}" stroke-width="${1.25 / scale}" stroke-linejoin="round">${digits.join('')}</g>`;
}

/** A nine is a six upside down. */
function digitSvg(digit: string): string {
  if (digit === '9') return `<path transform="rotate(180 ${SIZE.width / 2} ${SIZE.height / 2})" d="${STROKES['6']}"/>`;
  const stroke = STROKES[digit];
  if (!stroke) throw new Error(`There is no numeral for "${digit}"`);
  return `<path d="${stroke}"/>`;
}
