/** Sessions of §4.13 with what follows from them: energy, rate, the strings, crossings between two, turning points. */

import { type ChargeRecord, type ChargeSession, findChargeSessions } from '@fms/domain/battery';
import { INTEGRAL_MAX_STEP_MS } from '@fms/domain/statistic';
import { HOUR_MS } from '@fms/domain/time';
import type { SeriesPoint } from '../../../live/index.ts';
import { type CourseOfCharge, computeSessionCourse, type SessionCourse, selectWithin } from './session-course.ts';

/** Capacity of the connected strings as it is now, kWh; undefined where capacities or states of health are not known. */
export type UsableCapacity = number | undefined;

export interface ShownSession extends ChargeSession, SessionCourse {
  /** kWh: ∫ P dt where the power is known finely enough, else from the state of charge; null for neither. */
  readonly energyKwh: number | null;
  readonly energyFrom: 'power' | 'charge' | null;
  readonly peakKw: number | null;
  /** 1/h over the whole session; null while it is open. */
  readonly meanC: number | null;
  readonly peakC: number | null;
  /** The same session of each string, in the ship's order. */
  readonly strings: readonly ChargeSession[];
}

/** Newest first. */
export function listSessions(
  records: readonly ChargeRecord[],
  course: CourseOfCharge,
  capacityKwh: UsableCapacity,
): readonly ShownSession[] {
  const { power } = course;
  const strings = Math.max(0, ...records.map(({ socPercent }) => socPercent.length));
  const byString = Array.from({ length: strings }, (_, index) => findChargeSessions(records, index));
  return findChargeSessions(records)
    .map((session, place): ShownSession => {
      const energy = energyOf(session, power, capacityKwh);
      const { durationHours } = session;
      const peakKw = peakOf(session, power);
      const rate = (kilowatt: number | null) =>
        kilowatt === null || capacityKwh === undefined ? null : kilowatt / capacityKwh;
      const meanKw = durationHours === null || energy.energyKwh === null ? null : energy.energyKwh / durationHours;
      return {
        ...session,
        ...energy,
        ...computeSessionCourse(session, course),
        peakKw,
        meanC: rate(meanKw),
        peakC: rate(peakKw),
        strings: byString.flatMap((sessions) => sessions[place] ?? []),
      };
    })
    .reverse();
}

/** Mean values of a few minutes stand for the whole of a session that is much longer than they are. */
const LEAST_BUCKETS = 4;

function energyOf(
  session: ChargeSession,
  power: readonly SeriesPoint[],
  capacityKwh: UsableCapacity,
): Pick<ShownSession, 'energyKwh' | 'energyFrom'> {
  const total = selectWithin(session, power).length < LEAST_BUCKETS ? null : sumCharged(session, power);
  if (total !== null) return { energyKwh: total, energyFrom: 'power' };
  const { fromCharge, toCharge } = session;
  if (fromCharge === null || toCharge === null || capacityKwh === undefined)
    return { energyKwh: null, energyFrom: null };
  return { energyKwh: ((toCharge - fromCharge) / 100) * capacityKwh, energyFrom: 'charge' };
}

/**
 * What went in over the buckets that a session touches, kWh; null where some of them are missing. Those at its ends hold
 * time before and after it as well, in which a battery at its berth gives next to nothing.
 */
function sumCharged({ fromTime, toTime }: ChargeSession, power: readonly SeriesPoint[]): number | null {
  const widthMs = Math.min(...power.slice(1).map(({ time }, place) => time - (power[place]?.time ?? time)));
  const own = power.filter(({ time }) => time + widthMs > fromTime && (toTime === null || time < toTime));
  const isWhole = own.slice(1).every(({ time }, place) => time - (own[place]?.time ?? time) <= INTEGRAL_MAX_STEP_MS);
  return isWhole ? own.reduce((sum, { avg }) => sum + (Math.max(0, -avg) * widthMs) / HOUR_MS, 0) : null;
}

function peakOf(session: ChargeSession, power: readonly SeriesPoint[]): number | null {
  const own = selectWithin(session, power);
  return own.length === 0 ? null : Math.max(0, ...own.map(({ min }) => -min));
}

/** Energy given between the end of a charge and the begin of the next, kWh, oldest first; open sessions bound none. */
export function listCrossings(records: readonly ChargeRecord[], capacityKwh: UsableCapacity): readonly number[] {
  if (capacityKwh === undefined) return [];
  const sessions = findChargeSessions(records);
  return sessions.slice(1).flatMap(({ fromCharge }, place) => {
    const before = sessions[place]?.toCharge ?? null;
    const given = before === null || fromCharge === null ? 0 : ((before - fromCharge) / 100) * capacityKwh;
    return given > 0 ? [given] : [];
  });
}

/** States of charge where its course turns: begin and end of each charge, percent, oldest first. */
export function listTurns(records: readonly ChargeRecord[]): readonly number[] {
  return findChargeSessions(records).flatMap(({ fromCharge, toCharge }) =>
    [fromCharge, toCharge].filter((charge) => charge !== null),
  );
}

/** Energy taken in by UTC day, kWh, by the begin of the day; a session belongs to the day in which it ends. */
export function sumByDay(records: readonly ChargeRecord[], capacityKwh: UsableCapacity): ReadonlyMap<number, number> {
  const days = new Map<number, number>();
  if (capacityKwh === undefined) return days;
  for (const { fromCharge, toCharge, toTime } of findChargeSessions(records)) {
    if (fromCharge === null || toCharge === null || toTime === null) continue;
    const day = Math.floor(toTime / (24 * HOUR_MS)) * 24 * HOUR_MS;
    days.set(day, (days.get(day) ?? 0) + ((toCharge - fromCharge) / 100) * capacityKwh);
  }
  return days;
}
