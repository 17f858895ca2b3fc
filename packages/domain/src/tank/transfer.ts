/** Movements between and into tanks, found from their volumes: transfers, bunkerings, leaks. */

import type { Instant } from '../time/instant.ts';
import type { TimeSpan } from '../time/time-span.ts';
import { HOUR_MS } from '../time/unit.ts';

/** Opposite rates within this share of the larger one belong to one transfer ... */
export const TRANSFER_TOLERANCE = 0.15;
/** ... when they hold for this long. */
export const TRANSFER_LEAST_MS = 5 * 60_000;
/** A gap in the rates longer than this ends whatever ran. */
export const MOVEMENT_GAP_MS = 5 * 60_000;

export interface TankRate {
  readonly tank: string;
  /** What it holds: only tanks of one grade give to one another. */
  readonly grade: string;
  /** m³/h, filling positive; 0 where it is steady. */
  readonly rate: number;
}

export interface RateMoment {
  readonly time: Instant;
  readonly rates: readonly TankRate[];
}

export interface Transfer extends TimeSpan {
  readonly fromTank: string;
  readonly toTank: string;
  readonly grade: string;
  /** Mean of what the one lost and the other won, m³. */
  readonly volume: number;
  /** True while it goes on at the last moment. */
  readonly isRunning: boolean;
}

/**
 * Two tanks of one grade whose rates are opposite within 15 % for at least 5 min, from moments in order of time. A tank is
 * in one transfer at a time, with the tank whose rate fits best.
 */
export function findTransfers(moments: readonly RateMoment[]): Transfer[] {
  const running = new Map<string, Transfer>();
  const found: Transfer[] = [];
  const end = (key: string, transfer: Transfer) => {
    running.delete(key);
    if (transfer.to - transfer.from >= TRANSFER_LEAST_MS) found.push({ ...transfer, isRunning: false });
  };
  for (const [index, { time, rates }] of moments.entries()) {
    const before = moments[index - 1]?.time ?? time;
    const pairs = time - before > MOVEMENT_GAP_MS ? [] : pairUp(rates);
    for (const [key, transfer] of running) if (!pairs.some((pair) => keyOf(pair) === key)) end(key, transfer);
    for (const pair of pairs) {
      const known = running.get(keyOf(pair));
      const volume = (known?.volume ?? 0) + (pair.rate * (time - (known?.to ?? time))) / HOUR_MS;
      const { fromTank, toTank, grade } = pair;
      running.set(keyOf(pair), {
        from: known?.from ?? time,
        to: time,
        fromTank,
        toTank,
        grade,
        volume,
        isRunning: true,
      });
    }
  }
  const open = [...running.values()].filter(({ from, to }) => to - from >= TRANSFER_LEAST_MS);
  return [...found, ...open].sort((a, b) => a.from - b.from);
}

interface Pair {
  readonly fromTank: string;
  readonly toTank: string;
  readonly grade: string;
  readonly rate: number;
}

function keyOf({ fromTank, toTank }: Pair): string {
  return `${fromTank}\n${toTank}`;
}

/** Pairs of a giving and a taking tank at one moment, best fit first, each tank once. */
function pairUp(rates: readonly TankRate[]): Pair[] {
  const giving = rates.filter(({ rate }) => rate < 0);
  const taking = rates.filter(({ rate }) => rate > 0);
  const fits = giving.flatMap((from) =>
    taking
      .filter(({ grade }) => grade === from.grade)
      .map((to) => ({ from, to, misfit: Math.abs(to.rate + from.rate) / Math.max(to.rate, -from.rate) })),
  );
  const used = new Set<string>();
  return fits
    .filter(({ misfit }) => misfit <= TRANSFER_TOLERANCE)
    .sort((a, b) => a.misfit - b.misfit)
    .flatMap(({ from, to }): Pair[] => {
      if (used.has(from.tank) || used.has(to.tank)) return [];
      used.add(from.tank).add(to.tank);
      return [{ fromTank: from.tank, toTank: to.tank, grade: from.grade, rate: (to.rate - from.rate) / 2 }];
    });
}
