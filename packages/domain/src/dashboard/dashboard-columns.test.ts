import { describe, expect, it } from 'vitest';
import { computeDashboardColumns, placeInColumns, type SubjectPlace, type WidgetSubject } from './dashboard-columns.ts';

describe('columns of a screen', () => {
  it.each([
    [1920, 1608, 24],
    [1440, 1142, 24],
    [1024, 912, 24],
    [1024, 726, 12],
    [1023, 975, 12],
    [768, 720, 12],
    [767, 735, 1],
    [390, 366, 1],
  ])('%i px with room of %i px: %i', (screen, room, columns) =>
    expect(computeDashboardColumns(screen, room)).toBe(columns),
  );
});

function place(id: string, subject: WidgetSubject, column: number, row: number, columnSpan: number, rowSpan: number) {
  return { id, subject, column, row, columnSpan, rowSpan };
}
const PLACES: readonly SubjectPlace[] = [
  place('compass', 'navigation', 0, 0, 7, 6),
  place('speed', 'navigation', 7, 0, 5, 6),
  place('wind', 'navigation', 12, 0, 5, 6),
  place('alarms', 'alarm', 17, 0, 7, 6),
  place('engines', 'machinery', 0, 6, 16, 5),
  place('tanks', 'machinery', 16, 6, 8, 5),
  place('strip', 'strip', 0, 11, 24, 4),
  place('link', 'other', 0, 15, 8, 4),
];
const told = (places: readonly SubjectPlace[]) =>
  places.map(({ id, column, row, columnSpan, rowSpan }) => `${id} ${column},${row} ${columnSpan}x${rowSpan}`);

it('draws 24 columns as saved', () => expect(placeInColumns(PLACES, 24)).toEqual(PLACES));

it('puts alarms first on twelve columns, instruments two abreast, wide ones over the whole', () => {
  expect(told(placeInColumns(PLACES, 12))).toEqual([
    'alarms 0,0 6x6',
    'compass 6,0 6x6',
    'speed 0,6 6x6',
    'wind 6,6 6x6',
    'engines 0,12 12x5',
    'tanks 0,17 6x5',
    'link 6,17 6x5',
    'strip 0,22 12x4',
  ]);
});

it('leaves no hole beside an odd one out', () => {
  const [alone] = placeInColumns(PLACES.slice(0, 1), 12);
  expect(alone).toMatchObject({ column: 0, columnSpan: 12 });
});

it('goes alarms, navigation, strips, machinery on a phone', () => {
  expect(told(placeInColumns(PLACES, 1))).toEqual([
    'alarms 0,0 1x6',
    'compass 0,6 1x6',
    'speed 0,12 1x6',
    'wind 0,18 1x6',
    'strip 0,24 1x4',
    'engines 0,28 1x5',
    'tanks 0,33 1x5',
    'link 0,38 1x4',
  ]);
});
