/** A vessel as the map sees it at a moment: state, place on the drawing, direction, words. */
import {
  ALARM_PRIORITIES,
  type AlarmPriority,
  formatAge,
  type Instant,
  type Position,
  type VesselId,
  vesselPresence,
} from '@fms/domain';
import type { VesselSymbolState, VesselSymbolType } from '@fms/ui';
import type { LivePosition } from '../../live/index.ts';
import { nearestTurn, type WorldPlace, worldPlaceOf } from '../sprite/sprite-layer.ts';
import type { FleetMoment } from './fleet-moment.ts';

/** What the map must know of a vessel besides where it is. */
export interface MapVessel {
  readonly id: VesselId;
  readonly name: string;
  readonly type: VesselSymbolType;
  /** Its highest active priority. */
  readonly alarm?: AlarmPriority | undefined;
}

export interface VesselSight {
  readonly vessel: MapVessel;
  readonly last: LivePosition;
  readonly state: VesselSymbolState;
  readonly place: Position;
  /** From the middle of the drawing, in world widths. */
  readonly world: WorldPlace;
  /** From the middle of the drawing, in pixels. */
  readonly x: number;
  readonly y: number;
  /** The heading, the course where no heading is known, null where neither is. */
  readonly direction: number | null;
}

/** The part of the world that is drawn. */
export interface Scope {
  readonly centre: WorldPlace;
  /** Pixels of the whole world's width. */
  readonly worldPixels: number;
  /** Farther than this from the middle nothing is drawn, pixels. */
  readonly reachX: number;
  readonly reachY: number;
}

/** What the map may claim about a vessel; undefined when it has no position. */
function stateOf({ time, speedKnots }: LivePosition, nowMs: Instant): VesselSymbolState | undefined {
  const presence = vesselPresence({ time, speedKnots }, nowMs);
  return presence === 'unknown' ? undefined : presence;
}

/** Undefined for a vessel that is out of scope or was never heard of; the list beside the map names it. */
export function sightOf(vessel: MapVessel, moment: FleetMoment, nowMs: Instant, scope: Scope): VesselSight | undefined {
  const last = moment.read(vessel.id);
  const state = last && stateOf(last, nowMs);
  if (last === undefined || state === undefined) return undefined;
  // A late vessel stays where it was last seen: nobody knows whether it went on.
  const place = state === 'moving' || state === 'stopped' ? moment.placeOf(last) : last;
  const world = fromCentre(place, scope.centre);
  const x = world.x * scope.worldPixels;
  const y = world.y * scope.worldPixels;
  if (Math.abs(x) > scope.reachX || Math.abs(y) > scope.reachY) return undefined;
  const direction = last.headingDegrees ?? last.courseDegrees;
  return { vessel, last, state, place, world, x, y, direction };
}

export function fromCentre({ longitude, latitude }: Position, centre: WorldPlace): WorldPlace {
  const world = worldPlaceOf(longitude, latitude);
  return { x: nearestTurn(world.x - centre.x), y: world.y - centre.y };
}

export type AgeText = (state: 'late' | 'lost', age: string) => string;

/** Second line of the name while the position is late or lost, else empty. */
export function ageLine({ state, last }: VesselSight, nowMs: Instant, ageText: AgeText): string {
  return state === 'late' || state === 'lost' ? ageText(state, formatAge(nowMs - last.time)) : '';
}

const STATE_RANK: Record<VesselSymbolState, number> = { moving: 0, stopped: 1, late: 2, lost: 3 };

/** Order of importance, most important first: selected, in alarm by priority, then by state. */
export function rankOf({ vessel, state }: VesselSight, selectedId: VesselId | undefined): number {
  if (vessel.id === selectedId) return -1;
  if (vessel.alarm !== undefined) return ALARM_PRIORITIES.indexOf(vessel.alarm);
  return ALARM_PRIORITIES.length + STATE_RANK[state];
}
