/**
 * Anchor watch: the circle a ship swings in about its anchor, and when it has really left it
 * (§B4-18). A circle is a zone; what counts as leaving one is the rule of zones and no second one.
 */
import type { Position } from '../geo/coordinates.ts';
import { computeDestination, computeDistanceMeters } from '../geo/geodesy.ts';
import { type Corner, evaluateZone, type Outline, type ZoneEvaluation, type ZoneFix, type ZoneState } from './zone.ts';

export interface SwingCircle extends Position {
  readonly radiusMeters: number;
}

/** Smaller than the scatter of positions with its margin a circle is always left; larger it watches a roadstead. */
export const MIN_SWING_METERS = 50;
export const MAX_SWING_METERS = 3000;

/** The swing seen so far is seldom all of it: half as much again is room for wind and tide to turn. */
const SWING_ROOM = 1.5;
const LEAST_PROPOSED_METERS = 100;
const STEP_METERS = 10;

/** What is proposed from a stay: its middle, and what nine of ten of its positions lie within, with room, in tens of metres. */
export function createSwingCircle({ latitude, longitude, radiusMeters }: SwingCircle): SwingCircle {
  const wide = Math.ceil((radiusMeters * SWING_ROOM) / STEP_METERS) * STEP_METERS;
  return { latitude, longitude, radiusMeters: Math.min(MAX_SWING_METERS, Math.max(LEAST_PROPOSED_METERS, wide)) };
}

/** What is known of a vessel when its watch begins or goes on: inside until positions say otherwise, or dragging already. */
export function createAnchorState({ latitude, longitude }: Position, isDragging: boolean): ZoneState {
  return { isInside: !isDragging, isSettled: true, last: { latitude, longitude, time: 0 }, doubt: [] };
}

/**
 * Takes a position: `left` is a dragging anchor, `entered` that the ship lies within the circle again. As for zones it
 * takes 50 m beyond the circle, three positions and a minute; late and single wild ones change nothing.
 */
export function evaluateAnchor(circle: SwingCircle, state: ZoneState, fix: ZoneFix): ZoneEvaluation {
  return evaluateZone(state, fix, circle.radiusMeters - computeDistanceMeters(circle, fix));
}

const CORNERS = 72;

/** The circle as an outline that can be drawn, also across 180°. */
export function buildCircleOutline(circle: SwingCircle): Outline {
  return Array.from({ length: CORNERS }, (_, index): Corner => {
    const { latitude, longitude } = computeDestination(circle, (index * 360) / CORNERS, circle.radiusMeters);
    return [longitude + Math.round((circle.longitude - longitude) / 360) * 360, latitude];
  });
}
