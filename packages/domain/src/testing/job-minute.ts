/** Minutes of a ship for tests of the job history: stretches at a speed, each with what else is said of it. */
import { computeDestination } from '../geo/geodesy.ts';
import type { JobMinute } from '../job/index.ts';
import { MINUTE_MS } from '../time/unit.ts';

export const JOB_BEGIN = Date.UTC(2026, 10, 23, 6);

/** A moored ship: it does not move, nothing works, and its electric load is that of the resting ship. */
const STILL: Omit<JobMinute, 'time' | 'position'> = {
  speed: 0,
  heading: 90,
  propulsionShare: 0,
  thrusterShare: 0,
  pull: null,
  current: 0,
  headWind: 4,
  hotelKw: 300,
  isOnShorePower: false,
  fuelRate: 0.1,
  carbonRate: 0.32,
  powerKw: 300,
  enginesRunning: 0,
};

/** One stretch after the other from 06:00 on, eastward at its speed. */
export function listMinutes(
  ...stretches: readonly (readonly [minutes: number, change: Partial<JobMinute>])[]
): JobMinute[] {
  const minutes: JobMinute[] = [];
  let position = { latitude: 58, longitude: 4 };
  for (const [count, change] of stretches) {
    for (let minute = 0; minute < count; minute += 1) {
      minutes.push({ ...STILL, time: JOB_BEGIN + minutes.length * MINUTE_MS, position, ...change });
      position = computeDestination(position, 90, ((change.speed ?? 0) * 1852) / 60);
    }
  }
  return minutes;
}
