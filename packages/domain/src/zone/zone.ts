/**
 * Zones: whether a position lies inside, and when a vessel has really entered or left (issue "Fleet", zones). All areas are
 * polygons without holes, given by their corners in degrees; an outline across 180° goes on beyond it.
 */
import type { Position } from '../geo/coordinates.ts';
import type { Instant } from '../time/instant.ts';

/** Longitude, latitude. */
export type Corner = readonly [longitude: number, latitude: number];
export type Outline = readonly Corner[];

/** A vessel must be this far past the border before it counts: positions scatter by some tens of metres. */
export const ZONE_MARGIN_METERS = 50;
/** ... in this many positions one after the other ... */
export const ZONE_CONFIRM_POSITIONS = 3;
/** ... over at least this long. */
export const ZONE_CONFIRM_MS = 60_000;

const METERS_PER_DEGREE = 111_195;
const RADIANS = Math.PI / 180;

/**
 * Metres to the border of the nearest outline: positive inside, negative outside. On a plane around the position, good to
 * about a percent within 100 km, which is far more than is asked of it; beyond that only the sign counts.
 */
export function computeZoneDepthMeters(outlines: readonly Outline[], position: Position): number {
  let deepest = Number.NEGATIVE_INFINITY;
  for (const outline of outlines) deepest = Math.max(deepest, depthIn(outline, position));
  return deepest;
}

function depthIn(outline: Outline, { latitude, longitude }: Position): number {
  const east = METERS_PER_DEGREE * Math.cos(latitude * RADIANS);
  const turn = nearestTurn(outline, longitude);
  let isInside = false;
  let nearest = Number.POSITIVE_INFINITY;
  let [lastX, lastY] = place(outline.at(-1) as Corner);
  for (const corner of outline) {
    const [x, y] = place(corner);
    // Crossing number (W. R. Franklin): one border counts for one side only, so that neighbours share no point.
    if (y > 0 !== lastY > 0 && 0 < ((lastX - x) * -y) / (lastY - y) + x) isInside = !isInside;
    nearest = Math.min(nearest, distanceToSegment(lastX, lastY, x, y));
    lastX = x;
    lastY = y;
  }
  return isInside ? nearest : -nearest;

  function place([cornerLongitude, cornerLatitude]: Corner): [x: number, y: number] {
    return [(cornerLongitude - turn - longitude) * east, (cornerLatitude - latitude) * METERS_PER_DEGREE];
  }
}

/** Whole turns by which the outline lies beside the position, so that 181° and −179° meet. */
function nearestTurn(outline: Outline, longitude: number): number {
  let west = Number.POSITIVE_INFINITY;
  let east = Number.NEGATIVE_INFINITY;
  for (const [corner] of outline) {
    west = Math.min(west, corner);
    east = Math.max(east, corner);
  }
  return Math.round(((west + east) / 2 - longitude) / 360) * 360;
}

/** From the origin to a segment. */
function distanceToSegment(ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / squared));
  return Math.hypot(ax + share * dx, ay + share * dy);
}

export interface ZoneFix extends Position {
  readonly time: Instant;
}

/** What is known of one vessel and one zone. */
export interface ZoneState {
  readonly isInside: boolean;
  /** False while the only positions were too near the border to say; nothing is told until it is. */
  readonly isSettled: boolean;
  /** The last position that was surely on the side it is on. */
  readonly last: ZoneFix;
  /** Positions past the border, oldest first, until they are enough; at most {@link ZONE_CONFIRM_POSITIONS}. */
  readonly doubt: readonly ZoneFix[];
}

export interface ZoneCrossing {
  readonly kind: 'entered' | 'left';
  /** The first position on the new side. */
  readonly first: ZoneFix;
  /** The last one on the old side: what happened in between is not known. */
  readonly knownUntil: Instant;
}

export interface ZoneEvaluation {
  readonly state: ZoneState;
  readonly crossing: ZoneCrossing | undefined;
}

/**
 * Takes a position. The first one of a vessel sets its side and reports no crossing: its entry was not seen. A position
 * older than what is known changes nothing: late data cannot enter a zone that was left since. One past the border by
 * less than the margin says nothing either way, and a single wild one is forgotten with the next.
 */
export function evaluateZone(state: ZoneState | undefined, fix: ZoneFix, depth: number): ZoneEvaluation {
  if (state === undefined) return { state: beginningAt(fix, depth), crossing: undefined };
  const newest = state.doubt.at(-1)?.time ?? state.last.time;
  if (fix.time <= newest) return { state, crossing: undefined };
  if (!state.isSettled) return { state: beginningAt(fix, depth), crossing: undefined };
  const isPast = state.isInside ? depth < -ZONE_MARGIN_METERS : depth > ZONE_MARGIN_METERS;
  if (!isPast) {
    const isSure = state.isInside ? depth > 0 : depth < 0;
    // Within the margin of the border a row of doubts is neither confirmed nor refuted.
    return { state: isSure ? { ...state, last: fix, doubt: [] } : state, crossing: undefined };
  }
  const doubt = [...state.doubt, fix];
  const [first] = doubt as [ZoneFix];
  const isConfirmed = doubt.length >= ZONE_CONFIRM_POSITIONS && fix.time - first.time >= ZONE_CONFIRM_MS;
  if (!isConfirmed) return { state: { ...state, doubt: keepEnds(doubt) }, crossing: undefined };
  return {
    state: { isInside: !state.isInside, isSettled: true, last: fix, doubt: [] },
    crossing: { kind: state.isInside ? 'left' : 'entered', first, knownUntil: state.last.time },
  };
}

function beginningAt(fix: ZoneFix, depth: number): ZoneState {
  return { isInside: depth > 0, isSettled: Math.abs(depth) > ZONE_MARGIN_METERS, last: fix, doubt: [] };
}

/** The first one tells when it began, the newest ones that it goes on; none in between is needed. */
function keepEnds(doubt: readonly ZoneFix[]): readonly ZoneFix[] {
  return doubt.length <= ZONE_CONFIRM_POSITIONS
    ? doubt
    : [doubt[0] as ZoneFix, ...doubt.slice(1 - ZONE_CONFIRM_POSITIONS)];
}

/** Whether a position may lie inside or near: asked first, since most zones are far away. */
export function isNear({ south, north, west, east }: ZoneBox, { latitude, longitude }: Position): boolean {
  if (latitude < south || latitude > north) return false;
  const middle = (west + east) / 2;
  const turned = longitude + Math.round((middle - longitude) / 360) * 360;
  return turned >= west && turned <= east;
}

export interface ZoneBox {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** The box around outlines, a little larger than the margin. */
export function computeZoneBox(outlines: readonly Outline[]): ZoneBox {
  let [south, north, west, east] = [Infinity, -Infinity, Infinity, -Infinity];
  // One by one: a coast has more corners than a call may have arguments.
  for (const outline of outlines) {
    for (const [longitude, latitude] of outline) {
      [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
      [west, east] = [Math.min(west, longitude), Math.max(east, longitude)];
    }
  }
  const air = (4 * ZONE_MARGIN_METERS) / METERS_PER_DEGREE;
  const farthest = Math.max(Math.abs(south), Math.abs(north));
  const wide = air / Math.max(0.01, Math.cos(farthest * RADIANS));
  return { south: south - air, north: north + air, west: west - wide, east: east + wide };
}
