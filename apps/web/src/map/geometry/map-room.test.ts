import { expect, it } from 'vitest';
import { listCardEdges } from './map-room.ts';

it.each([
  ['no card', { left: 70, right: 90 }, []],
  ['the panel', { left: 308, right: 90 }, [-312]],
  ['both', { left: 308, right: 360 }, [-312, 260]],
])('finds the edges of %s', (_words, room, edges) => {
  expect(listCardEdges(room, 1200)).toEqual(edges);
});
