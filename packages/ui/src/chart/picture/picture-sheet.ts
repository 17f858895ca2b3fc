/** A picture that is saved: a head that says what it shows, room below, and the pens that every picture draws with. */
import type { Palette } from '../../theme/palette.ts';
import { getPaletteColors } from '../../theme/palette-colors.ts';

export interface PictureHead {
  readonly palette: Palette;
  /** First line, larger: whose values they are. */
  readonly title: string;
  /** Window, zone, resolution and whatever else a reader must know. */
  readonly lines: readonly string[];
}

export interface PictureSheet {
  /** In CSS px, drawn at double density. */
  readonly context: CanvasRenderingContext2D;
  /** Where the room below the head begins, px. */
  readonly left: number;
  readonly top: number;
  /** A PNG. Rejects when the browser cannot make it. */
  readonly save: () => Promise<Blob>;
}

const DENSITY = 2;
const EDGE = 16;
const LINE = 18;
export const PICTURE_FONT = "'Noto Sans', system-ui, sans-serif";

/** A sheet with its head written and `size` px of room below it. Throws when the browser has no canvas. */
export function openSheet(
  { palette, title, lines }: PictureHead,
  size: { width: number; height: number },
): PictureSheet {
  const { surface, text1, text2 } = getPaletteColors(palette);
  const top = EDGE + LINE * (lines.length + 1) + 8;
  const canvas = document.createElement('canvas');
  canvas.width = (size.width + 2 * EDGE) * DENSITY;
  canvas.height = (top + size.height + EDGE) * DENSITY;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas to draw on');
  context.scale(DENSITY, DENSITY);
  context.fillStyle = surface;
  context.fillRect(0, 0, canvas.width, canvas.height);
  drawText(context, title, { x: EDGE, y: EDGE + 12, color: text1, font: `600 15px ${PICTURE_FONT}` });
  lines.forEach((line, index) => {
    drawText(context, line, { x: EDGE, y: EDGE + 12 + LINE * (index + 1), color: text2, font: `12px ${PICTURE_FONT}` });
  });
  return { context, left: EDGE, top, save: () => toPng(canvas) };
}

function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture was made')) : resolve(blob)), 'image/png');
  });
}

export function drawStroke(context: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number): void {
  context.beginPath();
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
  context.stroke();
}

interface Writing {
  readonly x: number;
  readonly y: number;
  readonly color: string;
  readonly font: string;
  /** Which end of the text stands at x; its start where left out. */
  readonly align?: CanvasTextAlign;
}

/** Writes a text and answers where it ends. */
export function drawText(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y, color, font, align }: Writing,
): number {
  context.font = font;
  context.fillStyle = color;
  context.textAlign = align ?? 'start';
  context.fillText(text, x, y);
  return x + context.measureText(text).width;
}
