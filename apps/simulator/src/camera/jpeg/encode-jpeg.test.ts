import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hashToFraction } from '../../random/hash.ts';
import { type Colour, Raster } from '../raster.ts';
import { encodeJpeg } from './encode-jpeg.ts';
import { AC_TABLE, buildCodes, DC_TABLE } from './table.ts';

function paint(width: number, height: number, colourAt: (x: number, y: number) => Colour): Raster {
  const raster = new Raster(width, height);
  raster.paint(colourAt);
  return raster;
}

/** What another decoder makes of the bytes: its size, and how far each channel is off in the mean and at most. */
async function decode(raster: Raster, quality: number) {
  const { data, info } = await sharp(encodeJpeg(raster, quality), { failOn: 'warning' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const errors = Array.from(data, (value, i) => Math.abs(value - (raster.pixels[i] as number)));
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  return {
    width: info.width,
    height: info.height,
    channels: info.channels,
    mean,
    most: errors.reduce((most, error) => Math.max(most, error)),
  };
}

const ramp = (x: number, y: number): Colour => [4 * (x % 64), 4 * (y % 64), 128];

describe('a JPEG of a picture, read by libjpeg', () => {
  it.each([
    [16, 16],
    [1, 1],
    [17, 33],
    [64, 40],
    [640, 360],
  ])('of %d × %d pixels has its size and nearly its colours', async (width, height) => {
    const smooth = paint(width, height, (x, y) => [(255 * x) / width, (255 * y) / height, 90]);
    const decoded = await decode(smooth, 90);
    expect(decoded).toMatchObject({ width, height, channels: 3 });
    expect(decoded.mean).toBeLessThan(3);
  });

  const ends = [0, 255];
  const corners = ends.flatMap((red) => ends.flatMap((green) => ends.map((blue): Colour => [red, green, blue])));
  it.each(corners)('of one colour, %d %d %d, is that colour', async (...colour) => {
    const plain = paint(32, 32, () => colour);
    expect((await decode(plain, 95)).most).toBeLessThanOrEqual(3);
  });

  it('holds coefficients of every length: chess boards, edges and noise at the best quality', async () => {
    const chess = paint(64, 64, (x, y) => ((x + y) % 2 === 0 ? [255, 255, 255] : [0, 0, 0]));
    expect((await decode(chess, 100)).mean).toBeLessThan(2);
    const noise = paint(128, 128, (x, y) => {
      const grey = Math.floor(256 * hashToFraction(x, y));
      return [grey, grey, grey];
    });
    expect((await decode(noise, 100)).mean).toBeLessThan(2);
  });

  it('is smaller and worse at a lower quality, and whole at the lowest', async () => {
    const raster = paint(128, 128, ramp);
    const sizes = [1, 20, 50, 80, 95].map((quality) => encodeJpeg(raster, quality).length);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    const [low, high] = [await decode(raster, 20), await decode(raster, 95)];
    expect(low.mean).toBeGreaterThan(high.mean);
    expect((await decode(raster, 1)).width).toBe(128);
  });

  it('is the same each time', () => {
    const raster = paint(64, 64, ramp);
    expect(encodeJpeg(raster, 75)).toEqual(encodeJpeg(raster, 75));
  });
});

it.each([
  ['DC', DC_TABLE, 12],
  ['AC', AC_TABLE, 162],
])('the codes of the %s table are as many as its values, and none begins another', (_, table, count) => {
  const codes = buildCodes(table).filter((code) => code !== undefined);
  const words = codes.map(({ bits, length }) => bits.toString(2).padStart(length, '0'));
  expect(new Set(words).size).toBe(count);
  expect(table.counts.reduce((sum, of) => sum + of, 0)).toBe(count);
  for (const word of words) {
    expect(words.filter((other) => other.startsWith(word))).toEqual([word]);
    expect(word).toContain('0');
  }
});
