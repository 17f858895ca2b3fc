/** What the other instruments say of a charge: where its energy came from, and how warm it made the cells. */
import type { ChargeSession } from '@fms/domain/battery';
import type { SeriesPoint } from '../../../live/index.ts';

/** Of the shore connection, or of what runs on board: sets and propellers that give power back. */
export type ChargeSource = 'shore' | 'ship';

export interface CourseOfCharge {
  /** kW of the battery, giving positive. */
  readonly power: readonly SeriesPoint[];
  /** kW of the shore connection; undefined for a ship without one. */
  readonly shore: readonly SeriesPoint[] | undefined;
  /** °C of the warmest cell of each string. */
  readonly warmest: readonly (readonly SeriesPoint[])[];
}

export interface SessionCourse {
  /** Null while it is not known. */
  readonly source: ChargeSource | null;
  /** How far the warmest cell of any string rose above where it began, K; null where no temperature is measured. */
  readonly riseKelvin: number | null;
}

/** The shore feeds the ship beside its battery: it is the source when it gives at least this share of what goes in. */
const SHORE_SHARE = 0.5;

export function computeSessionCourse(session: ChargeSession, course: CourseOfCharge): SessionCourse {
  const rises = course.warmest.flatMap((points) => computeRise(session, points));
  return { source: findSource(session, course), riseKelvin: rises.length === 0 ? null : Math.max(...rises) };
}

function findSource(session: ChargeSession, { power, shore }: CourseOfCharge): ChargeSource | null {
  const charged = computeMean(selectWithin(session, power));
  const given = shore === undefined ? 0 : computeMean(selectWithin(session, shore));
  if (charged === null || given === null || charged >= 0) return null;
  return given >= SHORE_SHARE * -charged ? 'shore' : 'ship';
}

/** From the bucket in which the charge begins, whose lowest is that before the current warms the cells. */
function computeRise(session: ChargeSession, points: readonly SeriesPoint[]): number | [] {
  const own = selectWithin(session, points);
  const begin = points.findLast(({ time }) => time <= session.fromTime) ?? own[0];
  return begin === undefined || own.length === 0 ? [] : Math.max(...own.map(({ max }) => max)) - begin.min;
}

const computeMean = (points: readonly SeriesPoint[]): number | null =>
  points.length === 0 ? null : points.reduce((sum, { avg }) => sum + avg, 0) / points.length;

/** Buckets that begin within a session; an open one goes on. */
export const selectWithin = (
  { fromTime, toTime }: ChargeSession,
  points: readonly SeriesPoint[],
): readonly SeriesPoint[] => points.filter(({ time }) => time >= fromTime && (toTime === null || time <= toTime));
