/** Scales and size of a scatter, as its chart and its picture draw it. */
import uPlot from 'uplot';

const LARGEST = { width: 800, height: 440 } as const;
const LEAST_PX = 200;
const SHAPE = 0.7;
const TICKS = 6;

export interface ScatterScale {
  readonly ticks: readonly number[];
  /** Place of a value, 0 to the length. */
  readonly at: (value: number) => number;
}

/** Size of the plotting area where so many px are free across; the largest where that is unknown. */
export function computeScatterSize(free?: number): { readonly width: number; readonly height: number } {
  if (free === undefined || free < LEAST_PX) return LARGEST;
  return { width: free, height: Math.min(LARGEST.height, SHAPE * free) };
}

/** `Shaft power, kW`. */
export function formatAxisTitle({ name, unit }: { readonly name: string; readonly unit: string }): string {
  return unit === '' ? name : `${name}, ${unit}`;
}

/** A scale over all values with room at both ends and round ticks. */
export function computeScatterScale(values: readonly number[], length: number): ScatterScale {
  const known = values.length === 0 ? [0, 1] : values;
  const low = known.reduce((least, value) => Math.min(least, value));
  const high = known.reduce((most, value) => Math.max(most, value));
  const [from, to] = uPlot.rangeNum(low, high, 0.05, true) as [number, number];
  const rough = (to - from) / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((one) => one * power >= rough) ?? 10) * power;
  const ticks: number[] = [];
  for (let tick = Math.ceil(from / step) * step; tick <= to + step * 1e-9; tick += step) ticks.push(tick);
  return { ticks, at: (value: number) => ((value - from) / (to - from || 1)) * length };
}

interface Scattered {
  readonly groups: readonly { readonly points: readonly { readonly x: number; readonly y: number }[] }[];
  /** Size of the plotting area, px. */
  readonly width: number;
  readonly height: number;
}

/** The scales of both axes over the points of all groups. */
export function computeScatterScales({ groups, width, height }: Scattered) {
  const all = groups.flatMap(({ points }) => points);
  return {
    across: computeScatterScale(
      all.map(({ x }) => x),
      width,
    ),
    up: computeScatterScale(
      all.map(({ y }) => y),
      height,
    ),
  };
}
