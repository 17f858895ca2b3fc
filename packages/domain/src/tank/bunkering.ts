/** Fuel taken on board, and fuel that goes missing, from the sum of the tanks of one grade. */

import { type Refusal, refuse } from '../plant-value/plant-value.ts';
import { fitLine } from '../statistic/line-fit.ts';
import type { TimedValue } from '../statistic/rise-per-hour.ts';
import type { TimeSpan } from '../time/time-span.ts';
import { HOUR_MS } from '../time/unit.ts';

/** What remains of a grade must rise at least this fast, m³/h ... */
export const BUNKERING_LEAST_RATE = 5;
/** ... over pieces of this length; a pause between them of up to as long is part of it. */
export const BUNKERING_PIECE_MS = 15 * 60_000;
/** Less than this, m³, is a correction of a reading. */
export const BUNKERING_LEAST_VOLUME = 2;

export interface Bunkering extends TimeSpan {
  /** m³ that came into the tanks, without what was burned meanwhile. */
  readonly volume: number;
  readonly isRunning: boolean;
}

/**
 * Rises of what remains of one grade on board, m³, in order of time. The sum of all tanks is looked at, so that a transfer
 * between them is none.
 */
export function findBunkerings(remaining: readonly TimedValue[]): Bunkering[] {
  const found: Bunkering[] = [];
  let first = 0;
  remaining.forEach((sample, index) => {
    while ((remaining[first]?.time ?? 0) < sample.time - BUNKERING_PIECE_MS) first += 1;
    const begin = remaining[first] as TimedValue;
    const hours = (sample.time - begin.time) / HOUR_MS;
    if (hours <= 0 || (sample.value - begin.value) / hours < BUNKERING_LEAST_RATE) return;
    const before = found.at(-1);
    const isRunning = index === remaining.length - 1;
    if (before !== undefined && begin.time <= before.to + BUNKERING_PIECE_MS) {
      found[found.length - 1] = { ...before, to: sample.time, isRunning };
    } else found.push({ from: begin.time, to: sample.time, volume: 0, isRunning });
  });
  return found
    .map((bunkering) => measure(remaining, bunkering))
    .filter(({ volume }) => volume >= BUNKERING_LEAST_VOLUME);
}

/** From the lowest to the highest reading of the rise: the pieces at either end are partly level. */
function measure(remaining: readonly TimedValue[], { from, to, isRunning }: Bunkering): Bunkering {
  const own = remaining.filter(({ time }) => time >= from && time <= to);
  const lowest = own.reduce((least, sample) => (sample.value <= least.value ? sample : least), own[0] as TimedValue);
  const rise = own.filter(({ time }) => time >= lowest.time);
  const highest = rise.reduce((most, sample) => (sample.value > most.value ? sample : most), lowest);
  return { from: lowest.time, to: highest.time, volume: highest.value - lowest.value, isRunning };
}

/** A loss is looked for over this time at least. */
export const LEAK_LEAST_MS = 6 * HOUR_MS;

export interface Leak extends TimeSpan {
  /** m³/h that the tank loses and that is not accounted for, with half the width of its 95 % interval. */
  readonly rate: number;
  readonly margin: number;
}

/**
 * A steady loss of one tank: the line through its volume plus what was taken from it (burned and transferred, summed up
 * since any moment; both m³) falls by more than `leastRate` even at the near end of its 95 % interval. Undefined where
 * there is none. Refused as `too-few` under six hours or twenty readings.
 */
export function findLeak(
  readings: readonly { readonly time: number; readonly volume: number; readonly taken: number }[],
  leastRate: number,
): Leak | Refusal | undefined {
  const [first, last] = [readings[0], readings.at(-1)];
  const fit = fitLine(
    readings.map(({ time, volume, taken }) => ({ x: (time - (first?.time ?? 0)) / HOUR_MS, y: volume + taken })),
  );
  const isLong = first !== undefined && last !== undefined && last.time - first.time >= LEAK_LEAST_MS;
  if (!isLong || fit === undefined || readings.length < 20) return refuse('too-few', 'volume');
  const margin = fit.slopeError;
  return fit.slope + margin < -leastRate ? { from: first.time, to: last.time, rate: -fit.slope, margin } : undefined;
}
