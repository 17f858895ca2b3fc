import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverPixels, coverRow, findZoneProblem, MAX_PRIVACY_ZONES, type ZoneCorner } from './privacy-zone.ts';

const zone = (...corners: readonly ZoneCorner[]) => ({ name: 'mess', corners });
const HALF = zone([0.25, 0.25], [0.75, 0.25], [0.75, 0.75], [0.25, 0.75]);

/** A picture of white pixels after covering: `#` is covered. */
function draw(zones: readonly ReturnType<typeof zone>[], width: number, height: number): string[] {
  const pixels = new Uint8Array(width * height).fill(255);
  coverPixels(pixels, { width, height, channels: 1 }, zones);
  return Array.from({ length: height }, (_, row) =>
    Array.from(pixels.subarray(row * width, (row + 1) * width), (value) => (value === 0 ? '#' : '.')).join(''),
  );
}

describe('a privacy zone', () => {
  it('covers the same part at every size', () => {
    expect(draw([HALF], 8, 6).filter((row) => row.includes('#')).length).toBeGreaterThanOrEqual(3);
    expect(coverRow([HALF], 100, 200, 200)).toEqual([[50, 151]]);
    expect(coverRow([HALF], 1000, 2000, 2000)).toEqual([[500, 1501]]);
    expect(coverRow([HALF], 10, 200, 200)).toEqual([]);
  });

  it('covers a triangle with every pixel it touches', () => {
    expect(draw([zone([0.5, 0.1], [0.95, 0.9], [0.05, 0.9])], 10, 5)).toEqual([
      '....##....',
      '...####...',
      '..######..',
      '.########.',
      '##########',
    ]);
  });

  it('has no opening where its outline crosses itself', () => {
    const star = [0, 2, 4, 1, 3].map((i): ZoneCorner => {
      const angle = (i * 2 * Math.PI) / 5;
      return [0.5 + 0.4 * Math.sin(angle), 0.5 - 0.4 * Math.cos(angle)];
    });
    expect(coverRow([zone(...star)], 50, 100, 100).length).toBe(1);
  });

  it('covers nothing beside the picture, and all of it when it is all', () => {
    expect(draw([zone([0, 0], [1, 0], [1, 1], [0, 1])], 3, 2)).toEqual(['###', '###']);
  });

  it('covers every point inside of it, at any size', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const corners = fc.array(fc.tuple(share, share), { minLength: 3, maxLength: 3 });
    const weights = fc.tuple(share, share, share).filter((parts) => parts.some((part) => part > 0.01));
    const size = fc.integer({ min: 1, max: 64 });
    fc.assert(
      fc.property(corners, weights, size, size, (triangle, parts, width, height) => {
        const total = parts.reduce((sum, part) => sum + part, 0);
        const mix = (axis: 0 | 1) =>
          triangle.reduce((sum, corner, i) => sum + (corner[axis] * (parts[i] ?? 0)) / total, 0);
        const column = Math.min(width - 1, Math.floor(mix(0) * width));
        const row = Math.min(height - 1, Math.floor(mix(1) * height));
        const spans = coverRow([zone(...triangle)], row, width, height);
        // A point on the very border of a pixel belongs to either side of it within rounding.
        const near = (x: number) => spans.some(([from, to]) => x >= from && x < to);
        const isOnBorder = Math.abs(mix(0) * width - Math.round(mix(0) * width)) < 1e-9 || isNearWhole(mix(1) * height);
        expect(near(column) || isOnBorder).toBe(true);
      }),
      { seed: 1905, numRuns: 10_000 },
    );
  });

  it('refuses bytes that do not fit the size', () => {
    expect(() => coverPixels(new Uint8Array(11), { width: 2, height: 2, channels: 3 }, [])).toThrow(RangeError);
  });
});

const isNearWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-9;

describe('zones are refused', () => {
  it.each([
    ['with two corners', [zone([0, 0], [1, 1])], 'fewer than 3 corners'],
    ['with 33 corners', [zone(...Array.from({ length: 33 }, (_, i): ZoneCorner => [i / 33, 0.5]))], 'more than 32'],
    ['outside of the picture', [zone([0, 0], [1.2, 0], [1, 1])], 'outside of the picture'],
    ['without a number', [zone([0, 0], [Number.NaN, 0], [1, 1])], 'outside of the picture'],
    ['without an area', [zone([0.5, 0.5], [0.5, 0.5], [0.5, 0.5])], 'covers nothing'],
    ['beyond their count', Array.from({ length: MAX_PRIVACY_ZONES + 1 }, () => HALF), 'at most 16'],
  ])('%s', (_, zones, words) => {
    expect(findZoneProblem(zones)).toContain(words);
  });

  it('and taken otherwise', () => {
    expect(findZoneProblem([HALF])).toBeNull();
  });
});
