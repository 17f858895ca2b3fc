import { describe, expect, it } from 'vitest';
import { findSection, getMiddle, isOnSide, moveTank } from './drawn-tank.ts';

const place = (port: number, starboard: number, aft = 40, fore = 50) => ({
  aft,
  fore,
  port,
  starboard,
  bottom: 1,
  top: 5,
});

describe('isOnSide', () => {
  it.each([
    ['a port tank', -8, -1, true, false],
    ['a starboard tank', 1, 8, false, true],
    ['a tank on the centre line', -3, 3, true, false],
  ])('sees %s', (_words, port, starboard, fromPort, fromStarboard) => {
    expect([isOnSide(place(port, starboard), 'port'), isOnSide(place(port, starboard), 'starboard')]).toEqual([
      fromPort,
      fromStarboard,
    ]);
  });
});

it('draws a tank around another middle, as large as it is', () => {
  const moved = moveTank(place(-8, -1), [60, 2]);
  expect(moved).toEqual({ ...place(-1.5, 5.5, 55, 65), bottom: 1, top: 5 });
  expect(getMiddle(moved)).toEqual([60, 2]);
});

describe('findSection', () => {
  it('cuts where most of the breadth is tanks', () => {
    expect(findSection([place(-8, -1), place(1, 8), place(-3, 3, 10, 20)])).toBe(45);
  });

  it('is none without tanks', () => {
    expect(findSection([])).toBeUndefined();
  });
});
