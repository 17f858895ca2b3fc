import { describe, expect, it } from 'vitest';
import { type Curve, STATISTIC_ADDRESS } from '../../../entities/statistic/index.ts';
import type { Translate } from '../../../language/index.ts';
import { buildVessel } from '../../../testing/builders.ts';
import { buildStatisticTable } from './statistic-table.ts';

const t: Translate = (key, values) => [key, ...Object.values(values ?? {})].join(' ');
const NOON = Date.parse('2026-11-21T12:00:00Z');
const point = (time: number, avg: number) => ({ time, avg, min: avg - 1, max: avg + 1, count: 2 });

const speed: Curve = {
  key: '1',
  name: 'Speed',
  unit: 'kn',
  decimals: 1,
  order: 0,
  points: [point(NOON, 10), point(NOON + 60_000, 11)],
  gaps: [],
  bucketMs: 60_000,
  compared: false,
  banded: true,
};
const ratio: Curve = { ...speed, key: 'f0', name: 'Ratio', unit: '', points: [point(NOON + 60_000, 3)], banded: false };

const window = { from: NOON, to: NOON + 120_000 };

function tableOf(query: string, curves: readonly Curve[]) {
  const data = { window, curves, isPending: false, error: undefined, reload: () => {} };
  return buildStatisticTable(
    { vessel: buildVessel(1), data, state: STATISTIC_ADDRESS.parse(new URLSearchParams(query)) },
    t,
  );
}

describe('buildStatisticTable', () => {
  it('holds what is shown, with zone and resolution above, and nothing where nothing is known', () => {
    const table = tableOf('', [speed, ratio]);
    expect(Object.fromEntries((table.about ?? []).map(([name, text]) => [name, text]))).toMatchObject({
      Vessel: 'Vessel 1',
      From: '2026-11-21T12:00:00.000Z',
      Zone: expect.stringContaining('UTC'),
      Resolution: 'STATISTIC_RESOLUTION 1 min 100',
    });
    expect(table.columns.map(({ title }) => title)).toEqual([
      'Time, UTC',
      'Speed mean, kn',
      'Speed min, kn',
      'Speed max, kn',
      'Ratio of means',
    ]);
    expect(table.rows).toEqual([
      [new Date(NOON), 10, 9, 11, undefined],
      [new Date(NOON + 60_000), 11, 10, 12, 3],
    ]);
  });

  it('holds the bins while histograms are shown, each with the share of time that stands on the screen', () => {
    const { columns, rows } = tableOf('as=histogram', [speed]);
    expect(columns.map(({ title }) => title)).toEqual(['Tag', 'Unit', 'From', 'To (not with it)', 'Share of time, %']);
    expect(rows.every(([tag, unit]) => tag === 'Speed' && unit === 'kn')).toBe(true);
    expect(rows.map((row) => row[4]).reduce<number>((sum, share) => sum + Number(share), 0)).toBeCloseTo(100);
  });

  it('holds the points while a scatter is shown, across and up as they were chosen', () => {
    const power: Curve = { ...speed, key: '2', name: 'Power', unit: 'kW', points: [point(NOON + 60_000, 400)] };
    const { columns, rows } = tableOf('as=scatter&x=2&y=1', [speed, power]);
    expect(columns.map(({ title }) => title)).toEqual(['Time, UTC', 'Points', 'Power mean, kW', 'Speed mean, kn']);
    expect(rows).toEqual([[new Date(NOON + 60_000), 'Speed', 400, 11]]);
    expect(tableOf('as=scatter', [speed]).rows).toEqual([]);
  });
});
