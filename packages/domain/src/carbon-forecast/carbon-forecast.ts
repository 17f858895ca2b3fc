/**
 * Where the attained carbon intensity of a year will end: what was emitted and sailed so far, and the rest of the year as the
 * past days of the ship tell, with an interval and what another speed or less waiting makes of it (§9.8).
 */
import { type CiiRating, type CiiShipSize, computeAttainedCii, getCiiUnits, rateCii } from '../emission/index.ts';
import { type ComputedFigure, explainComputed, explainMeasured, type Refusal, refuse } from '../plant-value/index.ts';
import type { TimeSpan } from '../time/time-span.ts';
import { DAY_MS } from '../time/unit.ts';
import { type CarbonSums, type DailyCarbon, sumDays } from './daily-carbon.ts';
import { cutBlocks, explainError } from './forecast-error.ts';
import { changeRate, type PastRate, type RestChange, weighPast } from './past-rate.ts';

/** Past further back than this is another ship: it was docked, chartered or moved to another trade since. */
export const PAST_DAYS = 365;
/** Fewer blocks than this say nothing of how much they differ. */
export const LEAST_BLOCKS = 4;

export interface CarbonForecast {
  /** g CO2 per t (or GT) and nautical mile at the end of the year. */
  readonly attained: ComputedFigure;
  /** Hold the true end in 80 of 100 cases. */
  readonly low: number;
  readonly high: number;
  /** Half width of the interval as mass of CO2, t. */
  readonly error: ComputedFigure;
  /** Letters of `attained`, `low` and `high`. */
  readonly rating: CiiRating;
  readonly bestRating: CiiRating;
  readonly worstRating: CiiRating;
  /** Days of the year with a total. */
  readonly daysKnown: number;
  /** Days of the year that are taken from the past: those to come, and those without a total. */
  readonly daysLeft: number;
}

/**
 * The forecast for a calendar year (UTC) from days in order of time, up to the one that ended last; days without a total may
 * be missing. `change` holds for the days left. Refused as `too-few` with less than four blocks of 28 past days or without
 * distance, as {@link changeRate} is, and as {@link rateCii} is.
 */
export function forecastCarbon(
  days: readonly DailyCarbon[],
  ship: CiiShipSize,
  year: number,
  change: RestChange | null = null,
): CarbonForecast | Refusal {
  const span = { from: Date.UTC(year, 0, 1), to: Date.UTC(year + 1, 0, 1) };
  const newest = days.at(-1)?.day ?? Number.NaN;
  const past = days.filter(({ day }) => day > newest - PAST_DAYS * DAY_MS);
  const blocks = cutBlocks(past);
  if (blocks.length < LEAST_BLOCKS) return refuse('too-few', 'days');
  const rate = change === null ? weighPast(past) : changeRate(weighPast(past), change);
  if ('reason' in rate) return rate;
  const known = sumDays(days.filter(({ day }) => day >= span.from && day < span.to));
  const daysLeft = countDays(span) - known.days;
  const carbon = known.carbon + daysLeft * rate.carbon;
  const nauticalMiles = known.nauticalMiles + daysLeft * rate.nauticalMiles;
  const attained = computeAttainedCii(carbon, ship.capacity, nauticalMiles);
  if (typeof attained !== 'number') return attained;
  const error = explainError(blocks, carbon / nauticalMiles, rate, daysLeft);
  const share = error.value / carbon;
  const [low, high] = [attained * Math.max(0, 1 - share), attained * (1 + share)];
  const letters = rateAll(ship, year, [attained, low, high]);
  if ('reason' in letters) return letters;
  return {
    attained: explainEnd(attained, known, rate, { daysLeft, ship }),
    low,
    high,
    error,
    rating: letters[0],
    bestRating: letters[1],
    worstRating: letters[2],
    daysKnown: known.days,
    daysLeft,
  };
}

type Letters = readonly [attained: CiiRating, low: CiiRating, high: CiiRating];

function rateAll(ship: CiiShipSize, year: number, values: readonly [number, number, number]): Letters | Refusal {
  const [attained, low, high] = values.map((value) => rateCii(ship, year, value));
  if (attained === undefined || low === undefined || high === undefined) return refuse('missing', 'rating');
  if ('reason' in attained) return attained;
  if ('reason' in low) return low;
  return 'reason' in high ? high : [attained.rating, low.rating, high.rating];
}

function explainEnd(
  attained: number,
  known: CarbonSums,
  rate: PastRate,
  { daysLeft, ship }: { readonly daysLeft: number; readonly ship: CiiShipSize },
): ComputedFigure {
  const units = getCiiUnits(ship.type);
  return explainComputed(
    ['attainedCii', units.indicator],
    attained,
    '([co2SoFar] + [daysLeft] * [co2PerDay]) * 10^6 / ([capacity] * ([distanceSoFar] + [daysLeft] * [distancePerDay]))',
    [
      explainMeasured(['co2SoFar', 't'], known.carbon),
      explainMeasured(['daysLeft', 'd'], daysLeft),
      explainMeasured(['co2PerDay', 't/d'], rate.carbon),
      explainMeasured(['capacity', units.capacity], ship.capacity),
      explainMeasured(['distanceSoFar', 'nm'], known.nauticalMiles),
      explainMeasured(['distancePerDay', 'nm/d'], rate.nauticalMiles),
    ],
  );
}

function countDays({ from, to }: TimeSpan): number {
  return (to - from) / DAY_MS;
}
