/** From metres in the hull to pixels of a drawing: lengths to scale, heights and breadths enlarged where the hull is slender. */
import type { TankPlace } from './tank-place.ts';

export interface HullSize {
  readonly lengthMeters: number;
  readonly beamMeters: number;
  readonly depthMeters: number;
}

export interface HullScale {
  readonly size: HullSize;
  /** Of the whole drawing, px. */
  readonly width: number;
  /** Metres from the aft perpendicular to px from the left. */
  readonly along: (meters: number) => number;
  /** Metres to starboard to px below the upper edge of the plan; port is above, as the bow points right. */
  readonly across: (meters: number) => number;
  /** Metres above the keel to px below the upper edge of the profile. */
  readonly up: (meters: number) => number;
  readonly planHeight: number;
  readonly profileHeight: number;
}

/** Beside the hull: draughts in the profile. */
const SIDE_PX = 64;
/** Above the deck for the bow, and below the keel for what trim moves. */
const MARGIN_PX = 26;
/** Room above and below the plan: names of small tanks, the transfer line. */
export const PLAN_MARGIN_PX = 28;
/** Drawings narrower than this scroll in a frame of their own. */
export const LEAST_WIDTH_PX = 640;
const BREADTH_PX = { least: 130, most: 210 };
const DEPTH_PX = { least: 58, most: 96 };

export function createHullScale(size: HullSize, roomPx: number): HullScale {
  const width = Math.max(LEAST_WIDTH_PX, roomPx);
  const perMeter = (width - 2 * SIDE_PX) / size.lengthMeters;
  const breadth = clamp(size.beamMeters * perMeter, BREADTH_PX);
  const depth = clamp(size.depthMeters * perMeter, DEPTH_PX);
  return {
    size,
    width,
    along: (meters) => SIDE_PX + meters * perMeter,
    across: (meters) => PLAN_MARGIN_PX + breadth * (0.5 + meters / size.beamMeters),
    up: (meters) => MARGIN_PX + depth * (1 - meters / size.depthMeters),
    planHeight: breadth + 2 * PLAN_MARGIN_PX,
    profileHeight: depth + 2 * MARGIN_PX,
  };
}

const clamp = (value: number, { least, most }: { least: number; most: number }) =>
  Math.min(most, Math.max(least, value));

/** A tank reaches at most this share of the beam and of the depth where the ship's own are not known. */
const TANK_SHARE = 0.88;

/** The hull around tanks; what is not known of the ship follows from how far its tanks reach. */
export function sizeHull(places: readonly TankPlace[], known: Partial<HullSize> = {}): HullSize {
  const reach = (of: (place: TankPlace) => number) => Math.max(1, ...places.map(of));
  const halfBeam = reach(({ port, starboard }) => Math.max(Math.abs(port), Math.abs(starboard)));
  return {
    lengthMeters: Math.max(known.lengthMeters ?? 0, reach(({ fore }) => fore) / TANK_SHARE),
    beamMeters: Math.max(known.beamMeters ?? 0, (2 * halfBeam) / TANK_SHARE),
    depthMeters: Math.max(known.depthMeters ?? 0, reach(({ top }) => top) / TANK_SHARE),
  };
}

/** The hull from above, bow right. */
export function drawPlanOutline({ size: { lengthMeters, beamMeters }, along, across }: HullScale): string {
  const [aft, shoulder, bow] = [along(0), along(0.68 * lengthMeters), along(lengthMeters)];
  const [port, centre, starboard] = [across(-beamMeters / 2), across(0), across(beamMeters / 2)];
  const reach = along(0.88 * lengthMeters);
  const fine = (centre - port) * 0.45;
  return [
    `M${aft + 8} ${port}H${shoulder}`,
    `C${reach} ${port} ${along(0.95 * lengthMeters)} ${centre - fine} ${bow} ${centre}`,
    `C${along(0.95 * lengthMeters)} ${centre + fine} ${reach} ${starboard} ${shoulder} ${starboard}`,
    `H${aft + 8}Q${aft} ${starboard} ${aft} ${starboard - 8}V${port + 8}Q${aft} ${port} ${aft + 8} ${port}Z`,
  ].join('');
}

/** The hull from starboard, bow right: transom, keel, raked stem and forecastle. */
export function drawProfileOutline({ size: { lengthMeters, depthMeters }, along, up }: HullScale): string {
  const at = (length: number, height: number) => `${along(length * lengthMeters)} ${up(height * depthMeters)}`;
  return [
    `M${at(0, 1)}L${at(0, 0.42)}`,
    `Q${at(0.04, 0.2)} ${at(0.12, 0)}`,
    `L${at(0.93, 0)}Q${at(0.965, 0.04)} ${at(0.965, 0.36)}`,
    `L${at(1, 1.22)}L${at(0.84, 1.22)}L${at(0.84, 1)}Z`,
  ].join('');
}
