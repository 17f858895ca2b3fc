import { formatNumber } from '@fms/domain/format';
import uPlot from 'uplot';
import type { Palette } from '../theme/palette.ts';
import { getPaletteColors, SERIES_DASHES } from '../theme/palette-colors.ts';
import { buildTimeTicks, computeTimeStep, formatTimeLabel } from './time-axis.ts';
import type { TrendData, TrendSeries } from './trend-series.ts';

/** Left and right of every pane, so that panes under each other align whatever their axes say. */
export const GUTTER_PX = 54;
const TIME_AXIS_PX = 22;
/** Half of the lowest label, which stands on the edge of the pane. */
const LABEL_PX = 7;
const TOP_PX = 6;
const FONT = "11px 'Noto Sans', system-ui, sans-serif";

export interface TrendStyle {
  palette: Palette;
  /** Labels under the pane; off for all but the lowest of a stack. */
  showTime: boolean;
}

/** Colour and dash of a series, by its place in the order of use. */
export function getSeriesStyle(
  series: TrendSeries,
  index: number,
  palette: Palette,
): { color: string; dash: number[] } {
  const order = (series.order ?? index) % SERIES_DASHES.length;
  const color = series.color ?? getPaletteColors(palette).series[order] ?? '';
  return { color, dash: series.compared === true ? [1, 3] : [...(SERIES_DASHES[order] ?? [])] };
}

/** uPlot's options for a pane. `current` is read at every draw, so that new data needs no new chart. */
export function buildTrendOptions(
  current: () => TrendData,
  { palette, showTime }: TrendStyle,
  size: { width: number; height: number },
): uPlot.Options {
  const { series } = current();
  const banded = series.flatMap((one, index) => (one.min && one.max ? [{ one, index }] : []));
  const bandFill = palette === 'night' ? '40' : '33';
  const scaleOf = (one: TrendSeries) => one.axis ?? 'left';
  const sides = (['left', 'right'] as const).filter((side) => series.some((one) => scaleOf(one) === side));
  return {
    ...size,
    ms: 1,
    padding: [TOP_PX, sides.includes('right') ? 0 : GUTTER_PX, 0, sides.includes('left') ? 0 : GUTTER_PX],
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: () => [current().window.from, current().window.to] },
      left: { range: rangeWithLimits(current, 'left') },
      right: { range: rangeWithLimits(current, 'right') },
    },
    axes: [
      timeAxis(current, palette, showTime),
      ...sides.map((side, place) => valueAxis(side, colorOfSide(series, side, palette), palette, place === 0)),
    ],
    series: [
      {},
      ...series.map((one, index) => {
        const { color, dash } = getSeriesStyle(one, index, palette);
        return {
          scale: scaleOf(one),
          stroke: color,
          width: one.compared ? 1.5 : 1.75,
          dash,
          points: { show: false },
          spanGaps: false,
        };
      }),
      ...banded.flatMap(({ one }) => [edge(scaleOf(one)), edge(scaleOf(one))]),
    ],
    bands: banded.map(({ one, index }, place) => ({
      series: [series.length + 2 + 2 * place, series.length + 1 + 2 * place],
      fill: `${getSeriesStyle(one, index, palette).color}${bandFill}`,
    })),
  };
}

/** The edge of a band: scanned for the range, not drawn. */
function edge(scale: string): uPlot.Series {
  return { scale, width: 0, points: { show: false } };
}

function timeAxis(current: () => TrendData, palette: Palette, showTime: boolean): uPlot.Axis {
  const { text2, hairline } = getPaletteColors(palette);
  const step = (plot: uPlot) =>
    computeTimeStep(current().window.from, current().window.to, plot.bbox.width / uPlot.pxRatio);
  return {
    size: showTime ? TIME_AXIS_PX : LABEL_PX,
    font: FONT,
    stroke: text2,
    gap: 6,
    ticks: { show: false },
    grid: { stroke: `${hairline}99`, width: 1 },
    splits: (plot, _axis, from, to) => buildTimeTicks(from, to, step(plot)),
    values: (plot, ticks) => ticks.map((tick) => (showTime ? formatTimeLabel(tick, step(plot)) : null)),
  };
}

function valueAxis(side: 'left' | 'right', color: string, palette: Palette, hasGrid: boolean): uPlot.Axis {
  return {
    scale: side,
    side: side === 'left' ? 3 : 1,
    size: GUTTER_PX,
    font: FONT,
    stroke: color,
    gap: 6,
    space: 34,
    ticks: { show: false },
    grid: { show: hasGrid, stroke: `${getPaletteColors(palette).hairline}99`, width: 1 },
    values: (_plot, ticks) => ticks.map((tick) => formatAxisLabel(tick, ticks)),
  };
}

/** `0`, `2.5`, `6 k`: as many decimals as the steps need, thousands as k where every label is one. */
export function formatAxisLabel(tick: number, ticks: readonly number[]): string {
  const step = Math.abs((ticks[1] ?? 0) - (ticks[0] ?? 0));
  if (step >= 1000) return tick === 0 ? '0' : `${formatNumber(tick / 1000, { decimals: getDecimals(step / 1000) })} k`;
  return formatNumber(tick, { decimals: getDecimals(step) });
}

/** Decimals that a step needs, six at most. */
export function getDecimals(step: number): number {
  if (step === 0) return 0;
  const places = [0, 1, 2, 3, 4, 5].find(
    (digits) => Math.abs(step * 10 ** digits - Math.round(step * 10 ** digits)) < 1e-6,
  );
  return places ?? 6;
}

function colorOfSide(series: readonly TrendSeries[], side: 'left' | 'right', palette: Palette): string {
  const index = series.findIndex((one) => (one.axis ?? 'left') === side);
  const first = series[index];
  return first === undefined ? getPaletteColors(palette).text2 : getSeriesStyle(first, index, palette).color;
}

/** Limits belong to the picture: a curve far from its limit must look far from it. */
function rangeWithLimits(current: () => TrendData, side: 'left' | 'right'): uPlot.Range.Function {
  return (_plot, lowest, highest) => {
    const [from, to] = fittingRange(current(), side, lowest, highest);
    const { min, max } = (side === 'left' && current().ends) || { min: null, max: null };
    const [low, high] = [min ?? from, max ?? to];
    // One end that a person set may lie beyond all that was measured.
    return low !== null && high !== null && low < high ? [low, high] : [from, to];
  };
}

function fittingRange(data: TrendData, side: 'left' | 'right', low: number, high: number): uPlot.Range.MinMax {
  const limits = (data.limits ?? []).filter((limit) => (limit.axis ?? 'left') === side).map(({ value }) => value);
  const known = [low, high, ...limits].filter((value) => Number.isFinite(value));
  if (known.length === 0 || low === null) return limits.length > 0 ? pad(limits) : [0, 1];
  return pad(known);
}

function pad(values: readonly number[]): uPlot.Range.MinMax {
  return uPlot.rangeNum(Math.min(...values), Math.max(...values), 0.08, true);
}
