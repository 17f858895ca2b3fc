/** Writes text into a picture. */
import { type Canvas, type Colour, fillRectangle } from '../canvas/canvas.ts';
import { CAPITAL_HEIGHT, GLYPH_ROWS, GLYPH_WIDTH, getGlyph } from './glyphs.ts';

export interface TextStyle {
  readonly colour: Colour;
  /** Pixels a side that one dot of the font is drawn with. */
  readonly scale: 1 | 2 | 3;
}

const ADVANCE = GLYPH_WIDTH + 1;

/** Pixels from the first column to behind the last one. */
export function measureText(text: string, scale: number): number {
  const { length } = [...text];
  return length === 0 ? 0 : scale * (length * ADVANCE - 1);
}

/** Of a capital letter. */
export const measureHeight = (scale: number) => scale * CAPITAL_HEIGHT;

/** Begins at the upper left corner (`x`, `y`). */
export function writeText(canvas: Canvas, x: number, y: number, text: string, { colour, scale }: TextStyle): void {
  let left = x;
  for (const character of text) {
    getGlyph(character).forEach((column, i) => {
      for (let row = 0; row < GLYPH_ROWS; row++) {
        if ((column & (1 << row)) === 0) continue;
        fillRectangle(canvas, { x: left + i * scale, y: y + row * scale, width: scale, height: scale }, colour);
      }
    });
    left += ADVANCE * scale;
  }
}

/** Ends before the column `right`. */
export function writeTextBefore(canvas: Canvas, right: number, y: number, text: string, style: TextStyle): void {
  writeText(canvas, right - measureText(text, style.scale), y, text, style);
}

/** As much of the text as fits into `width` pixels, the last character a point where some is left out. */
export function fitText(text: string, width: number, scale: number): string {
  const characters = [...text];
  const most = Math.max(0, Math.floor((width / scale + 1) / ADVANCE));
  if (most === 0) return '';
  return characters.length <= most ? text : `${characters.slice(0, Math.max(0, most - 1)).join('')}.`;
}
