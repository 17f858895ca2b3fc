/**
 * Writes the fleet of one moment as sprites, and keeps their places for the pointer. Everything is placed from the
 * middle of the drawing; see `SpriteLayer` for how it stays in place while the map is moved.
 */
import { KMH_PER_KNOT } from '@fms/domain/track';
import { LATE_OPACITY } from '@fms/ui/symbol';
import { toPixels } from '../geometry/screen-geometry.ts';
import type { Picture } from '../sprite/sprite-atlas.ts';
import type { SpriteBatch } from '../sprite/sprite-batch.ts';
import type { WorldPlace } from '../sprite/sprite-layer.ts';
import { computeFanPlaces } from './fan-place.ts';
import type { FleetPictures } from './fleet-pictures.ts';
import { LabelWriter } from './label-writer.ts';
import { groupMarkers, type MarkerGroup } from './marker-group.ts';
import type { NameArea } from './name-area.ts';
import type { SceneRequest } from './scene-request.ts';
import { FleetMarkers, fromCentre, getMarkerRank, type Scope, type VesselMarker } from './vessel-marker.ts';

/** What a pointer may hit; place as in `Scope`. */
export interface SceneTarget {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** One vessel, or the members of a cluster or stack. */
  readonly markers: readonly VesselMarker[];
  readonly kind: 'vessel' | MarkerGroup['kind'];
}

/** Where the heading line begins: the bow of a symbol of 24 px, px from its middle. */
const BOW_PIXELS = 13.5;
const PIXELS_PER_KNOT = 1.15;
/** The line reaches as far as the vessel comes in this time, where the scale shows it. */
const HEADING_MINUTES = 6;
/** From the middle of a hull to the middle of its alarm mark, px up and left: the mark overlaps the hull and no neighbour. */
const HULL_MARK = 9;
/** The same of a cluster, up and right, on its ring. */
const CLUSTER_MARK = 13;
/** A prediction this short is not seen beside the symbol. */
const SEEN_PREDICTION_PIXELS = 10;
const RADIANS = Math.PI / 180;

export class FleetScene {
  readonly #batch: SpriteBatch;
  readonly #labels: LabelWriter;
  readonly #markers = new FleetMarkers();
  targets: readonly SceneTarget[] = [];
  /** Knots of the fastest vessel in view: when the next drawing is due. */
  fastest = 0;

  constructor(batch: SpriteBatch) {
    this.#batch = batch;
    this.#labels = new LabelWriter(batch);
  }

  /** Areas of the names in the last drawing that had any. */
  get nameAreas(): readonly NameArea[] {
    return this.#labels.areas;
  }

  /** Rewrites the batch; false when the atlas had no room and must be cleared first. */
  write(ask: SceneRequest, pictures: FleetPictures): boolean {
    const nowMs = ask.moment.now();
    const markers = this.#markers.see(ask.vessels, ask.moment, nowMs, ask.scope);
    const { alone, groups } = groupMarkers(markers, ask);
    const single = spread(alone, ask).sort(
      (a, b) => getMarkerRank(b, ask.selectedId) - getMarkerRank(a, ask.selectedId),
    );
    this.#batch.clear();
    const pen = new ScenePen(this.#batch, pictures, ask);
    if (ask.withPrediction) for (const marker of single) pen.prediction(marker);
    for (const marker of single) pen.fan(marker);
    for (const marker of single) pen.heading(marker);
    for (const group of groups) pen.group(group);
    for (const marker of single) pen.vessel(marker);
    if (ask.withNames) pen.miss(!this.#labels.write({ single, groups, ask, nowMs }, pictures));
    this.fastest = markers.reduce((most, { last }) => Math.max(most, last.speedKnots ?? 0), 0);
    this.targets = [...groups.map(groupTarget), ...single.map(vesselTarget)];
    return !pen.hasMissed;
  }
}

/** Members of the berth that is fanned out stand in a ring around it. */
function spread(markers: readonly VesselMarker[], { fanned }: SceneRequest): VesselMarker[] {
  const members = markers.filter(({ vessel }) => fanned.has(vessel.id));
  const places = computeFanPlaces(members);
  return markers.map((marker) => {
    const place = places.get(marker);
    return place === undefined ? marker : { ...marker, x: place.x, y: place.y };
  });
}

const vesselTarget = (marker: VesselMarker): SceneTarget => ({
  x: marker.x,
  y: marker.y,
  radius: 14,
  markers: [marker],
  kind: 'vessel',
});

function groupTarget({ markers, kind }: MarkerGroup): SceneTarget {
  const [first] = markers as [VesselMarker];
  return { x: first.x, y: first.y, radius: kind === 'cluster' ? 18 : 14, markers, kind };
}

/** Draws the parts of a scene; notes when a picture found no room. */
class ScenePen {
  readonly #batch: SpriteBatch;
  readonly #pictures: FleetPictures;
  readonly #ask: SceneRequest;
  hasMissed = false;

  constructor(batch: SpriteBatch, pictures: FleetPictures, ask: SceneRequest) {
    this.#batch = batch;
    this.#pictures = pictures;
    this.#ask = ask;
  }

  miss(missed: boolean): void {
    if (missed) this.hasMissed = true;
  }

  vessel(marker: VesselMarker): void {
    const { vessel, state, direction } = marker;
    const isSelected = vessel.id === this.#ask.selectedId;
    const at = { ...marker.world, ...moved(marker, this.#ask.scope) };
    if (isSelected) this.#put(this.#pictures.bracket(), at);
    const type = direction === null ? 'disc' : vessel.type;
    // Exactly north would count as upright text.
    const turn = (direction ?? 0) * RADIANS || 1e-6;
    const opacity = state === 'late' ? LATE_OPACITY : 1;
    this.#put(this.#pictures.vessel(type, state, isSelected), { ...at, turn, opacity });
    if (vessel.alarm !== undefined) {
      this.#put(this.#pictures.alert(vessel.alarm), {
        ...at,
        offsetX: at.offsetX - HULL_MARK,
        offsetY: at.offsetY - HULL_MARK,
      });
    }
  }

  heading(marker: VesselMarker): void {
    const { last, state, direction, vessel } = marker;
    if (direction === null || last.speedKnots === null || (state !== 'moving' && state !== 'late')) return;
    const meters = (last.speedKnots * KMH_PER_KNOT * 1000 * HEADING_MINUTES) / 60;
    const way = toPixels(meters, marker.place.latitude, this.#ask.zoom) - BOW_PIXELS;
    const length = Math.max(PIXELS_PER_KNOT * last.speedKnots, way);
    const selected = vessel.id === this.#ask.selectedId;
    const { offsetX, offsetY } = moved(marker, this.#ask.scope);
    const far = BOW_PIXELS + length / 2;
    const line = {
      ...marker.world,
      offsetX: offsetX + Math.sin(direction * RADIANS) * far,
      offsetY: offsetY - Math.cos(direction * RADIANS) * far,
      turn: direction * RADIANS || 1e-6,
    };
    if (state === 'moving') this.#put(this.#pictures.line(selected), { ...line, height: length });
    else this.#dashed(selected ? 'late-selected' : 'late', { ...line, opacity: LATE_OPACITY }, length);
  }

  /** From the last report to where the vessel is drawn, dashed: it was not seen there. */
  prediction({ last, state, world, x, y }: VesselMarker): void {
    if (state !== 'moving') return;
    const { scope } = this.#ask;
    const from = fromCentre(last, scope.centre);
    const dx = x - from.x * scope.worldPixels;
    const dy = y - from.y * scope.worldPixels;
    const length = Math.hypot(dx, dy);
    if (length < SEEN_PREDICTION_PIXELS) return;
    const turn = Math.atan2(dx, -dy) || 1e-6;
    this.#dashed('prediction', { ...world, offsetX: -dx / 2, offsetY: -dy / 2, turn }, length);
    this.#put(this.#pictures.report(), { ...from });
  }

  /** A thin line from where a fanned vessel lies to where it is drawn. */
  fan(marker: VesselMarker): void {
    const { offsetX, offsetY } = moved(marker, this.#ask.scope);
    const length = Math.hypot(offsetX, offsetY);
    if (length < 1) return;
    const turn = Math.atan2(offsetX, -offsetY) || 1e-6;
    const line = { ...marker.world, offsetX: offsetX / 2, offsetY: offsetY / 2, turn, opacity: LATE_OPACITY };
    this.#put(this.#pictures.line(false), { ...line, height: length });
  }

  group({ markers, kind, alarm, underWayShare }: MarkerGroup): void {
    const [first] = markers as [VesselMarker];
    if (kind === 'stack') {
      this.vessel(first);
      return;
    }
    this.#put(this.#pictures.cluster(markers.length, underWayShare), first.world);
    if (alarm !== undefined) {
      this.#put(this.#pictures.alert(alarm), { ...first.world, offsetX: CLUSTER_MARK, offsetY: -CLUSTER_MARK });
    }
  }

  #dashed(kind: Parameters<FleetPictures['dashed']>[0], line: Line, length: number): void {
    const picture = this.#pictures.dashed(kind);
    this.#put(picture, { ...line, cutHeight: Math.min(length, picture?.height ?? length) });
  }

  #put(picture: Picture | undefined, sprite: Line): void {
    if (picture === undefined) this.hasMissed = true;
    else this.#batch.add({ ...sprite, picture });
  }
}

type Line = Omit<Parameters<SpriteBatch['add']>[0], 'picture'>;

/** How far from its place a vessel is drawn, pixels: only a fanned one is. */
function moved({ x, y, world }: { x: number; y: number; world: WorldPlace }, { worldPixels }: Scope) {
  return { offsetX: x - world.x * worldPixels, offsetY: y - world.y * worldPixels };
}
