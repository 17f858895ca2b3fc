/** Charges found from the power of a battery alone, beside those its controller reports (§4.13). */
import { integrateOverTime } from '../statistic/integral.ts';
import type { Instant } from '../time/instant.ts';
import { listDayBoundaries } from '../time/time-zone.ts';

/** A charge begins above this share of the rated power, held for so long, and ends below the other. */
const SESSION_OPEN = { share: 0.01, heldMs: 60_000 } as const;
const SESSION_CLOSE = { share: 0.005, heldMs: 300_000 } as const;
/** Two charges nearer to one another than this are one, as when the plug is set anew; a longer silence ends a charge. */
export const SESSION_JOIN_MS = 15 * 60_000;

export interface SessionSample {
  readonly time: Instant;
  /** kW, charging positive. */
  readonly chargeKw: number;
  /** Percent; null where it is not known. */
  readonly stateOfCharge: number | null;
  /** Reading of the meter of energy taken in, kWh; null where there is none. */
  readonly meterKwh: number | null;
}

export interface EnergySession {
  /** 1 for the oldest. */
  readonly number: number;
  readonly fromTime: Instant;
  /** Null while it goes on. */
  readonly toTime: Instant | null;
  readonly fromCharge: number | null;
  /** The newest known while the session goes on. */
  readonly toCharge: number | null;
  /** How often it stopped for less than {@link SESSION_JOIN_MS}. */
  readonly pauses: number;
  readonly energyKwh: number;
  /** What the energy is from: the meter where it was read at both ends and never fell, else the power over time. */
  readonly energyFrom: 'meter' | 'power';
  readonly peakKw: number;
  /** Mean over the time that is known; null for a single sample. */
  readonly meanKw: number | null;
  /** Samples of the session, first to last. */
  readonly samples: readonly SessionSample[];
}

/**
 * Charges among samples in order of time, oldest first; `ratedKw` is the power the battery can be charged with. A charge
 * counts its own energy only, never what the meter showed before, and it is never cut at midnight.
 */
export function findEnergySessions(samples: readonly SessionSample[], ratedKw: number): EnergySession[] {
  return joinNear(samples, findCharges(samples, ratedKw)).map((charge, index) => ({
    number: index + 1,
    ...summarize(samples, charge),
  }));
}

interface Charge {
  /** Indices of the first and the last sample. */
  readonly first: number;
  readonly last: number;
  readonly isOpen: boolean;
  readonly pauses: number;
}

function findCharges(samples: readonly SessionSample[], ratedKw: number): Charge[] {
  const charges: Charge[] = [];
  let rising: number | undefined;
  let opened: number | undefined;
  let falling: number | undefined;
  const timeOf = (index: number) => (samples[index] as SessionSample).time;
  const close = (last: number) => {
    if (opened !== undefined) charges.push({ first: opened, last, isOpen: false, pauses: 0 });
    [rising, opened, falling] = [undefined, undefined, undefined];
  };
  samples.forEach(({ time, chargeKw }, index) => {
    if (index > 0 && time - timeOf(index - 1) > SESSION_JOIN_MS) close(falling ?? index - 1);
    if (opened === undefined) {
      rising = chargeKw > SESSION_OPEN.share * ratedKw ? (rising ?? index) : undefined;
      if (rising !== undefined && time - timeOf(rising) >= SESSION_OPEN.heldMs) opened = rising;
      return;
    }
    falling = chargeKw < SESSION_CLOSE.share * ratedKw ? (falling ?? index) : undefined;
    if (falling !== undefined && time - timeOf(falling) >= SESSION_CLOSE.heldMs) close(falling);
  });
  if (opened !== undefined) charges.push({ first: opened, last: samples.length - 1, isOpen: true, pauses: 0 });
  return charges;
}

function joinNear(samples: readonly SessionSample[], charges: readonly Charge[]): Charge[] {
  const joined: Charge[] = [];
  for (const charge of charges) {
    const before = joined.at(-1);
    const pauseMs = before && (samples[charge.first]?.time ?? 0) - (samples[before.last]?.time ?? 0);
    if (before === undefined || pauseMs === undefined || pauseMs >= SESSION_JOIN_MS) joined.push(charge);
    else joined[joined.length - 1] = { ...charge, first: before.first, pauses: before.pauses + 1 };
  }
  return joined;
}

function summarize(samples: readonly SessionSample[], charge: Charge): Omit<EnergySession, 'number'> {
  const own = samples.slice(charge.first, charge.last + 1);
  const [first, last] = [own[0] as SessionSample, own.at(-1) as SessionSample];
  const power = integrateOverTime(own.map(({ time, chargeKw }) => ({ time, value: Math.max(0, chargeKw) })));
  const metered = readMeter(own);
  const energyKwh = metered ?? power.total;
  return {
    fromTime: first.time,
    toTime: charge.isOpen ? null : last.time,
    fromCharge: first.stateOfCharge,
    toCharge: last.stateOfCharge,
    pauses: charge.pauses,
    energyKwh,
    energyFrom: metered === undefined ? 'power' : 'meter',
    peakKw: own.reduce((peak, { chargeKw }) => Math.max(peak, chargeKw), 0),
    meanKw: power.knownMs > 0 ? power.total / (power.knownMs / 3_600_000) : null,
    samples: own,
  };
}

/** What the meter advanced by; undefined where an end was not read, or where it fell: it was reset or replaced. */
function readMeter(own: readonly SessionSample[]): number | undefined {
  const readings = own.flatMap(({ meterKwh }) => (meterKwh === null ? [] : [meterKwh]));
  const [first, last] = [own[0]?.meterKwh, own.at(-1)?.meterKwh];
  const hasFallen = readings.some((reading, index) => reading < (readings[index - 1] ?? reading));
  return typeof first !== 'number' || typeof last !== 'number' || hasFallen ? undefined : last - first;
}

export interface DayEnergy {
  /** Midnight of the zone with which the day begins; of the first day the begin of the session. */
  readonly from: Instant;
  readonly energyKwh: number;
}

/**
 * The energy of a session by days of a zone (an offset or a name, see time-zone.ts): the days add up to the session. Throws
 * a RangeError for an unknown zone.
 */
export function splitEnergyByDay({ samples, energyKwh }: EnergySession, zone: string): DayEnergy[] {
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined) return [];
  const midnights = listDayBoundaries(first.time + 1, last.time - 1, zone);
  const days = [first.time, ...midnights].map((from, index) => {
    const cut = cutOut(samples, from, midnights[index] ?? last.time);
    return { from, energyKwh: integrateOverTime(cut).total };
  });
  const sum = days.reduce((total, day) => total + day.energyKwh, 0);
  return days.map((day) => ({ ...day, energyKwh: sum === 0 ? 0 : (day.energyKwh / sum) * energyKwh }));
}

/** Power between two instants, with a value at either, on the straight line between its neighbours. */
function cutOut(samples: readonly SessionSample[], from: Instant, to: Instant) {
  const points = samples.map(({ time, chargeKw }) => ({ time, value: Math.max(0, chargeKw) }));
  const at = (time: Instant) => {
    const next = points.findIndex((point) => point.time >= time);
    const [before, after] = [points[next - 1], points[next]];
    if (before === undefined || after === undefined || after.time === time) return [];
    const share = (time - before.time) / (after.time - before.time);
    return [{ time, value: before.value + (after.value - before.value) * share }];
  };
  return [...at(from), ...points.filter(({ time }) => time >= from && time <= to), ...at(to)];
}
