import { expect, it } from 'vitest';
import { listCardEdges } from './map-room.ts';

it.each([
  ['nothing', { left: 70, right: 70 }, []],
  ['the buttons', { left: 70, right: 90 }, [530]],
  ['the panel', { left: 308, right: 70 }, [-312]],
  ['both', { left: 308, right: 360 }, [-312, 260]],
])('finds the edges of %s', (_words, room, edges) => {
  expect(listCardEdges(room, 1200)).toEqual(edges);
});
