import { describe, expect, it } from 'vitest';
import { findSection, isOnSide } from './drawn-tank.ts';

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

describe('findSection', () => {
  it('cuts where most of the breadth is tanks', () => {
    expect(findSection([place(-8, -1), place(1, 8), place(-3, 3, 10, 20)])).toBe(45);
  });

  it('is none without tanks', () => {
    expect(findSection([])).toBeUndefined();
  });
});
