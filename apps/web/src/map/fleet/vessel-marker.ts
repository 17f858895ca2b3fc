/** A vessel as the map sees it at a moment: state, place on the drawing, direction, words. */
import { ALARM_PRIORITIES, type AlarmPriority } from '@fms/domain/alarm';
import { formatAge } from '@fms/domain/format';
import type { Position } from '@fms/domain/geo';
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { KMH_PER_KNOT } from '@fms/domain/track';
import { getVesselPresence } from '@fms/domain/vessel';
import type { VesselSymbolState, VesselSymbolType } from '@fms/ui/symbol';
import type { LivePosition } from '../../live/index.ts';
import { computeWorldMeters } from '../geometry/screen-geometry.ts';
import { normaliseTurn, toWorldPlace, type WorldPlace } from '../sprite/sprite-layer.ts';
import type { FleetMoment } from './fleet-moment.ts';

/** What the map must know of a vessel besides where it is. */
export interface MapVessel {
  readonly id: VesselId;
  readonly name: string;
  readonly type: VesselSymbolType;
  /** Its highest active priority. */
  readonly alarm?: AlarmPriority | undefined;
}

export interface VesselMarker {
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

/** Before a vessel was heard of. */
const NEVER: LivePosition = {
  latitude: 0,
  longitude: 0,
  time: 0,
  speedKnots: null,
  courseDegrees: null,
  headingDegrees: null,
  quality: 0,
};

/** The part of the world that is drawn. */
export interface Scope {
  readonly centre: WorldPlace;
  /** Pixels of the whole world's width. */
  readonly worldPixels: number;
  /** Farther than this from the middle nothing is drawn, pixels. */
  readonly reachX: number;
  readonly reachY: number;
}

/** Undefined for a vessel that is out of scope or was never heard of; the list beside the map names it. */
export function createMarker(
  vessel: MapVessel,
  moment: FleetMoment,
  nowMs: Instant,
  scope: Scope,
): VesselMarker | undefined {
  const marker = new Sight(vessel);
  return marker.look(moment, nowMs, scope) ? marker : undefined;
}

/** A shift that cannot be seen. */
const UNSEEN_PIXELS = 0.25;
const METERS_PER_SECOND_AND_KNOT = KMH_PER_KNOT / 3.6;

/**
 * One vessel from drawing to drawing, written over each time: thousands of them are looked at every second, and most
 * have neither reported nor moved by what the scale shows. The turns of their positions are then not computed again.
 */
class Sight implements VesselMarker {
  vessel: MapVessel;
  last: LivePosition = NEVER;
  state: VesselSymbolState = 'lost';
  place: Position = NEVER;
  readonly world = { x: 0, y: 0 };
  x = 0;
  y = 0;
  direction: number | null = null;
  /** Where `last` lies on the Mercator world. */
  #reported: WorldPlace = this.world;
  /** World widths per second, at the speed and latitude of `last`. */
  #pace = 0;

  constructor(vessel: MapVessel) {
    this.vessel = vessel;
  }

  /** Sees where the vessel is at the moment; false when there is nothing to draw. */
  look(moment: FleetMoment, nowMs: Instant, scope: Scope): boolean {
    const last = moment.read(this.vessel.id);
    const state = last && getVesselPresence(last, nowMs);
    if (last === undefined || state === undefined || state === 'unknown') return false;
    if (last !== this.last) this.#hear(last);
    this.state = state;
    const reported = this.#predict(moment, nowMs, scope)
      ? toWorldPlace(this.place.longitude, this.place.latitude)
      : this.#reported;
    this.world.x = normaliseTurn(reported.x - scope.centre.x);
    this.world.y = reported.y - scope.centre.y;
    this.x = this.world.x * scope.worldPixels;
    this.y = this.world.y * scope.worldPixels;
    return Math.abs(this.x) <= scope.reachX && Math.abs(this.y) <= scope.reachY;
  }

  #hear(last: LivePosition): void {
    this.last = last;
    this.direction = last.headingDegrees ?? last.courseDegrees;
    this.#reported = toWorldPlace(last.longitude, last.latitude);
    const metersPerSecond = (last.speedKnots ?? 0) * METERS_PER_SECOND_AND_KNOT;
    this.#pace = metersPerSecond / computeWorldMeters(last.latitude);
  }

  /** Puts the vessel where it is by now; false when that is not seen to differ from where it reported. */
  #predict(moment: FleetMoment, nowMs: Instant, { worldPixels }: Scope): boolean {
    const shift = this.#pace * ((nowMs - this.last.time) / 1000) * worldPixels;
    // A late vessel stays where it was last seen: its motion since is unknown.
    const isHeard = this.state === 'moving' || this.state === 'stopped';
    this.place = isHeard && shift > UNSEEN_PIXELS ? moment.placeOf(this.last) : this.last;
    return this.place !== this.last;
  }
}

/** The markers of a fleet; the same vessel keeps its own as long as it is in the fleet. */
export class FleetMarkers {
  #vessels: readonly MapVessel[] = [];
  #markers: readonly Sight[] = [];

  /** What is to be drawn of `vessels`; valid until the next call. */
  see(vessels: readonly MapVessel[], moment: FleetMoment, nowMs: Instant, scope: Scope): VesselMarker[] {
    if (vessels !== this.#vessels) this.#take(vessels);
    const seen: Sight[] = [];
    for (const marker of this.#markers) if (marker.look(moment, nowMs, scope)) seen.push(marker);
    return seen;
  }

  #take(vessels: readonly MapVessel[]): void {
    const known = new Map(this.#markers.map((marker) => [marker.vessel.id, marker]));
    this.#vessels = vessels;
    this.#markers = vessels.map((vessel) => {
      const marker = known.get(vessel.id) ?? new Sight(vessel);
      marker.vessel = vessel;
      return marker;
    });
  }
}

export function fromCentre({ longitude, latitude }: Position, centre: WorldPlace): WorldPlace {
  const world = toWorldPlace(longitude, latitude);
  return { x: normaliseTurn(world.x - centre.x), y: world.y - centre.y };
}

export type AgeText = (state: 'late' | 'lost', age: string) => string;

/** Second line of the name while the position is late or lost, else empty. */
export function formatAgeLine({ state, last }: VesselMarker, nowMs: Instant, ageText: AgeText): string {
  return state === 'late' || state === 'lost' ? ageText(state, formatAge(nowMs - last.time)) : '';
}

const STATE_RANK: Record<VesselSymbolState, number> = { moving: 0, stopped: 1, late: 2, lost: 3 };

/** Order of importance, most important first: selected, in alarm by priority, then by state. */
export function getMarkerRank({ vessel, state }: VesselMarker, selectedId: VesselId | undefined): number {
  if (vessel.id === selectedId) return -1;
  if (vessel.alarm !== undefined) return ALARM_PRIORITIES.indexOf(vessel.alarm);
  return ALARM_PRIORITIES.length + STATE_RANK[state];
}
