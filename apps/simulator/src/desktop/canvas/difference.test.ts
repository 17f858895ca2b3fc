import { describe, expect, it } from 'vitest';
import { hash } from '../../random/hash.ts';
import { type Canvas, copyArea, createCanvas, fillRectangle, getBounds } from './canvas.ts';
import { findDifferences } from './difference.ts';
import { applyMovement, findMovement } from './movement.ts';
import { intersect, type Rectangle, splitRectangle } from './rectangle.ts';

const SEED = 41;

/** A rectangle within 100 × 70 pixels. */
function anyRectangle(turn: number): Rectangle {
  const x = hash(SEED, turn, 1) % 90;
  const y = hash(SEED, turn, 2) % 60;
  return { x, y, width: 1 + (hash(SEED, turn, 3) % (100 - x)), height: 1 + (hash(SEED, turn, 4) % (70 - y)) };
}

const clone = ({ width, height, pixels }: Canvas): Canvas => ({ width, height, pixels: pixels.slice() });

describe('the areas in which two pictures differ', () => {
  it('hold every changed pixel, stay within what was asked for and never overlap, in 300 pictures', () => {
    const before = createCanvas(100, 70);
    for (let turn = 0; turn < 300; turn++) {
      const after = clone(before);
      for (let i = 0; i < 3; i++) {
        const { x, y } = anyRectangle(1000 + 3 * turn + i);
        fillRectangle(after, { x, y, width: 1 + (turn % 20), height: 3 }, 0xff0000 + i);
      }
      const within = anyRectangle(turn);
      const areas = findDifferences(before, after, within);
      const drawn = clone(before);
      for (const [i, area] of areas.entries()) {
        expect(intersect(area, within)).toEqual(area);
        for (const other of areas.slice(i + 1)) expect(intersect(area, other)).toBeNull();
        copyArea(after, drawn, area);
      }
      const wanted = clone(before);
      copyArea(after, wanted, within);
      expect(drawn.pixels).toEqual(wanted.pixels);
    }
  });

  it('are none in equal pictures', () => {
    const canvas = createCanvas(100, 70);
    expect(findDifferences(canvas, clone(canvas), getBounds(canvas))).toEqual([]);
  });

  it('join to one rectangle what has changed in one place', () => {
    const after = createCanvas(100, 70);
    fillRectangle(after, { x: 16, y: 16, width: 48, height: 33 }, 1);
    expect(findDifferences(createCanvas(100, 70), after, getBounds(after))).toEqual([
      { x: 16, y: 16, width: 48, height: 48 },
    ]);
  });
});

describe('what only moved', () => {
  const LIST = { area: { x: 8, y: 10, width: 60, height: 48 }, step: 8 };
  /** A list of six lines, the first with number `from`. */
  function drawList(from: number): Canvas {
    const canvas = createCanvas(100, 70);
    for (let line = 0; line < 6; line++)
      for (let i = 0; i < 60; i++)
        fillRectangle(canvas, { x: 8 + i, y: 10 + 8 * line, width: 1, height: 8 }, hash(SEED, from + line, i) >>> 8);
    return canvas;
  }

  it.each([
    ['down', 3, 2, { to: { x: 8, y: 18, width: 60, height: 40 }, fromX: 8, fromY: 10 }],
    ['up', 3, 5, { to: { x: 8, y: 10, width: 60, height: 32 }, fromX: 8, fromY: 26 }],
  ])('is found where a list scrolls %s', (_, from, to, movement) => {
    const before = drawList(from);
    const after = drawList(to);
    expect(findMovement(before, after, LIST)).toEqual(movement);
    applyMovement(before, movement);
    for (const area of findDifferences(before, after, getBounds(after))) copyArea(after, before, area);
    expect(before.pixels).toEqual(after.pixels);
  });

  it('is nothing where the list stands still or is another one', () => {
    expect(findMovement(drawList(3), drawList(3), LIST)).toBeNull();
    expect(findMovement(drawList(3), drawList(40), LIST)).toBeNull();
  });
});

describe('a rectangle in bands', () => {
  it('covers the same pixels once, each band within its bounds', () => {
    for (let turn = 0; turn < 200; turn++) {
      const area = anyRectangle(turn);
      const parts = splitRectangle(area, 37, 500);
      expect(parts.reduce((sum, { width, height }) => sum + width * height, 0)).toBe(area.width * area.height);
      for (const [i, part] of parts.entries()) {
        expect(part.width <= 37 && part.width * part.height <= 500).toBe(true);
        expect(intersect(part, area)).toEqual(part);
        for (const other of parts.slice(i + 1)) expect(intersect(part, other)).toBeNull();
      }
    }
  });
});
