/** Days of a ship as a forecast of its carbon intensity takes them: what was emitted, how far it came, how it spent its time. */
import type { Instant } from '../time/instant.ts';

export interface DailyCarbon {
  /** Midnight UTC at which the day begins. */
  readonly day: Instant;
  /** CO2 of everything on board, t. */
  readonly carbon: number;
  /** CO2 of the main engines under way, t; a part of `carbon`. */
  readonly mainCarbon: number;
  readonly nauticalMiles: number;
  readonly hoursUnderWay: number;
  /** At anchor, drifting or off a port. */
  readonly hoursWaiting: number;
}

export interface CarbonSums {
  readonly days: number;
  /** t. */
  readonly carbon: number;
  readonly nauticalMiles: number;
}

/** Totals of days; all 0 without any. */
export function sumDays(days: readonly DailyCarbon[]): CarbonSums {
  let [carbon, nauticalMiles] = [0, 0];
  for (const day of days) {
    carbon += day.carbon;
    nauticalMiles += day.nauticalMiles;
  }
  return { days: days.length, carbon, nauticalMiles };
}
