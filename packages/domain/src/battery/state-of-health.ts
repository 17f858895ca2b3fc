/** State of health of a battery from its own sessions: what a wide swing of charge holds, several of them together. */
import { type Refusal, refuse } from '../plant-value/plant-value.ts';
import { computeMedianInterval, type MedianInterval } from '../statistic/quantile.ts';
import type { Instant } from '../time/instant.ts';

/** When a session says something of the capacity; the numbers are the product's own, a maker's go before them. */
export interface HealthRule {
  /** Least swing of the state of charge, points: the error of a reading at either end is divided by it. */
  readonly leastSwingPoints: number;
  /** Band of the mean cell temperature, °C: cold cells give less without being older. */
  readonly lowestCelsius: number;
  readonly highestCelsius: number;
  /** Least rest before the session: a state of charge read from the voltage needs cells at rest. */
  readonly leastRestMs: number;
  /** How many of the newest accepted sessions are taken together. */
  readonly sessions: number;
}

export const HEALTH_RULE: HealthRule = {
  leastSwingPoints: 40,
  lowestCelsius: 15,
  highestCelsius: 35,
  leastRestMs: 15 * 60_000,
  sessions: 20,
};

/** Fewer accepted sessions than this publish nothing. */
export const LEAST_HEALTH_SESSIONS = 3;

/** More than this share of the capacity as new is an error of measurement. */
const MOST_CREDIBLE_PERCENT = 115;

export interface HealthSession {
  /** Its end. */
  readonly time: Instant;
  /** ∫ I dt over the session, Ah, without sign. */
  readonly chargeAh: number;
  /** State of charge at either end, percent. */
  readonly fromCharge: number;
  readonly toCharge: number;
  /** Mean of the cells, °C; null where it is not measured. */
  readonly meanCelsius: number | null;
  /** Null where it is not known. */
  readonly restBeforeMs: number | null;
}

export type HealthObjection = 'small-swing' | 'temperature' | 'no-rest' | 'not-credible';

export type HealthEstimate =
  | { readonly time: Instant; readonly percent: number }
  | { readonly time: Instant; readonly objection: HealthObjection };

/**
 * SoH = C / C_nominal with C = ∫ I dt / ΔSoC, percent; or why the session is not accepted. What is not known counts as
 * not met. `nominalAh` is the capacity as new.
 */
export function estimateHealth(session: HealthSession, nominalAh: number, rule = HEALTH_RULE): HealthEstimate {
  const { time, chargeAh, fromCharge, toCharge, meanCelsius, restBeforeMs } = session;
  const swing = Math.abs(toCharge - fromCharge);
  if (!(swing >= rule.leastSwingPoints)) return { time, objection: 'small-swing' };
  const isTempered = meanCelsius !== null && meanCelsius >= rule.lowestCelsius && meanCelsius <= rule.highestCelsius;
  if (!isTempered) return { time, objection: 'temperature' };
  if (restBeforeMs === null || restBeforeMs < rule.leastRestMs) return { time, objection: 'no-rest' };
  const percent = (chargeAh / (swing / 100) / nominalAh) * 100;
  return percent > 0 && percent <= MOST_CREDIBLE_PERCENT ? { time, percent } : { time, objection: 'not-credible' };
}

export interface StateOfHealth extends MedianInterval {
  /** How many sessions it is from, and how many were looked at. */
  readonly used: number;
  readonly offered: number;
  /** Time of the newest used. */
  readonly time: Instant;
}

/**
 * Median and interval, percent, of the newest accepted sessions; never one alone. Refused as `too-few` under
 * {@link LEAST_HEALTH_SESSIONS}.
 */
export function computeStateOfHealth(
  sessions: readonly HealthSession[],
  nominalAh: number,
  rule = HEALTH_RULE,
): StateOfHealth | Refusal {
  const accepted = sessions
    .map((session) => estimateHealth(session, nominalAh, rule))
    .flatMap((estimate) => ('percent' in estimate ? [estimate] : []))
    .sort((a, b) => a.time - b.time)
    .slice(-rule.sessions);
  const interval = computeMedianInterval(accepted.map(({ percent }) => percent));
  const newest = accepted.at(-1);
  if (interval === null || newest === undefined || accepted.length < LEAST_HEALTH_SESSIONS) {
    return refuse('too-few', 'chargeSessions');
  }
  return { ...interval, used: accepted.length, offered: sessions.length, time: newest.time };
}
