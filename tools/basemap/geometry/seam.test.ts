import { describe, expect, it } from 'vitest';
import { joinAtDateline } from './seam.ts';

const western = [
  [
    [180, 10],
    [180, 20],
    [170, 15],
    [180, 10],
  ],
];
const eastern = [
  [
    [-180, 10],
    [-170, 15],
    [-180, 20],
    [-180, 10],
  ],
];

describe('joinAtDateline', () => {
  it('joins two halves into one outline without the cut', () => {
    const joined = joinAtDateline([western, eastern]);
    expect(joined).toEqual([
      [
        [
          [180, 20],
          [170, 15],
          [180, 10],
          [180, 10],
          [190, 15],
          [180, 20],
          [180, 20],
        ],
      ],
    ]);
  });

  it('finds the half that lies at the same latitude, even from another copy of the world', () => {
    const farSouth = eastern.map((ring) => ring.map(([x = 0, y = 0]) => [x, y - 50]));
    const otherCopy = western.map((ring) => ring.map(([x = 0, y = 0]) => [x - 360, y]));
    const joined = joinAtDateline([farSouth, otherCopy, eastern]);
    expect(joined).toHaveLength(2);
    expect(joined[0]?.[0]).toHaveLength(7);
  });

  it('keeps the holes of both halves', () => {
    const hole = [
      [-178, 15],
      [-177, 15],
      [-177, 16],
      [-178, 15],
    ];
    const [joined] = joinAtDateline([western, [...eastern, hole]]);
    expect(joined?.[1]).toEqual([
      [182, 15],
      [183, 15],
      [183, 16],
      [182, 15],
    ]);
  });

  it('leaves alone what has no cut, or no other half', () => {
    const inland = [
      [
        [10, 50],
        [11, 50],
        [11, 51],
        [10, 50],
      ],
    ];
    expect(joinAtDateline([inland])).toEqual([inland]);
    expect(joinAtDateline([western])[0]?.[0]).toHaveLength(4);
  });
});
