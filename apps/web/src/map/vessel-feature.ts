/** The fleet as GeoJSON: one point per vessel with what its symbol shows, and one heading line per vessel under way. */
import {
  type AlarmPriority,
  formatAge,
  type Instant,
  KMH_PER_KNOT,
  type Position,
  type VesselId,
  vesselPresence,
} from '@fms/domain';
import type { Palette, VesselSymbolState, VesselSymbolType } from '@fms/ui';
import type { Feature, FeatureCollection, LineString, Point } from 'geojson';
import { type LivePosition, predictedPosition } from '../live/index.ts';
import { pixelsOf, screenOffset } from './screen-geometry.ts';
import { vesselImageId } from './map-image.ts';

/** What the map must know of a vessel besides where it is. */
export interface MapVessel {
  readonly id: VesselId;
  readonly name: string;
  readonly type: VesselSymbolType;
  /** Its highest active priority. */
  readonly alarm?: AlarmPriority | undefined;
}

export interface VesselFeatureProperties {
  readonly vesselId: VesselId;
  readonly icon: string;
  readonly rotation: number;
  readonly name: string;
  /** Second line of the label while the position is late or lost. */
  readonly age: string;
  readonly late: boolean;
  readonly selected: boolean;
  readonly alarm: AlarmPriority | '';
  /** Labels of lower rank give way first; never those of a selected vessel or one in alarm. */
  readonly rank: number;
}

export interface VesselFeatures {
  readonly points: FeatureCollection<Point, VesselFeatureProperties>;
  readonly headings: FeatureCollection<LineString, { late: boolean; selected: boolean }>;
}

export interface VesselFeatureAsk {
  readonly vessels: readonly MapVessel[];
  readonly positionOf: (vesselId: VesselId) => LivePosition | undefined;
  readonly selectedId: VesselId | undefined;
  readonly palette: Palette;
  readonly nowMs: Instant;
  readonly zoom: number;
  /** Words of a late and of a lost position: "10 min old", "lost 2 d 4 h old". */
  readonly ageText: (state: 'late' | 'lost', age: string) => string;
}

/** Where the heading line begins: the bow of a symbol of 24 px, px from its middle. */
const BOW_PIXELS = 13.5;
const PIXELS_PER_KNOT = 1.15;
/** The line reaches as far as the vessel comes in this time, where the scale shows it. */
const HEADING_MINUTES = 6;

export function vesselFeatures(ask: VesselFeatureAsk): VesselFeatures {
  const points: Feature<Point, VesselFeatureProperties>[] = [];
  const headings: Feature<LineString, { late: boolean; selected: boolean }>[] = [];
  for (const vessel of ask.vessels) {
    const last = ask.positionOf(vessel.id);
    const state = last && stateOf(last, ask.nowMs);
    // A vessel that was never heard of has no place on the map; the list names it.
    if (last === undefined || state === undefined) continue;
    const isCurrent = state === 'moving' || state === 'stopped';
    const place = isCurrent ? predictedPosition(last, ask.nowMs) : last;
    points.push(pointOf(vessel, last, state, place, ask));
    const heading = headingOf(last, state, place, ask.zoom);
    if (heading !== undefined) {
      const selected = vessel.id === ask.selectedId;
      headings.push({ type: 'Feature', geometry: heading, properties: { late: state === 'late', selected } });
    }
  }
  return {
    points: { type: 'FeatureCollection', features: points },
    headings: { type: 'FeatureCollection', features: headings },
  };
}

/** What the map may claim about a vessel; undefined when it has no position. */
export function stateOf({ time, speedKnots }: LivePosition, nowMs: Instant): VesselSymbolState | undefined {
  const presence = vesselPresence({ time, speedKnots }, nowMs);
  return presence === 'unknown' ? undefined : presence;
}

function pointOf(
  vessel: MapVessel,
  last: LivePosition,
  state: VesselSymbolState,
  place: Position,
  ask: VesselFeatureAsk,
): Feature<Point, VesselFeatureProperties> {
  const selected = vessel.id === ask.selectedId;
  const direction = directionOf(last);
  const type = direction === null ? 'disc' : vessel.type;
  const age = state === 'late' || state === 'lost' ? ask.ageText(state, formatAge(ask.nowMs - last.time)) : '';
  return {
    type: 'Feature',
    id: vessel.id,
    geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] },
    properties: {
      vesselId: vessel.id,
      icon: vesselImageId({ palette: ask.palette, type, state, selected }),
      rotation: direction ?? 0,
      name: vessel.name,
      age,
      late: age !== '',
      selected,
      alarm: vessel.alarm ?? '',
      rank: selected ? 0 : vessel.alarm !== undefined ? 1 : state === 'moving' ? 2 : 3,
    },
  };
}

/** The heading; the course of a vessel under way where no heading is known. */
function directionOf({ headingDegrees, courseDegrees }: LivePosition): number | null {
  return headingDegrees ?? courseDegrees;
}

function headingOf(
  last: LivePosition,
  state: VesselSymbolState,
  place: Position,
  zoom: number,
): LineString | undefined {
  const direction = directionOf(last);
  if (direction === null || last.speedKnots === null || (state !== 'moving' && state !== 'late')) return undefined;
  const meters = (last.speedKnots * KMH_PER_KNOT * 1000 * HEADING_MINUTES) / 60;
  const length = Math.max(PIXELS_PER_KNOT * last.speedKnots, pixelsOf(meters, place.latitude, zoom) - BOW_PIXELS);
  const from = screenOffset(place, direction, BOW_PIXELS, zoom);
  const to = screenOffset(place, direction, BOW_PIXELS + length, zoom);
  return { type: 'LineString', coordinates: [from, to].map(({ longitude, latitude }) => [longitude, latitude]) };
}
