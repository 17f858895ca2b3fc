import { expect, it } from 'vitest';
import { computeFitPadding } from './fit-padding.ts';

it.each([
  ['one line of legend', 340, 24, 70],
  ['a legend that wraps to three lines', 340, 60, 106],
  ['no foot yet', 340, 0, 46],
  ['a low map, half of which stays for the track', 160, 60, 80],
])('keeps the vessel above %s', (_words, mapHeight, footHeight, bottom) => {
  expect(computeFitPadding(mapHeight, footHeight)).toEqual({ top: 40, bottom, left: 40, right: 40 });
});
