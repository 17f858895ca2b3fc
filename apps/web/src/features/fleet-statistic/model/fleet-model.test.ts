import { describe, expect, it } from 'vitest';
import { translate } from '../../../language/index.ts';
import '../../../language/fleet-statistic.ts';
import { buildVessel } from '../../../testing/builders.ts';
import { buildFleetStatistic, buildVesselFigure } from '../../../testing/fleet/fleet-statistic.ts';
import { FLEET_STATISTIC_ADDRESS } from '../address/fleet-statistic-state.ts';
import { buildChart, RANGE_ID } from './chart-data.ts';
import { buildFleetTable } from './export-rows.ts';
import { formatPeriod, getPeriod, stepPeriod } from './fleet-period.ts';
import { joinRows, sortRows } from './fleet-row.ts';

const DAY_MS = 86_400_000;
const END = Date.UTC(2026, 10, 21);
const NOW = END + 8 * 3_600_000;
const state = (query = '') => FLEET_STATISTIC_ADDRESS.parse(new URLSearchParams(query));
const iso = ({ from, to }: { from: number; to: number }) =>
  [from, to].map((at) => new Date(at).toISOString().slice(0, 16));

describe('the period', () => {
  it.each<[string, [string, string]]>([
    ['', ['2026-10-22T00:00', '2026-11-21T00:00']],
    ['group=60min', ['2026-11-20T08:00', '2026-11-21T08:00']],
    ['group=weekly', ['2026-05-18T00:00', '2026-11-16T00:00']],
    ['group=monthly&zone=Europe%2FOslo', ['2025-10-31T23:00', '2026-10-31T23:00']],
  ])('is of whole spans that have ended: %s', (query, ends) => expect(iso(getPeriod(state(query), NOW))).toEqual(ends));

  it('is stepped back by itself, and on until now', () => {
    const back = stepPeriod(state(), NOW, -1);
    expect(back).toBe(Date.UTC(2026, 9, 22));
    expect(iso(getPeriod({ ...state(), until: back }, NOW))).toEqual(['2026-09-22T00:00', '2026-10-22T00:00']);
    expect(stepPeriod({ ...state(), until: Date.UTC(2026, 8, 22) }, NOW, 1)).toBe(back);
    expect(stepPeriod({ ...state(), until: back }, NOW, 1)).toBeUndefined();
    expect(stepPeriod({ ...state(), until: END - DAY_MS }, NOW, 1)).toBeUndefined();
  });

  it('is told by the calendar of its zone', () => {
    expect(formatPeriod(getPeriod(state(), NOW), '+00:00')).toBe('22 Oct – 20 Nov');
    expect(formatPeriod({ from: END, to: END + 3_600_000 }, 'Europe/Oslo')).toBe('21 Nov 01:00 – 02:00');
  });
});

const vessels = ['Havbris', 'Ryvarden'].map((name, index) => buildVessel(index + 1, { name }));
const statistic = buildFleetStatistic(
  [
    buildVesselFigure(1, { series: { values: [50, null, 52], coverage: [1, 0, 1] } }),
    buildVesselFigure(2, {
      outlier: { share: 0.1, since: new Date(END - 2 * DAY_MS).toISOString(), reason: 'faster' },
    }),
  ],
  END,
);
const rows = joinRows(statistic, vessels, undefined, undefined);

describe('the chart', () => {
  const chart = buildChart(
    { statistic, rows, places: [2, null, 1] as never, colors: ['#1', '#2', '#3'] },
    '#777',
    translate,
  );

  it('gives each vessel the colour of its place, and the range of all of them a quiet one', () => {
    expect(chart.series.map(({ id, color, order }) => [id, color, order])).toEqual([
      ['2', '#1', 0],
      ['1', '#3', 2],
      [RANGE_ID, '#777', 0],
    ]);
    expect(chart.series.at(-1)).toMatchObject({ avg: [50, 54, 52], min: [50, 54, 52], max: [50, 54, 52] });
  });

  it('names gaps by vessel and length, and when one began to stand out', () => {
    expect(chart.gaps).toEqual([
      { from: END - 2 * DAY_MS, to: END - DAY_MS, text: 'Havbris no data 1 d 0 h', seriesId: '1' },
    ]);
    expect(chart.marks).toEqual([{ at: END - 2 * DAY_MS, text: 'Ryvarden +10 %' }]);
  });
});

it('sorts by any column, what is unknown last either way', () => {
  const unknown = { ...rows[0], vesselId: 9, rank: null } as (typeof rows)[number];
  const ids = (order: string) => sortRows([unknown, ...rows], order).map(({ vesselId }) => vesselId);
  expect(ids('rank')).toEqual([1, 2, 9]);
  expect(ids('-rank')).toEqual([2, 1, 9]);
  expect(ids('-vessel')[0]).toBe(2);
});

it('writes into the file what stands on screen, with the figure of every span', () => {
  const shown = {
    state: state('columns=fuel'),
    rows: sortRows(rows, '-rank'),
    period: { from: END - 3 * DAY_MS, to: END },
    statistic,
  };
  const { columns, rows: lines } = buildFleetTable(shown, translate);
  expect(columns.map(({ title }) => title).slice(0, 5)).toEqual([
    'Rank',
    'VESSEL',
    'Fuel, kg/nm',
    'To sisters, %',
    'Fuel, t',
  ]);
  expect(lines[0]).toEqual([2, 'Ryvarden', 52, null, 50, 50, undefined, null, 100, 50, 54, 52]);
  expect(lines[1]?.slice(-3)).toEqual([50, null, 52]);
});
