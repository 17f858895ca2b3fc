import { expect, it } from 'vitest';
import { findOutlier } from './fleet-outlier.ts';
import { compareToSisters, LEAST_COMPLETE, rankFigures } from './fleet-rank.ts';

const figure = (id: number, value: number | null, complete = 1) => ({ id, value, complete });

it('ranks the lowest first, equal ones alike, and none that was measured too little', () => {
  const places = rankFigures([
    figure(1, 55),
    figure(2, 50),
    figure(3, 55),
    figure(4, 60),
    figure(5, 1, 0.79),
    figure(6, null),
  ]);
  expect([...places]).toEqual([
    [2, 1],
    [1, 2],
    [3, 2],
    [4, 4],
  ]);
  expect(rankFigures([figure(1, 5, LEAST_COMPLETE)]).get(1)).toBe(1);
});

it('holds a figure against the median of its ranked sisters', () => {
  const sisters = [figure(2, 50), figure(3, 60), figure(4, 500, 0.5)];
  expect(compareToSisters(figure(1, 66), sisters)).toBeCloseTo(0.2);
  expect(compareToSisters(figure(1, 66, 0.5), sisters)).toBeNull();
  expect(compareToSisters(figure(1, 66), [])).toBeNull();
});

const spans = [0, 1, 2, 3].map((day) => ({ from: day, to: day + 1 }));
const usual = { knots: 12, underWay: 0.5, wind: 7, value: 50, values: [50, 50, 50, 50] };
const high = { ...usual, value: 56, values: [50, 60, null, 58] };

it.each([
  ['of itself', {}, 'none'],
  ['by its speed', { knots: 13 }, 'faster'],
  ['by time at sea', { underWay: 0.7 }, 'more-under-way'],
  ['by the wind', { wind: 9 }, 'more-wind'],
  ['of itself, where speed is not known', { knots: null, wind: null }, 'none'],
] as const)('finds who stands out %s', (_words, change, reason) => {
  expect(findOutlier({ ...high, ...change }, [usual, usual], spans)).toEqual({ share: 56 / 50 - 1, since: 1, reason });
});

it.each([
  ['a figure near that of the sisters', { ...usual, value: 53 }, [usual, usual]],
  ['one sister alone', high, [usual]],
  ['a figure like that of one of two sisters', usual, [usual, { ...usual, value: 60, values: [50, 60, 60, 60] }]],
])('takes nothing from %s', (_words, own, sisters) => expect(findOutlier(own, sisters, spans)).toBeNull());
