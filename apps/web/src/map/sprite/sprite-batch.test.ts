import { expect, it } from 'vitest';
import { SPRITE_FLOATS, SpriteBatch } from './sprite-batch.ts';

const PICTURE = { x: 8, y: 16, pixelWidth: 40, pixelHeight: 80, width: 20, height: 40 };

it('writes a row of numbers for each sprite, with the size of its picture', () => {
  const batch = new SpriteBatch();
  batch.add({ x: 0.25, y: -0.5, picture: PICTURE, offsetX: 3, offsetY: -4, turn: 1.5, opacity: 0.5 });
  expect([...batch.numbers]).toEqual([0.25, -0.5, 3, -4, 20, 40, 1.5, 0.5, 8, 16, 40, 80]);
});

it('stretches a picture, or shows its upper part unscaled', () => {
  const batch = new SpriteBatch();
  batch.add({ x: 0, y: 0, picture: PICTURE, height: 100 });
  batch.add({ x: 0, y: 0, picture: PICTURE, cutHeight: 10 });
  const heights = [0, 1].map((row) => [
    batch.numbers[row * SPRITE_FLOATS + 5],
    batch.numbers[row * SPRITE_FLOATS + 11],
  ]);
  expect(heights).toEqual([
    [100, 80],
    [10, 20],
  ]);
});

it('keeps what was written while it grows, and forgets it when it is cleared', () => {
  const batch = new SpriteBatch();
  for (let index = 0; index < 600; index++) batch.add({ x: index, y: 0, picture: PICTURE });
  expect(batch.count).toBe(600);
  expect([0, 255, 256, 599].map((row) => batch.numbers[row * SPRITE_FLOATS])).toEqual([0, 255, 256, 599]);
  batch.clear();
  expect([batch.count, batch.numbers.length]).toEqual([0, 0]);
});
