/** A picture in memory: one number 0xRRGGBB a pixel, row by row. */
import { intersect, type Rectangle } from './rectangle.ts';

/** 0xRRGGBB. */
export type Colour = number;

export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint32Array;
}

/** Black all over. */
export function createCanvas(width: number, height: number): Canvas {
  return { width, height, pixels: new Uint32Array(width * height) };
}

export function getBounds({ width, height }: Canvas): Rectangle {
  return { x: 0, y: 0, width, height };
}

/** What reaches over the edge of the picture is left out. */
export function fillRectangle(canvas: Canvas, area: Rectangle, colour: Colour): void {
  const inside = intersect(area, getBounds(canvas));
  if (!inside) return;
  for (let y = inside.y; y < inside.y + inside.height; y++) {
    const from = y * canvas.width + inside.x;
    canvas.pixels.fill(colour, from, from + inside.width);
  }
}

/** Four lines of one pixel along the inner edge. */
export function drawFrame(canvas: Canvas, { x, y, width, height }: Rectangle, colour: Colour): void {
  fillRectangle(canvas, { x, y, width, height: 1 }, colour);
  fillRectangle(canvas, { x, y: y + height - 1, width, height: 1 }, colour);
  fillRectangle(canvas, { x, y, width: 1, height }, colour);
  fillRectangle(canvas, { x: x + width - 1, y, width: 1, height }, colour);
}

/** Copies an area to the same place of another picture of the same size. */
export function copyArea(from: Canvas, to: Canvas, area: Rectangle): void {
  for (let y = area.y; y < area.y + area.height; y++) {
    const start = y * from.width + area.x;
    to.pixels.set(from.pixels.subarray(start, start + area.width), start);
  }
}
