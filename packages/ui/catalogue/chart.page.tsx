import { HOUR_MS } from '@fms/domain/time';
import { useEffect, useState } from 'react';
import { TrendChart } from '../src/chart/trend-chart.tsx';
import { createTrendCursor } from '../src/chart/trend-cursor.ts';
import type { TrendSeries } from '../src/chart/trend-series.ts';
import { Panel } from '../src/panel/panel.tsx';
import type { Palette } from '../src/theme/palette.ts';
import { buildCurve } from './states/curves.ts';

const WINDOW = { from: Date.UTC(2026, 10, 21, 0, 42), to: Date.UTC(2026, 10, 21, 8, 42) };
const GAPS = [
  { from: Date.UTC(2026, 10, 21, 4, 13), to: Date.UTC(2026, 10, 21, 4, 54), text: 'no data 41 min, link down' },
];
const rise = (share: number) => 1 / (1 + Math.exp(-26 * (share - 0.36)));

function series(
  order: number,
  seed: number,
  name: string,
  unit: string,
  decimals: number,
  noise: number,
  shape: (share: number) => number,
): { time: number[]; series: TrendSeries } {
  const { time, value, min, max } = buildCurve({ ...WINDOW, count: 480, noise, seed }, shape);
  const inGap = (index: number) => GAPS.some(({ from, to }) => (time[index] ?? 0) > from && (time[index] ?? 0) < to);
  const kept = time.map((_, index) => index).filter((index) => !inGap(index));
  const pick = (column: number[]) => kept.map((index) => column[index] ?? 0);
  return {
    time: pick(time),
    series: { id: name, name, unit, decimals, order, avg: pick(value), min: pick(min), max: pick(max) },
  };
}

const SPEED = series(
  0,
  1,
  'Speed over ground',
  'kn',
  1,
  0.5,
  (x) => 0.3 + 11.9 * rise(x) - (x > 0.8 ? 2 * (x - 0.8) : 0),
);
const POWER = series(1, 2, 'Shaft power', 'kW', 0, 190, (x) => 300 + 3900 * rise(x));
const PORT = series(2, 3, 'LO pressure, port', 'bar', 2, 0.09, (x) => 3.5 + 0.4 * rise(x) - 8 * Math.max(0, x - 0.88));
const STARBOARD = series(3, 4, 'LO pressure, starboard', 'bar', 2, 0.09, (x) => 3.5 + 0.42 * rise(x));
const FUEL = series(5, 5, 'Fuel rate, total', 'l/h', 0, 22, (x) => 100 + 520 * rise(x));
const EXHAUST = series(4, 6, 'Exhaust mean, port', '°C', 0, 8, (x) => 305 + 110 * rise(x));
const LIMITS = [{ name: 'alarm limit 2.5', value: 2.5 }];

const FIRST = [SPEED.series, { ...POWER.series, axis: 'right' as const }];
const SECOND = [PORT.series, STARBOARD.series];
const THIRD = [FUEL.series, { ...EXHAUST.series, axis: 'right' as const }];

const PANES = [
  { label: 'Speed and power', time: SPEED.time, series: FIRST, height: 220, showTime: false },
  {
    label: 'Lube oil pressure',
    time: PORT.time,
    series: SECOND,
    limits: LIMITS,
    height: 200,
    showTime: false,
    showPill: false,
  },
  { label: 'Fuel and exhaust', time: FUEL.time, series: THIRD, height: 220, showPill: false },
];

/** Three panes with one time axis and one cursor, beside the mockup of the statistic tab. */
export default function ChartPage({ palette }: { palette: Palette }) {
  const [cursor] = useState(createTrendCursor);
  useEffect(() => cursor.set(WINDOW.from + 7.2 * HOUR_MS), [cursor]);
  const shared = { palette, cursor, window: WINDOW, gaps: GAPS };
  return (
    <main className="bench">
      <Panel title="Statistic" actions={<span className="fms-caption">1-min mean, min–max · 91 % complete</span>}>
        <div style={{ height: 20 }} />
        {PANES.map((pane) => (
          <TrendChart key={pane.label} {...shared} {...pane} />
        ))}
      </Panel>
    </main>
  );
}
