import { describe, expect, it } from 'vitest';
import { groupNear } from './cluster.ts';

const points = (...places: readonly [number, number][]) => ({
  length: places.length,
  x: places.map(([x]) => x),
  y: places.map(([, y]) => y),
});

describe('groupNear', () => {
  it.each([
    ['nothing', points(), []],
    ['points apart', points([0, 0], [40, 0]), [[0], [1]]],
    ['points together', points([0, 0], [10, 0], [0, 20]), [[0, 1, 2]]],
    ['across the edge of a cell, and across zero', points([-1, -1], [1, 1]), [[0, 1]]],
    ['exactly the radius away: apart', points([0, 0], [34, 0]), [[0], [1]]],
    ['the nearer of two groups', points([0, 0], [50, 0], [30, 0]), [[0], [1, 2]]],
    ['a chain is not one group: its ends are far apart', points([0, 0], [30, 0], [60, 0]), [[0, 1], [2]]],
  ])('%s', (_words, given, groups) => {
    expect(groupNear(given, 34)).toEqual(groups);
  });

  it('groups the same fleet the same way wherever the map is moved', () => {
    const fleet: [number, number][] = Array.from({ length: 500 }, (_, i) => [(i * 7919) % 997, (i * 104_729) % 991]);
    const moved = fleet.map(([x, y]): [number, number] => [x - 313, y + 171]);
    expect(groupNear(points(...moved), 34)).toEqual(groupNear(points(...fleet), 34));
  });
});
