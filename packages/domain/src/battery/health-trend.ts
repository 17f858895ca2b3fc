/** When a battery comes to the end of its life by the straight line of its state of health. */
import { type Refusal, refuse } from '../plant-value/plant-value.ts';
import { fitLine, type LineFit } from '../statistic/line-fit.ts';
import type { Instant } from '../time/instant.ts';

/** A battery of a ship counts as spent at this state of health, percent. */
export const END_OF_LIFE_PERCENT = 80;
/** Fewer points or a shorter time support no line. */
export const HEALTH_TREND_LEAST_POINTS = 6;
export const HEALTH_TREND_LEAST_MS = 90 * 86_400_000;

const YEAR_MS = 365.25 * 86_400_000;

export interface HealthTrend {
  /** Points a year; falling is negative. */
  readonly percentPerYear: number;
  /** Half the width of its 95 % interval. */
  readonly margin: number;
  /** When the line comes to the end of life; null where it does not fall. */
  readonly at: Instant | null;
  /** 95 % interval of that moment; `latest` is null where the fall is too uncertain to bound it. */
  readonly earliest: Instant | null;
  readonly latest: Instant | null;
}

/**
 * Least-squares line through states of health, percent, and its crossing of {@link END_OF_LIFE_PERCENT}, with the interval
 * of Fieller: where the 95 % band of the line comes to it (Draper and Smith, Applied Regression Analysis, 3.2). Refused as
 * `too-few` for too few points or too short a time.
 */
export function computeHealthTrend(
  points: readonly { readonly time: Instant; readonly percent: number }[],
): HealthTrend | Refusal {
  const times = points.map(({ time }) => time);
  const isLong = Math.max(...times) - Math.min(...times) >= HEALTH_TREND_LEAST_MS;
  const begin = Math.min(...times);
  const fit = fitLine(points.map(({ time, percent }) => ({ x: (time - begin) / YEAR_MS, y: percent })));
  if (points.length < HEALTH_TREND_LEAST_POINTS || !isLong || fit === undefined) {
    return refuse('too-few', 'stateOfHealth');
  }
  const toInstant = (years: number | null) => (years === null ? null : begin + years * YEAR_MS);
  const crossing = fit.slope < 0 ? fit.centre + (END_OF_LIFE_PERCENT - fit.level) / fit.slope : null;
  const [earliest, latest] = findBandCrossings(fit);
  return {
    percentPerYear: fit.slope,
    margin: fit.slopeError,
    at: toInstant(crossing),
    earliest: crossing === null ? null : toInstant(earliest),
    latest: crossing === null ? null : toInstant(latest),
  };
}

/** Roots u = x − centre of (drop − slope·u)² = levelError² + (slopeError·u)², in years from the begin. */
function findBandCrossings({ slope, centre, level, slopeError, levelError }: LineFit): [number | null, number | null] {
  const drop = END_OF_LIFE_PERCENT - level;
  const a = slope ** 2 - slopeError ** 2;
  const b = -2 * drop * slope;
  const c = drop ** 2 - levelError ** 2;
  const root = Math.sqrt(Math.max(0, b ** 2 - 4 * a * c));
  const ends = [(-b - root) / (2 * a), (-b + root) / (2 * a)].map((u) => centre + u);
  // A slope that may as well be level bounds the moment on the near side only.
  if (a > 0) return [Math.min(...ends), Math.max(...ends)];
  const ahead = ends.filter((end) => end > centre);
  return [ahead.length > 0 && drop < 0 ? Math.min(...ahead) : null, null];
}
