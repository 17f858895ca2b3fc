import { describe, expect, it } from 'vitest';
import type { Translate } from '../../../language/index.ts';
import { buildTag, buildVessel, NOON } from '../../../testing/builders.ts';
import { buildShiftTable } from './shift-table.ts';

const t: Translate = (key, values) => [key, ...Object.values(values ?? {})].join(' ');
const HALF_DAY = 12 * 3_600_000;
const source = (id: number, name: string, unit: string) => ({
  key: String(id),
  name,
  unit,
  decimals: 1,
  order: 0,
  inputs: [buildTag(id)],
  formula: undefined,
});

describe('buildShiftTable', () => {
  it('holds each shift with its zone, what it came to, and how much of it is known', () => {
    const shift = { fromTime: NOON - 1_800_000, toTime: NOON - 1_800_000 + HALF_DAY };
    const speed = { mean: 10, min: 8, max: 12, sum: { value: 120, unit: 'nm' }, knownShare: 0.987 };
    const { about, columns, rows } = buildShiftTable(
      buildVessel(1),
      {
        zone: 'Europe/Oslo',
        sources: [source(1, 'Speed', 'kn'), source(2, 'Oil pressure', 'bar')],
        rows: [{ shift, isRunning: true, totals: [speed, null] }],
        isTooLong: false,
        isAllowed: true,
        isPending: false,
        error: null,
        reload: () => undefined,
      },
      t,
    );
    expect(about).toEqual([
      ['Vessel', 'Vessel 1'],
      ['Zone of the shifts', 'Europe/Oslo'],
    ]);
    expect(columns.map(({ title }) => title)).toEqual([
      'From, UTC',
      'To, UTC',
      'Shift',
      ...['Speed mean, kn', 'Speed min, kn', 'Speed max, kn', 'Speed sum, nm', 'Speed known, %'],
      ...['Oil pressure mean, bar', 'Oil pressure min, bar', 'Oil pressure max, bar', 'Oil pressure sum'],
      'Oil pressure known, %',
    ]);
    expect(rows).toEqual([
      [
        new Date(shift.fromTime),
        new Date(shift.toTime),
        '21 Nov 12:30 – 22 Nov 00:30 SHIFT_SO_FAR',
        ...[10, 8, 12, 120, 98],
        ...[null, null, null, null, 0],
      ],
    ]);
  });
});
