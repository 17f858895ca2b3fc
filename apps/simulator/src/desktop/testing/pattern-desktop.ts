/** A small desktop for tests: text, plain areas, a ramp and noise, so that every way to encode a tile is taken. */

import { hash } from '../../random/hash.ts';
import { type Canvas, createCanvas, fillRectangle } from '../canvas/canvas.ts';
import type { Rectangle } from '../canvas/rectangle.ts';
import { writeText } from '../font/text.ts';
import type { Desktop } from '../server/desktop.ts';

const WIDTH = 203;
const HEIGHT = 149;

export interface PatternDesktop extends Desktop {
  readonly canvas: Canvas;
  readonly texts: string[];
  paint(area: Rectangle, colour: number): void;
}

export function createPatternDesktop(seed: number): PatternDesktop {
  let canvas = createPattern(WIDTH, HEIGHT, seed);
  let revision = 0;
  const texts: string[] = [];
  return {
    name: 'Pattern',
    texts,
    get canvas() {
      return canvas;
    },
    get revision() {
      return revision;
    },
    picture: () => canvas,
    scrolls: () => null,
    key() {},
    pointer() {},
    cutText: (text) => {
      texts.push(text);
    },
    resize(width, height) {
      if (width > 400) return false;
      canvas = createPattern(width, height, seed);
      revision += 1;
      return true;
    },
    paint(area, colour) {
      fillRectangle(canvas, area, colour);
      revision += 1;
    },
  };
}

function createPattern(width: number, height: number, seed: number): Canvas {
  const canvas = createCanvas(width, height);
  fillRectangle(canvas, { x: 0, y: 0, width, height: 40 }, 0x1b242c);
  writeText(canvas, 4, 4, 'Engine 1 running', { colour: 0xd6dde2, scale: 2 });
  writeText(canvas, 4, 24, 'Lube oil 2.4 bar', { colour: 0xe5443b, scale: 1 });
  for (let y = 40; y < 90; y++)
    for (let x = 0; x < width; x++) canvas.pixels[y * width + x] = (x << 16) | (y << 8) | (x ^ y);
  for (let i = 90 * width; i < 120 * width; i++) canvas.pixels[i] = hash(seed, i) >>> 8;
  const few = [0x112233, 0x445566, 0x778899, 0xaabbcc, 0xddeeff];
  for (let i = 120 * width; i < height * width; i++) canvas.pixels[i] = few[hash(seed, i) % few.length] as number;
  return canvas;
}
