import { describe, expect, it } from 'vitest';
import {
  compactLayout,
  DASHBOARD_COLUMNS,
  type Direction,
  findFreePlace,
  isLayout,
  isOverlapping,
  type PlaceChange,
  rearrangeLayout,
  sortInReadingOrder,
  stepPlace,
  type WidgetPlace,
} from './dashboard-grid.ts';

/** `a 0,0 12x4`: id, column, row, columns and rows. */
function placed(text: string): WidgetPlace {
  const [id = '', corner = '', span = ''] = text.split(' ');
  const [column = 0, row = 0] = corner.split(',').map(Number);
  const [columnSpan = 1, rowSpan = 1] = span.split('x').map(Number);
  return { id, column, row, columnSpan, rowSpan };
}
const layout = (...texts: string[]) => texts.map(placed);
const told = (places: readonly WidgetPlace[]) =>
  places.map(({ id, column, row, columnSpan, rowSpan }) => `${id} ${column},${row} ${columnSpan}x${rowSpan}`);

describe('two widgets', () => {
  it.each([
    ['share a cell', 'a 0,0 12x4', 'b 11,3 4x4', true],
    ['touch at the side', 'a 0,0 12x4', 'b 12,0 4x4', false],
    ['touch from above', 'a 0,0 12x4', 'b 0,4 12x4', false],
    ['lie one in the other', 'a 0,0 12x8', 'b 4,2 2x2', true],
  ])('that %s', (_, a, b, shares) => {
    expect(isOverlapping(placed(a), placed(b))).toBe(shares);
    expect(isOverlapping(placed(b), placed(a))).toBe(shares);
  });
});

describe('a layout may be kept', () => {
  it.each([
    ['when nothing overlaps', layout('a 0,0 12x4', 'b 12,0 12x4'), true],
    ['when it is empty', [], true],
    ['not with two on one cell', layout('a 0,0 12x4', 'b 11,0 12x4'), false],
    ['not beyond the right edge', layout('a 13,0 12x4'), false],
    ['not with one id twice', layout('a 0,0 12x4', 'a 12,0 12x4'), false],
    ['not below the last row', layout('a 0,399 1x2'), false],
    ['not left of the grid', layout('a -1,0 4x4'), false],
    ['not without a size', layout('a 0,0 0x4'), false],
  ])('%s', (_, places, answer) => expect(isLayout(places)).toBe(answer));
});

describe('compacting', () => {
  it.each([
    ['lets what hangs in the air rise', ['a 0,3 12x4', 'b 0,9 12x2'], ['a 0,0 12x4', 'b 0,4 12x2']],
    ['keeps two abreast abreast', ['a 0,2 12x4', 'b 12,2 12x6'], ['a 0,0 12x4', 'b 12,0 12x6']],
    ['stops below what is in the way', ['a 0,0 12x4', 'b 6,8 12x2'], ['a 0,0 12x4', 'b 6,4 12x2']],
    ['parts what shares a cell', ['a 0,0 12x4', 'b 0,0 24x2'], ['a 0,0 12x4', 'b 0,4 24x2']],
    ['leaves the order as it was given', ['b 0,4 24x2', 'a 0,0 24x4'], ['b 0,4 24x2', 'a 0,0 24x4']],
  ])('%s', (_, given, expected) => expect(told(compactLayout(layout(...given)))).toEqual(expected));
});

describe('moving and resizing a widget', () => {
  const LEAST = { columnSpan: 4, rowSpan: 3 };
  it.each<[string, string[], PlaceChange, string[]]>([
    ['pushes down what it covers', ['a 0,0 8x4', 'b 8,0 8x4'], { column: 6 }, ['a 6,0 8x4', 'b 8,4 8x4']],
    [
      'pushes on through what that covers',
      ['a 0,0 12x4', 'b 0,4 12x4', 'c 0,8 12x4'],
      { rowSpan: 6 },
      ['a 0,0 12x6', 'b 0,6 12x4', 'c 0,10 12x4'],
    ],
    ['lets the rest rise into what it left', ['a 0,0 8x4', 'b 0,4 8x4'], { column: 8 }, ['a 8,0 8x4', 'b 0,0 8x4']],
    ['changes places with what it is drawn over', ['a 0,0 8x6', 'b 0,6 8x4'], { row: 4 }, ['a 0,4 8x6', 'b 0,0 8x4']],
    [
      'stays where it is until there is room for that',
      ['a 0,0 8x6', 'b 0,6 8x4'],
      { row: 3 },
      ['a 0,0 8x6', 'b 0,6 8x4'],
    ],
    ['stays inside the grid', ['a 0,0 8x4'], { column: 30 }, ['a 16,0 8x4']],
    ['widens no further than the edge', ['a 20,0 4x4'], { columnSpan: 9 }, ['a 15,0 9x4']],
    ['goes under no least span', ['a 0,0 8x4'], { columnSpan: 1, rowSpan: 1 }, ['a 0,0 4x3']],
    ['takes whole cells only', ['a 0,0 8x4'], { column: 2.6 }, ['a 3,0 8x4']],
  ])('%s', (_, given, change, expected) => {
    const places = rearrangeLayout(layout(...given), 'a', change, LEAST);
    expect(told(places)).toEqual(expected);
    expect(isLayout(places)).toBe(true);
  });

  it('leaves everything alone when there is no such widget', () => {
    expect(told(rearrangeLayout(layout('a 0,0 8x4'), 'z', { column: 3 }, LEAST))).toEqual(['a 0,0 8x4']);
  });
});

describe('a step with the arrow keys', () => {
  const given = ['a 0,0 12x4', 'b 0,4 12x6', 'c 12,0 12x4'];
  it.each<[string, Direction, string[]]>([
    ['a', 'down', ['a 0,6 12x4', 'b 0,0 12x6', 'c 12,0 12x4']],
    ['b', 'up', ['a 0,6 12x4', 'b 0,0 12x6', 'c 12,0 12x4']],
    ['a', 'up', given],
    ['b', 'down', given],
    ['a', 'left', given],
    ['c', 'right', given],
    ['a', 'right', ['a 1,0 12x4', 'b 0,4 12x6', 'c 12,4 12x4']],
  ])('%s goes %s', (id, to, expected) => expect(told(stepPlace(layout(...given), id, to))).toEqual(expected));
});

describe('a new widget', () => {
  it.each([
    ['stands at the top of an empty grid', [], { columnSpan: 8, rowSpan: 4 }, { column: 0, row: 0 }],
    [
      'takes a hole that is large enough',
      ['a 0,0 8x4', 'b 16,0 8x4'],
      { columnSpan: 8, rowSpan: 4 },
      { column: 8, row: 0 },
    ],
    ['goes below when no hole is', ['a 0,0 16x4'], { columnSpan: 12, rowSpan: 4 }, { column: 0, row: 4 }],
    [
      'may reach down beside a tall one',
      ['a 0,0 12x8', 'b 12,0 12x2'],
      { columnSpan: 12, rowSpan: 4 },
      { column: 12, row: 2 },
    ],
  ])('%s', (_, given, span, expected) => expect(findFreePlace(layout(...given), span)).toEqual(expected));
});

it('is read line by line', () => {
  const places = layout('c 0,4 24x2', 'b 12,0 12x4', 'a 0,0 12x4');
  expect(sortInReadingOrder(places).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(DASHBOARD_COLUMNS).toBe(24);
});
