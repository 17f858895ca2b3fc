/** Bunkerings, transfers and discharges of the last days, found from the contents of the tanks. */
import type { TimedValue } from '@fms/domain/statistic';
import {
  computeTankRate,
  findBunkerings,
  findTransfers,
  RATE_SPAN_MS,
  type RateMoment,
  type Transfer,
} from '@fms/domain/tank';
import type { TimeSpan } from '@fms/domain/time';
import { sumCourses, type TankGroup } from '../../../entities/tank/index.ts';

export interface Move extends TimeSpan {
  readonly kind: 'bunkering' | 'transfer' | 'landed';
  /** m³ that came, negative for what left; of a transfer what was moved. */
  readonly volume: number;
  readonly isRunning: boolean;
  /** Key of the grade, for what came on board or left it. */
  readonly gradeKey: string;
  /** Ids of the two tanks of a transfer. */
  readonly tanks?: readonly [from: string, to: string];
}

type CourseOf = (tankId: string) => readonly TimedValue[];

/** What came on board and what left it, by grade: the sum of the tanks of a grade hides transfers between them. */
export function findDeliveries(groups: readonly TankGroup[], courseOf: CourseOf): Move[] {
  return groups.flatMap(({ key, tanks }): Move[] => {
    const { sum } = sumCourses(tanks.map(({ id }) => courseOf(id)));
    const fallen = sum.map(({ time, value }) => ({ time, value: -value }));
    return [
      ...findBunkerings(sum).map((found) => ({ ...found, kind: 'bunkering' as const, gradeKey: key })),
      ...findBunkerings(fallen).map((found) => ({
        ...found,
        volume: -found.volume,
        kind: 'landed' as const,
        gradeKey: key,
      })),
    ];
  });
}

/** Transfers between tanks of one grade, from a value a minute. */
export function findTankTransfers(groups: readonly TankGroup[], courseOf: CourseOf): Transfer[] {
  const moments = new Map<number, RateMoment['rates'][number][]>();
  for (const { key, tanks } of groups) {
    if (tanks.length < 2) continue;
    for (const { id } of tanks) {
      for (const { time, rate } of listRates(courseOf(id))) {
        const rates = moments.get(time) ?? [];
        rates.push({ tank: id, grade: key, rate });
        moments.set(time, rates);
      }
    }
  }
  return findTransfers([...moments].map(([time, rates]) => ({ time, rates })).sort((a, b) => a.time - b.time));
}

/** The rate of a tank at each moment of its course that has one. */
function listRates(course: readonly TimedValue[]): { time: number; rate: number }[] {
  let first = 0;
  return course.flatMap(({ time }, place) => {
    while ((course[first]?.time ?? time) <= time - RATE_SPAN_MS) first += 1;
    const rate = computeTankRate(course.slice(first, place + 1), time);
    return typeof rate === 'number' ? [{ time, rate }] : [];
  });
}

export const toMove = ({ fromTank, toTank, grade, from, to, volume, isRunning }: Transfer): Move => ({
  kind: 'transfer',
  from,
  to,
  volume,
  isRunning,
  gradeKey: grade,
  tanks: [fromTank, toTank],
});
