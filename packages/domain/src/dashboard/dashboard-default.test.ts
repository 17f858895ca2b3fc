import { describe, expect, it } from 'vitest';
import { buildDefaultLayout, WIDGET_SUBJECT, type WidgetType } from './dashboard-default.ts';
import { DASHBOARD_COLUMNS, isLayout } from './dashboard-grid.ts';

const EVERY = new Set(Object.keys(WIDGET_SUBJECT) as WidgetType[]);
const without = (...types: WidgetType[]) => new Set([...EVERY].filter((type) => !types.includes(type)));
const SHIP_TYPES = ['supply', 'service', 'tanker', 'cargo', 'passenger', 'crew', 'fishing', 'tug', 'other'] as const;

/** Each band as `type width` from the left. */
function bands(places: ReturnType<typeof buildDefaultLayout>): string[] {
  const rows = [...new Set(places.map(({ row }) => row))];
  return rows.map((at) =>
    places
      .filter(({ row }) => row === at)
      .map(({ type, columnSpan }) => `${type} ${columnSpan}`)
      .join(', '),
  );
}

describe('the default layout', () => {
  it.each(SHIP_TYPES)('of a %s is a layout whose bands fill the width, whatever is missing', (shipType) => {
    for (const available of [EVERY, ...[...EVERY].map((type) => without(type)), new Set(['allValues'] as const)]) {
      const places = buildDefaultLayout(shipType, available);
      expect(isLayout(places)).toBe(true);
      expect(new Set(places.map(({ type }) => type)).size).toBe(places.length);
      for (const at of new Set(places.map(({ row }) => row))) {
        const width = places.filter(({ row }) => row === at).reduce((sum, { columnSpan }) => sum + columnSpan, 0);
        expect(width).toBe(DASHBOARD_COLUMNS);
      }
    }
  });

  it.each([
    ['supply', 'engineRpm 11, batteryView 5, tankOverview 8'],
    ['tanker', 'tankOverview 13, engineRpm 11'],
    ['passenger', 'batteryView 8, engineRpm 9, tankOverview 7'],
    ['fishing', 'engineRpm 10, tankOverview 9, gauge 5'],
    ['tug', 'engineRpm 13, gauge 4, tankOverview 7'],
  ] as const)('of a %s shows the machinery of its type below the instruments', (shipType, second) => {
    expect(bands(buildDefaultLayout(shipType, EVERY)).slice(0, 3)).toEqual([
      'courseCompass 7, speed 5, windRose 5, alarmList 7',
      second,
      'strip 24',
    ]);
  });

  it('gives a battery-electric ferry the room its engines do not take', () => {
    const [, second] = bands(buildDefaultLayout('passenger', without('engineRpm', 'tankOverview')));
    expect(second).toBe('batteryView 12, navigationInfo 12');
  });

  it('shows of a vessel without machinery on the bus what else it sends, each once', () => {
    const sent = new Set<WidgetType>([
      'courseCompass',
      'speed',
      'alarmList',
      'navigationInfo',
      'navigationMap',
      'allValues',
    ]);
    expect(bands(buildDefaultLayout('other', sent))).toEqual([
      'courseCompass 9, speed 6, alarmList 9',
      'navigationInfo 24',
      'navigationMap 24',
      'allValues 24',
    ]);
  });

  it('stands the link beside the voyage, where it leaves no hole, and gives every value the whole width', () => {
    const below = bands(buildDefaultLayout('cargo', EVERY)).slice(3);
    expect(below).toContain('voyage 7, sisterShips 11, dataLink 6');
    expect(below.at(-1)).toBe('allValues 24');
    expect(bands(buildDefaultLayout('cargo', without('sisterShips')))).toContain(
      'voyage 8, dataLink 7, navigationInfo 9',
    );
  });

  it('gives the voyage less height where there is no sister ship beside it', () => {
    const heightOf = (available: ReadonlySet<WidgetType>) =>
      buildDefaultLayout('supply', available).find(({ type }) => type === 'voyage')?.rowSpan;
    expect(heightOf(EVERY)).toBe(6);
    expect(heightOf(without('sisterShips'))).toBe(5);
  });

  it('holds its first three bands at the height of one screen: 15 rows of 44 px less the last gap', () => {
    const places = buildDefaultLayout('supply', EVERY);
    const third = places.filter(({ row }) => row < 15);
    expect(Math.max(...third.map(({ row, rowSpan }) => row + rowSpan)) * 44 - 12).toBe(648);
  });
});
