import { describe, expect, it } from 'vitest';
import { roundCorners } from './rounding.ts';

describe('roundCorners', () => {
  it('cuts every corner of a ring and keeps it closed', () => {
    const square = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
      [0, 0],
    ];
    expect(roundCorners(square, 1)).toEqual([
      [1, 0],
      [3, 0],
      [4, 1],
      [4, 3],
      [3, 4],
      [1, 4],
      [0, 3],
      [0, 1],
      [1, 0],
    ]);
  });

  it('keeps the ends of a line where they were', () => {
    expect(
      roundCorners(
        [
          [0, 0],
          [4, 0],
          [4, 4],
        ],
        1,
      ),
    ).toEqual([
      [0, 0],
      [1, 0],
      [3, 0],
      [4, 1],
      [4, 3],
      [4, 4],
    ]);
  });

  it('never leaves the hull of the outline, however often it is repeated', () => {
    const rounded = roundCorners(
      [
        [0, 0],
        [4, 0],
        [4, 4],
        [0, 4],
        [0, 0],
      ],
      4,
    );
    expect(rounded).toHaveLength(4 * 2 ** 4 + 1);
    for (const [x = -1, y = -1] of rounded) expect(Math.max(Math.abs(x - 2), Math.abs(y - 2))).toBeLessThanOrEqual(2);
  });

  it('leaves a single edge alone', () => {
    expect(
      roundCorners(
        [
          [0, 0],
          [1, 1],
        ],
        3,
      ),
    ).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });
});
