/**
 * Tank tables: what stands in a tank against how deep it stands there. A tank is a box whose bottom has 70 % of the
 * area of its upper part; the area grows in the lowest 30 % of its height.
 */
import type { TankPlace } from '../spec/machinery-spec.ts';

const BOTTOM_SHARE = 0.7;
const HOPPER_SHARE = 1 - BOTTOM_SHARE;
/** Shares of length × breadth × height: below the top of the hopper, and of the whole tank. */
const HOPPER_VOLUME = BOTTOM_SHARE * HOPPER_SHARE + HOPPER_SHARE ** 2 / 2;
export const TANK_VOLUME_SHARE = HOPPER_VOLUME + 1 - HOPPER_SHARE;
/** The sounding pipe stands that far from the middle, shares of length (towards aft) and breadth (towards the side). */
const PIPE_AFT_SHARE = 0.4;
const PIPE_SIDE_SHARE = 0.3;

export interface Attitude {
  /** Draught aft less draught forward over the ship's length, m/m. */
  readonly trimSlope: number;
  /** Positive to starboard. */
  readonly heelDegrees: number;
}

/** m³ below `meters` of liquid, of a ship on even keel. */
export function computeTankVolume({ length, breadth, height }: TankPlace, meters: number): number {
  const depth = Math.min(Math.max(meters / height, 0), 1);
  const share = depth < HOPPER_SHARE ? BOTTOM_SHARE * depth + depth ** 2 / 2 : HOPPER_VOLUME + depth - HOPPER_SHARE;
  return share * length * breadth * height;
}

/** Soundings in metres against m³ on even keel, in equal steps from the bottom to the top. */
export function buildTankTable(place: TankPlace, steps = 20): (readonly [meters: number, volumeM3: number])[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const meters = (place.height * i) / steps;
    return [meters, computeTankVolume(place, meters)];
  });
}

/** Where the sounding pipe stands: metres from the aft perpendicular, and from the centre line, positive to starboard. */
export function findSoundingPipe({ fromAft, fromCentre, length, breadth }: TankPlace) {
  const side = fromCentre < 0 ? -1 : 1;
  return { fromAft: fromAft - PIPE_AFT_SHARE * length, fromCentre: fromCentre + side * PIPE_SIDE_SHARE * breadth };
}

/** Metres of liquid on even keel that `volumeM3` make; the inverse of `computeTankVolume`. */
export function computeTankDepth({ length, breadth, height }: TankPlace, volumeM3: number): number {
  const share = volumeM3 / (length * breadth * height);
  const depth =
    share < HOPPER_VOLUME
      ? Math.sqrt(BOTTOM_SHARE ** 2 + 2 * share) - BOTTOM_SHARE
      : HOPPER_SHARE + share - HOPPER_VOLUME;
  return depth * height;
}

/**
 * What a gauge at the sounding pipe reads, m. The surface stays level while the ship does not: it stands higher at
 * the pipe when the ship is trimmed by the stern, or heeled to the side of the pipe.
 */
export function computeSounding(place: TankPlace, volumeM3: number, { trimSlope, heelDegrees }: Attitude): number {
  const side = place.fromCentre < 0 ? -1 : 1;
  const aft = PIPE_AFT_SHARE * place.length;
  const outboard = side * PIPE_SIDE_SHARE * place.breadth;
  const depth =
    computeTankDepth(place, volumeM3) + trimSlope * aft + Math.tan((heelDegrees * Math.PI) / 180) * outboard;
  return Math.min(Math.max(depth, 0), place.height);
}
