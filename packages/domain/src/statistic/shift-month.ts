/** Months made of whole shifts (§7.10, `getMonthlyHistory`). */
import { getZoneOffsetMs } from '../time/time-zone.ts';
import type { Shift } from './shift.ts';

/** Shifts of one month in order of time: each is counted in the month of the zone in which it begins. */
export function groupShiftsByMonth(shifts: readonly Shift[], zone: string): Shift[][] {
  const byMonth = Map.groupBy(shifts, ({ fromTime }) => {
    const local = new Date(fromTime + getZoneOffsetMs(zone, fromTime));
    return local.getUTCFullYear() * 12 + local.getUTCMonth();
  });
  return [...byMonth.values()];
}
