/**
 * Writes the fleet of one moment as sprites, and remembers what stands where for the pointer. Everything is placed from
 * the middle of the drawing; see `SpriteLayer` for how it stays in place while the map is moved.
 */
import { KMH_PER_KNOT } from '@fms/domain';
import { LATE_OPACITY } from '@fms/ui';
import { pixelsOf } from '../screen-geometry.ts';
import type { Picture } from '../sprite/sprite-atlas.ts';
import type { SpriteBatch } from '../sprite/sprite-batch.ts';
import type { WorldPlace } from '../sprite/sprite-layer.ts';
import { fanPlaces } from './fan-place.ts';
import type { FleetPictures } from './fleet-pictures.ts';
import { LabelWriter } from './label-writer.ts';
import type { SceneAsk } from './scene-ask.ts';
import { groupSights, type SightGroup } from './sight-group.ts';
import { FleetSights, fromCentre, rankOf, type Scope, type VesselSight } from './vessel-sight.ts';

/** What a pointer may hit; place as in `Scope`. */
export interface SceneTarget {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** One vessel, or the members of a cluster or stack. */
  readonly sights: readonly VesselSight[];
  readonly kind: 'vessel' | SightGroup['kind'];
}

/** Where the heading line begins: the bow of a symbol of 24 px, px from its middle. */
const BOW_PIXELS = 13.5;
const PIXELS_PER_KNOT = 1.15;
/** The line reaches as far as the vessel comes in this time, where the scale shows it. */
const HEADING_MINUTES = 6;
/** A prediction this short is not seen beside the symbol. */
const SEEN_PREDICTION_PIXELS = 10;
const RADIANS = Math.PI / 180;

export class FleetScene {
  readonly #batch: SpriteBatch;
  readonly #labels: LabelWriter;
  readonly #sights = new FleetSights();
  targets: readonly SceneTarget[] = [];
  /** Knots of the fastest vessel in view: when the next drawing is due. */
  fastest = 0;

  constructor(batch: SpriteBatch) {
    this.#batch = batch;
    this.#labels = new LabelWriter(batch);
  }

  /** Writes the batch anew; false when the atlas had no room and must be cleared first. */
  write(ask: SceneAsk, pictures: FleetPictures): boolean {
    const nowMs = ask.moment.now();
    const sights = this.#sights.see(ask.vessels, ask.moment, nowMs, ask.scope);
    const { alone, groups } = groupSights(sights, ask);
    const single = spread(alone, ask).sort((a, b) => rankOf(b, ask.selectedId) - rankOf(a, ask.selectedId));
    this.#batch.clear();
    const pen = new ScenePen(this.#batch, pictures, ask);
    if (ask.withPrediction) for (const sight of single) pen.prediction(sight);
    for (const sight of single) pen.fan(sight);
    for (const sight of single) pen.heading(sight);
    for (const group of groups) pen.group(group);
    for (const sight of single) pen.vessel(sight);
    if (ask.withNames) pen.miss(!this.#labels.write({ single, groups, ask, nowMs }, pictures));
    this.fastest = sights.reduce((most, { last }) => Math.max(most, last.speedKnots ?? 0), 0);
    this.targets = [...groups.map(groupTarget), ...single.map(vesselTarget)];
    return !pen.hasMissed;
  }
}

/** Members of the berth that is fanned out stand in a ring around it. */
function spread(sights: readonly VesselSight[], { fanned }: SceneAsk): VesselSight[] {
  const members = sights.filter(({ vessel }) => fanned.has(vessel.id));
  const places = fanPlaces(members);
  return sights.map((sight) => {
    const place = places.get(sight);
    return place === undefined ? sight : { ...sight, x: place.x, y: place.y };
  });
}

const vesselTarget = (sight: VesselSight): SceneTarget => ({
  x: sight.x,
  y: sight.y,
  radius: 14,
  sights: [sight],
  kind: 'vessel',
});

function groupTarget({ sights, kind }: SightGroup): SceneTarget {
  const [first] = sights as [VesselSight];
  return { x: first.x, y: first.y, radius: kind === 'cluster' ? 18 : 14, sights, kind };
}

/** Draws the parts of a scene; notes when a picture found no room. */
class ScenePen {
  readonly #batch: SpriteBatch;
  readonly #pictures: FleetPictures;
  readonly #ask: SceneAsk;
  hasMissed = false;

  constructor(batch: SpriteBatch, pictures: FleetPictures, ask: SceneAsk) {
    this.#batch = batch;
    this.#pictures = pictures;
    this.#ask = ask;
  }

  miss(missed: boolean): void {
    if (missed) this.hasMissed = true;
  }

  vessel(sight: VesselSight): void {
    const { vessel, state, direction } = sight;
    const isSelected = vessel.id === this.#ask.selectedId;
    const at = { ...sight.world, ...moved(sight, this.#ask.scope) };
    if (isSelected) this.#put(this.#pictures.bracket(), at);
    const type = direction === null ? 'disc' : vessel.type;
    // Exactly north would count as upright text.
    const turn = (direction ?? 0) * RADIANS || 1e-6;
    const opacity = state === 'late' ? LATE_OPACITY : 1;
    this.#put(this.#pictures.vessel(type, state, isSelected), { ...at, turn, opacity });
    if (vessel.alarm !== undefined) {
      this.#put(this.#pictures.alert(vessel.alarm), { ...at, offsetX: at.offsetX - 13, offsetY: at.offsetY - 13 });
    }
  }

  heading(sight: VesselSight): void {
    const { last, state, direction, vessel } = sight;
    if (direction === null || last.speedKnots === null || (state !== 'moving' && state !== 'late')) return;
    const meters = (last.speedKnots * KMH_PER_KNOT * 1000 * HEADING_MINUTES) / 60;
    const way = pixelsOf(meters, sight.place.latitude, this.#ask.zoom) - BOW_PIXELS;
    const length = Math.max(PIXELS_PER_KNOT * last.speedKnots, way);
    const selected = vessel.id === this.#ask.selectedId;
    const { offsetX, offsetY } = moved(sight, this.#ask.scope);
    const far = BOW_PIXELS + length / 2;
    const line = {
      ...sight.world,
      offsetX: offsetX + Math.sin(direction * RADIANS) * far,
      offsetY: offsetY - Math.cos(direction * RADIANS) * far,
      turn: direction * RADIANS || 1e-6,
    };
    if (state === 'moving') this.#put(this.#pictures.line(selected), { ...line, height: length });
    else this.#dashed(selected ? 'late-selected' : 'late', { ...line, opacity: LATE_OPACITY }, length);
  }

  /** From the last report to where the vessel is drawn, dashed: it was not seen there. */
  prediction({ last, state, world, x, y }: VesselSight): void {
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
  fan(sight: VesselSight): void {
    const { offsetX, offsetY } = moved(sight, this.#ask.scope);
    const length = Math.hypot(offsetX, offsetY);
    if (length < 1) return;
    const turn = Math.atan2(offsetX, -offsetY) || 1e-6;
    const line = { ...sight.world, offsetX: offsetX / 2, offsetY: offsetY / 2, turn, opacity: LATE_OPACITY };
    this.#put(this.#pictures.line(false), { ...line, height: length });
  }

  group({ sights, kind, alarm, underWayShare }: SightGroup): void {
    const [first] = sights as [VesselSight];
    if (kind === 'stack') {
      this.vessel(first);
      return;
    }
    this.#put(this.#pictures.cluster(sights.length, underWayShare), first.world);
    if (alarm !== undefined) {
      this.#put(this.#pictures.alert(alarm), { ...first.world, offsetX: 13, offsetY: -13 });
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
