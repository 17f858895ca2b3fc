/** What a day of a ship is like by its past, and what another speed or less waiting makes of it. */
import { type Refusal, refuse } from '../plant-value/index.ts';
import { DAY_MS } from '../time/unit.ts';
import type { DailyCarbon } from './daily-carbon.ts';
import { FORECAST_FACTORS } from './forecast-data.ts';

const QUANTITIES = ['carbon', 'mainCarbon', 'nauticalMiles', 'hoursUnderWay', 'hoursWaiting'] as const;

/** Means a day, recent days first. */
export interface PastRate extends Readonly<Record<(typeof QUANTITIES)[number], number>> {
  /** Days of equal weight that would tell as much. */
  readonly effectiveDays: number;
}

/** Means of days in order of time; every quantity is NaN without any. */
export function weighPast(past: readonly DailyCarbon[]): PastRate {
  const newest = past.at(-1)?.day ?? 0;
  const sums = { carbon: 0, mainCarbon: 0, nauticalMiles: 0, hoursUnderWay: 0, hoursWaiting: 0 };
  let [weights, squares] = [0, 0];
  for (const day of past) {
    const weight = Math.exp((day.day - newest) / DAY_MS / FORECAST_FACTORS.factors.memoryDays);
    for (const quantity of QUANTITIES) sums[quantity] += weight * day[quantity];
    weights += weight;
    squares += weight ** 2;
  }
  for (const quantity of QUANTITIES) sums[quantity] /= weights;
  return { ...sums, effectiveDays: weights ** 2 / squares };
}

/** What is changed for the rest of a year. */
export interface RestChange {
  /** Mean speed under way, kn. */
  readonly knots: number;
  /** Waiting against the past: 1 as it was, 0 none. */
  readonly waitingShare: number;
  /** Main engine fuel per hour over speed, fitted to the ship (`fitSpeedExponent`). */
  readonly exponent: number;
}

/**
 * The rate with another speed and other waiting. Hours that are no longer waited are sailed, and the other way round; hours in
 * port stay. The main engines burn per hour by the power of speed; everything else burns as before. Refused as `too-few`
 * where the ship did not sail, and as `out-of-range` for a speed that is not positive or for more waiting than there are hours.
 */
export function changeRate(rate: PastRate, { knots, waitingShare, exponent }: RestChange): PastRate | Refusal {
  if (!(rate.hoursUnderWay > 0 && rate.nauticalMiles > 0)) return refuse('too-few', 'distance');
  const hoursWaiting = rate.hoursWaiting * waitingShare;
  const hoursUnderWay = rate.hoursUnderWay + rate.hoursWaiting - hoursWaiting;
  if (!(knots > 0)) return refuse('out-of-range', 'speed');
  if (!(waitingShare >= 0 && hoursUnderWay > 0)) return refuse('out-of-range', 'waiting');
  const faster = (knots * rate.hoursUnderWay) / rate.nauticalMiles;
  const mainCarbon = rate.mainCarbon * (hoursUnderWay / rate.hoursUnderWay) * faster ** exponent;
  return {
    ...rate,
    carbon: rate.carbon - rate.mainCarbon + mainCarbon,
    mainCarbon,
    nauticalMiles: knots * hoursUnderWay,
    hoursUnderWay,
    hoursWaiting,
  };
}
