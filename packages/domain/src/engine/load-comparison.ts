/** Engines beside one another at the same load: what one measures against the middle of the others (§9.8, §B4-4). */
import { type PlantAnswer, refuse } from '../plant-value/index.ts';
import { computeQuantile } from '../statistic/quantile.ts';

/** What an engine measured while it gave that load: a mean of ten minutes. */
export interface LoadPoint {
  readonly loadPercent: number;
  /** In the unit of the quantity that is compared. */
  readonly value: number;
}

/** An engine between two loads. */
export interface LoadBand {
  /** Middle of the band. */
  readonly loadPercent: number;
  readonly median: number;
  /** Points in it. */
  readonly count: number;
}

/** Width of a band, percent of load. */
const BAND_PERCENT = 10;
/** Below this load, percent, nothing is compared. */
const LEAST_LOAD = 20;
/** Half an hour: of fewer means a band has no middle. */
const LEAST_POINTS = 3;

/** Medians by bands of load, from low to high; bands of less than half an hour are left out. */
export function computeLoadBands(points: readonly LoadPoint[]): LoadBand[] {
  const loaded = points.filter(({ loadPercent }) => loadPercent >= LEAST_LOAD);
  const byBand = Map.groupBy(loaded, ({ loadPercent }) => Math.floor(loadPercent / BAND_PERCENT));
  return [...byBand]
    .filter(([, inBand]) => inBand.length >= LEAST_POINTS)
    .sort(([a], [b]) => a - b)
    .map(([band, inBand]) => ({
      loadPercent: (band + 0.5) * BAND_PERCENT,
      median: computeMedian(inBand.map(({ value }) => value)),
      count: inBand.length,
    }));
}

/**
 * Percent by which an engine lies above the middle of others, over the bands of load that it shares with at least one of
 * them, each by its time. Refused as `too-few` without such a band.
 */
export function compareByLoad(own: readonly LoadBand[], others: readonly (readonly LoadBand[])[]): PlantAnswer {
  let [sum, count] = [0, 0];
  for (const band of own) {
    const beside = others.flatMap((bands) => bands.find(({ loadPercent }) => loadPercent === band.loadPercent) ?? []);
    const middle = computeMedian(beside.map(({ median }) => median));
    if (beside.length === 0 || middle === 0) continue;
    sum += band.count * (band.median / middle - 1) * 100;
    count += band.count;
  }
  return count === 0 ? refuse('too-few', 'load') : { value: sum / count, state: 'good' };
}

const computeMedian = (values: readonly number[]): number => computeQuantile(values, 0.5) ?? 0;
