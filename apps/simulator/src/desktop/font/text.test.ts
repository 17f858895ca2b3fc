import { describe, expect, it } from 'vitest';
import { buildDemonstrationFleet } from '../../fleet/fleet.ts';
import { createCanvas } from '../canvas/canvas.ts';
import { getGlyph } from './glyphs.ts';
import { fitText, measureText, writeText } from './text.ts';

/** The lit dots of a text as lines of characters. */
function draw(text: string): string[] {
  const canvas = createCanvas(measureText(text, 1), 8);
  writeText(canvas, 0, 0, text, { colour: 1, scale: 1 });
  return Array.from({ length: 8 }, (_, y) =>
    [...canvas.pixels.subarray(y * canvas.width, (y + 1) * canvas.width)].map((lit) => (lit ? '#' : '.')).join(''),
  );
}

describe('text in a picture', () => {
  it('has capitals seven dots high and a row below them for descenders', () => {
    expect(draw('Fp')).toEqual([
      '#####......',
      '#..........',
      '#.....####.',
      '####..#...#',
      '#.....#...#',
      '#.....####.',
      '#.....#....',
      '......#....',
    ]);
  });

  it('knows every letter of the fleet', () => {
    const missing = getGlyph('☃');
    const words = buildDemonstrationFleet().flatMap(({ particulars, itinerary }) => [
      particulars.name,
      ...itinerary.stages.map(({ place }) => place),
    ]);
    const strange = [...new Set(words.join(''))].filter((letter) => getGlyph(letter) === missing);
    expect(strange).toEqual([]);
  });

  it('shortens to the width that it has', () => {
    expect(measureText('abc', 2)).toBe(34);
    expect(fitText('Lube oil', 1000, 2)).toBe('Lube oil');
    const short = fitText('Lube oil pressure', 100, 2);
    expect(short).toBe('Lube oi.');
    expect(measureText(short, 2)).toBeLessThanOrEqual(100);
    expect(fitText('abc', 3, 2)).toBe('');
  });
});
