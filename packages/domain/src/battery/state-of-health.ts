/** State of health of a battery from its own sessions: what a wide swing of charge holds, several of them together. */
import { type Refusal, refuse } from '../plant-value/plant-value.ts';
import { computeMedianInterval, type MedianInterval } from '../statistic/quantile.ts';
import type { Instant } from '../time/instant.ts';

/** When a session says something of the capacity; the numbers are the product's own, a maker's go before them. */
export interface HealthRule {
  /** Least swing of the state of charge, points: the error of a reading at either end is divided by it. */
  readonly leastSwingPoints: number;
  /** Least swing that is taken together with others, points, and of all of them together. */
  readonly leastPartPoints: number;
  readonly leastBundlePoints: number;
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
  leastPartPoints: 3,
  leastBundlePoints: 100,
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
  /** By how much the state of charge rose, or fell where negative, points. */
  readonly swingPoints: number;
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
  const { time, chargeAh, swingPoints, restBeforeMs } = session;
  const swing = Math.abs(swingPoints);
  if (!(swing >= rule.leastSwingPoints)) return { time, objection: 'small-swing' };
  if (!isTempered(session, rule)) return { time, objection: 'temperature' };
  if (restBeforeMs === null || restBeforeMs < rule.leastRestMs) return { time, objection: 'no-rest' };
  return evaluate(time, chargeAh, swing, nominalAh);
}

function evaluate(time: Instant, chargeAh: number, swing: number, nominalAh: number): HealthEstimate {
  const percent = (chargeAh / (swing / 100) / nominalAh) * 100;
  return percent > 0 && percent <= MOST_CREDIBLE_PERCENT ? { time, percent } : { time, objection: 'not-credible' };
}

const isTempered = ({ meanCelsius }: HealthSession, { lowestCelsius, highestCelsius }: HealthRule) =>
  meanCelsius !== null && meanCelsius >= lowestCelsius && meanCelsius <= highestCelsius;

/**
 * Sessions too small to count alone, taken together in order of time: a ferry charges at every berth and never swings
 * widely, nor does it rest. Each estimate is of about as much charge as discharge, so that a state of charge that lags
 * behind the current errs in both ways alike; it swings {@link HealthRule.leastBundlePoints} in all.
 */
export function estimateFromSmallSessions(
  sessions: readonly HealthSession[],
  nominalAh: number,
  rule = HEALTH_RULE,
): HealthEstimate[] {
  const estimates: HealthEstimate[] = [];
  let [chargeAh, risen, fallen] = [0, 0, 0];
  for (const small of sessions) {
    const swing = Math.abs(small.swingPoints);
    if (!isTempered(small, rule) || !(swing >= rule.leastPartPoints && swing < rule.leastSwingPoints)) continue;
    chargeAh += small.chargeAh;
    if (small.swingPoints > 0) risen += swing;
    else fallen += swing;
    const isEven = Math.min(risen, fallen) >= EVEN_SHARE * Math.max(risen, fallen);
    if (risen + fallen < rule.leastBundlePoints || !isEven) continue;
    estimates.push(evaluate(small.time, chargeAh, risen + fallen, nominalAh));
    [chargeAh, risen, fallen] = [0, 0, 0];
  }
  return estimates;
}

/** Charge and discharge of this share of one another are about as much. */
const EVEN_SHARE = 0.6;

export interface StateOfHealth extends MedianInterval {
  /** How many estimates it is from, of wide sessions and of several small ones each; and how many sessions were looked at. */
  readonly used: number;
  readonly offered: number;
  /** Time of the newest used. */
  readonly time: Instant;
}

/**
 * Median and interval, percent, of the newest accepted estimates, of wide sessions alone and of small ones together;
 * never one alone. The interval tells how far they scatter; an error of the current sensor itself is not in it. Refused
 * as `too-few` under {@link LEAST_HEALTH_SESSIONS}.
 */
export function computeStateOfHealth(
  sessions: readonly HealthSession[],
  nominalAh: number,
  rule = HEALTH_RULE,
): StateOfHealth | Refusal {
  const wide = sessions.map((session) => estimateHealth(session, nominalAh, rule));
  const accepted = [...wide, ...estimateFromSmallSessions(sessions, nominalAh, rule)]
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
