import { describe, expect, it } from 'vitest';
import { buildEdgeTicks, formatEdge, formatShare } from './histogram-text.ts';

/** Bins of one width from a place on, all of the same share. */
const binsOf = (count: number, width = 1, first = 0) =>
  Array.from({ length: count }, (_, bin) => ({
    from: (first + bin) * width,
    to: (first + bin + 1) * width,
    share: 1 / count,
  }));
const textsOf = (...bins: Parameters<typeof binsOf>) => buildEdgeTicks(binsOf(...bins)).map(({ text }) => text);

describe('edges under the bars', () => {
  it.each([
    [14, 1, 0, ['0', '4', '8', '12']],
    [12, 1, 0, ['0', '4', '8', '12']],
    [24, 0.5, 26, ['15.0', '17.5', '20.0', '22.5', '25.0']],
    [20, 1, -10, ['−8', '−4', '0', '4', '8']],
    [1, 1, 3, ['3', '4']],
    [0, 1, 0, []],
  ])('%i bins of %d from the %ith stand at even steps', (count, width, first, texts) => {
    expect(textsOf(count, width, first)).toEqual(texts);
  });

  it('stand where their value is along the bars', () => {
    expect(buildEdgeTicks(binsOf(10, 1, 1)).map(({ share }) => share)).toEqual([0.1, 0.3, 0.5, 0.7, 0.9]);
  });
});

it.each([
  [0.5, '50 %'],
  [0.042, '4.2 %'],
  [0, '0.0 %'],
])('a share of %d is %s', (share, text) => {
  expect(formatShare(share)).toBe(text);
});

it('writes an edge as finely as the bins are wide', () => {
  expect(formatEdge(2.5, binsOf(4, 0.25))).toBe('2.50');
  expect(formatEdge(20, binsOf(4, 5))).toBe('20');
});
