/** Swings of charge of a string, found from its current: what its state of health is estimated from. */
import { integrateOverTime } from '../statistic/integral.ts';
import type { Instant } from '../time/instant.ts';
import { HEALTH_RULE, type HealthSession } from './state-of-health.ts';

/** Less than this share of the capacity, 1/h, is rest: the current of the controller itself. */
export const REST_C_RATE = 0.01;
/** A rest shorter than this does not end a swing. */
export const SWING_PAUSE_MS = 2 * 60_000;

export interface StringSample {
  readonly time: Instant;
  /** A, charging positive. */
  readonly current: number;
  /** Percent. */
  readonly stateOfCharge: number;
  /** Mean of the cells, °C; null where it is not measured. */
  readonly celsius: number | null;
}

type Direction = -1 | 0 | 1;

interface Stretch {
  readonly direction: Direction;
  readonly first: number;
  readonly last: number;
}

/**
 * Stretches of charge or of discharge alone, each with its ∫ I dt and the rest before it, from samples of one string in
 * order of time; `nominalAh` is its capacity as new. A stretch with a silence within is left out: its charge is not known.
 */
export function findHealthSessions(samples: readonly StringSample[], nominalAh: number): HealthSession[] {
  const stretches = findStretches(samples, nominalAh * REST_C_RATE);
  return stretches.flatMap((stretch, index) => {
    if (stretch.direction === 0) return [];
    const before = stretches[index - 1];
    const session = measure(samples, stretch, before?.direction === 0 ? before : undefined);
    return session === undefined ? [] : [session];
  });
}

function findStretches(samples: readonly StringSample[], restCurrent: number): Stretch[] {
  const raw: Stretch[] = [];
  samples.forEach(({ current }, index) => {
    const direction: Direction = Math.abs(current) <= restCurrent ? 0 : current > 0 ? 1 : -1;
    const open = raw.at(-1);
    if (open?.direction === direction) raw[raw.length - 1] = { ...open, last: index };
    else raw.push({ direction, first: index, last: index });
  });
  return joinOverPauses(samples, raw);
}

/** A short rest between two stretches of one direction is part of them. */
function joinOverPauses(samples: readonly StringSample[], stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const stretch of stretches) {
    const [before, pause] = joined.slice(-2);
    const pauseMs = pause?.direction === 0 ? timeAt(samples, stretch.first) - timeAt(samples, pause.first) : Infinity;
    if (pauseMs < SWING_PAUSE_MS && before?.direction === stretch.direction) {
      joined.splice(-2, 2, { ...before, last: stretch.last });
    } else joined.push(stretch);
  }
  return joined;
}

function measure(samples: readonly StringSample[], { first, last }: Stretch, rest: Stretch | undefined) {
  const restBeforeMs = rest === undefined ? null : timeAt(samples, first) - timeAt(samples, rest.first);
  // The charge is read at rest, at the sample before the first current. Without a rest the samples at either end are left
  // out: the current turned at an unknown moment within them, or within the time they are the mean of.
  const isRested = rest !== undefined && restBeforeMs !== null && restBeforeMs >= HEALTH_RULE.leastRestMs;
  const own = samples.slice(isRested ? rest.last : first + 1, last);
  const [from, to] = [own[0], own.at(-1)];
  if (from === undefined || to === undefined || from === to) return undefined;
  const charge = integrateOverTime(own.map(({ time, current }) => ({ time, value: current })));
  if (charge.unknownMs > 0) return undefined;
  const temperatures = own.flatMap(({ celsius }) => (celsius === null ? [] : [celsius]));
  const session: HealthSession = {
    time: to.time,
    chargeAh: Math.abs(charge.total),
    swingPoints: to.stateOfCharge - from.stateOfCharge,
    meanCelsius:
      temperatures.length === 0 ? null : temperatures.reduce((sum, one) => sum + one, 0) / temperatures.length,
    restBeforeMs,
  };
  return session;
}

function timeAt(samples: readonly StringSample[], index: number): Instant {
  return samples[index]?.time ?? 0;
}
