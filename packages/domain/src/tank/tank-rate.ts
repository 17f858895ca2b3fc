/** How fast a tank fills or empties, and when it comes to a limit. */

import { type Refusal, refuse } from '../plant-value/plant-value.ts';
import { fitLine } from '../statistic/line-fit.ts';
import type { TimedValue } from '../statistic/rise-per-hour.ts';
import type { Instant } from '../time/instant.ts';
import { HOUR_MS } from '../time/unit.ts';

/** The slope is that of this time. */
export const RATE_SPAN_MS = 15 * 60_000;
/** A change over the span of less than this many deviations of the readings is noise: the tank is steady. */
export const RATE_NOISE_FACTOR = 3;

const LEAST_SAMPLES = 5;
/** A level counts as high from this share of the tank on ... */
export const HIGH_LEVEL_PERCENT = 95;
/** ... and as high-high from this one, each by itself. */
export const HIGH_HIGH_LEVEL_PERCENT = 98;

/**
 * Least-squares slope of the volumes, m³, over the 15 min before `time`, m³/h; filling is positive. 0 where the change over
 * the span is below 3 times the noise: the deviation about the line, or `noise` (m³) of the instrument if that is larger.
 * Refused as `too-few` for fewer than five readings or less than two thirds of the span.
 */
export function computeTankRate(volumes: readonly TimedValue[], time: Instant, noise = 0): number | Refusal {
  const recent = volumes.filter((sample) => sample.time > time - RATE_SPAN_MS && sample.time <= time);
  const span = (recent.at(-1)?.time ?? 0) - (recent[0]?.time ?? 0);
  const fit = fitLine(recent.map((sample) => ({ x: (sample.time - time) / HOUR_MS, y: sample.value })));
  if (fit === undefined || recent.length < LEAST_SAMPLES || span < (RATE_SPAN_MS * 2) / 3) {
    return refuse('too-few', 'volume');
  }
  const change = Math.abs(fit.slope) * (span / HOUR_MS);
  return change < RATE_NOISE_FACTOR * Math.max(fit.deviation, noise) ? 0 : fit.slope;
}

export interface TankState {
  /** m³. */
  readonly volume: number;
  readonly capacity: number;
  /** m³/h, filling positive. */
  readonly rate: number;
}

/** Hours until the tank is at a level, percent, at this rate; null where it does not move towards it, 0 where it is there. */
export function computeTimeToLevel({ volume, capacity, rate }: TankState, percent: number): number | null {
  const left = (percent / 100) * capacity - volume;
  if (left === 0) return 0;
  return Math.sign(left) === Math.sign(rate) ? left / rate : null;
}

/** Hours until {@link HIGH_LEVEL_PERCENT} while filling; 0 from there on. Null for a tank that is steady or emptied. */
export function computeTimeToHigh(tank: TankState): number | null {
  if (tank.rate <= 0) return null;
  return tank.volume >= (HIGH_LEVEL_PERCENT / 100) * tank.capacity ? 0 : computeTimeToLevel(tank, HIGH_LEVEL_PERCENT);
}

/** Hours until a low limit, percent, while it is emptied; 0 from there on. Null for a tank that is steady or filled. */
export function computeTimeToLow(tank: TankState, percent: number): number | null {
  if (tank.rate >= 0) return null;
  return tank.volume <= (percent / 100) * tank.capacity ? 0 : computeTimeToLevel(tank, percent);
}

export interface LevelMarks {
  readonly isHigh: boolean;
  readonly isHighHigh: boolean;
}

/** Which of the two marks a level, percent, stands at. */
export function getLevelMarks(percent: number): LevelMarks {
  return { isHigh: percent >= HIGH_LEVEL_PERCENT, isHighHigh: percent >= HIGH_HIGH_LEVEL_PERCENT };
}
