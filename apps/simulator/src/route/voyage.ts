/** Writing an itinerary down as a master would: lie here so long, sail there at that speed. */
import { KNOT_MS } from '../sea/unit.ts';
import type { Activity, Itinerary, Stage } from './itinerary.ts';
import { buildPath, type Waypoint } from './path.ts';
import { createSpeedProfile } from './speed-profile.ts';

export interface Handling {
  readonly turnRadiusMeters: number;
  readonly harbourKnots: number;
  readonly harbourMeters: number;
  /** m/s². */
  readonly acceleration: number;
}

export interface Voyage {
  lie(activity: Activity, place: string, minutes: number): Voyage;
  /** Lies until so many minutes of the cycle have passed: what a timetable is made of. */
  lieUntil(activity: Activity, place: string, minuteOfCycle: number): Voyage;
  sail(place: string, waypoints: readonly Waypoint[], knots: number, activity?: Activity): Voyage;
  done(offsetSeconds: number): Itinerary;
}

export function planVoyage(handling: Handling): Voyage {
  const stages: Stage[] = [];
  const passed = () => stages.reduce((sum, { seconds }) => sum + seconds, 0);
  const self: Voyage = {
    lie(activity, place, minutes) {
      stages.push({ kind: 'stay', activity, place, seconds: Math.round(minutes * 60) });
      return self;
    },
    lieUntil(activity, place, minuteOfCycle) {
      const seconds = minuteOfCycle * 60 - passed();
      if (seconds < 60) throw new Error(`no time at ${place}: the timetable asks for ${seconds} s`);
      stages.push({ kind: 'stay', activity, place, seconds });
      return self;
    },
    sail(place, waypoints, knots, activity = 'transit') {
      const path = buildPath(waypoints, handling.turnRadiusMeters);
      const isInOpenWater = activity !== 'transit';
      const harbourSpeed = Math.min(handling.harbourKnots, knots) * KNOT_MS;
      const profile = createSpeedProfile(path.lengthMeters, {
        seaSpeed: knots * KNOT_MS,
        harbourSpeed,
        harbourMeters: isInOpenWater ? 0 : handling.harbourMeters,
        acceleration: handling.acceleration,
      });
      stages.push({
        kind: 'passage',
        activity,
        place,
        seconds: profile.seconds,
        path,
        profile,
        harbourSpeed: isInOpenWater ? 0 : harbourSpeed,
      });
      return self;
    },
    done: (offsetSeconds) => ({ stages, cycleSeconds: passed(), offsetSeconds }),
  };
  return self;
}
