/** The fleet on a map: draws it when something moved by what can be seen, and knows what the pointer is over. */
import type { Palette } from '@fms/ui';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { nextMoveMs } from '../next-move.ts';
import { SpriteAtlas } from '../sprite/sprite-atlas.ts';
import { SpriteBatch } from '../sprite/sprite-batch.ts';
import { nearestTurn, SpriteLayer, WORLD_PIXELS, type WorldPlace, worldPlaceOf } from '../sprite/sprite-layer.ts';
import type { FleetMoment } from './fleet-moment.ts';
import { FleetPictures, forgetTextWidths } from './fleet-pictures.ts';
import { FleetScene, type SceneTarget } from './fleet-scene.ts';
import type { SceneAsk } from './scene-ask.ts';

/** Beyond each edge of the screen so much of its size is drawn, so that panning finds vessels there. */
const MARGIN = 0.5;
const ATLAS_EDGE = 2048;
const LARGE_ATLAS_EDGE = 4096;
/** A finger or a hand on a rolling ship does not hit one pixel. */
const HIT_PIXELS = 6;
/** While the scale changes the fleet is grouped anew this often; in between it only moves with the map. */
const ZOOMING_MS = 120;
/** Reports of the fleet are drawn together this often; between two of them predictions are right to the pixel. */
const REPORTS_MS = 1000;

export type FleetLook = Pick<
  SceneAsk,
  'vessels' | 'selectedId' | 'fanned' | 'withNames' | 'withPrediction' | 'ageText'
> & {
  readonly palette: Palette;
  readonly moment: FleetMoment;
  readonly onError: (error: unknown) => void;
};

export class FleetLayer {
  readonly layer: SpriteLayer;
  readonly #map: MapLibreMap;
  readonly #batch = new SpriteBatch();
  readonly #scene: FleetScene;
  readonly #atlas: SpriteAtlas;
  #pictures: FleetPictures | undefined;
  #look: FleetLook;
  #stopListening: () => void;
  #drawn: { centre: WorldPlace; zoom: number; atMs: number } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the timer draws. */
  #dueAtMs = Number.POSITIVE_INFINITY;
  #isRemoved = false;

  constructor(map: MapLibreMap, look: FleetLook) {
    this.#map = map;
    this.#look = look;
    const ratio = Math.max(1, window.devicePixelRatio);
    this.#atlas = new SpriteAtlas(ratio > 1 ? LARGE_ATLAS_EDGE : ATLAS_EDGE, ratio);
    this.#scene = new FleetScene(this.#batch);
    this.layer = new SpriteLayer('app:fleet', this.#atlas, this.#batch);
    this.#stopListening = look.moment.subscribe(() => this.#drawReports());
    map.on('move', () => this.#drawWhenMovedFar());
    map.on('moveend', () => this.draw());
    map.on('resize', () => this.draw());
    void document.fonts.ready.then(() => {
      forgetTextWidths();
      this.#atlas.clear();
      this.draw();
    });
  }

  /** Another selection, palette, moment …: draws at once. */
  change(change: Partial<FleetLook>): void {
    const before = this.#look;
    this.#look = { ...before, ...change };
    if (this.#look.moment !== before.moment) {
      this.#stopListening();
      this.#stopListening = this.#look.moment.subscribe(() => this.#drawReports());
    }
    if (this.#look.palette !== before.palette) this.#pictures = undefined;
    this.draw();
  }

  get look(): FleetLook {
    return this.#look;
  }

  /** Puts the fleet where it is now, and comes again when the fastest vessel has moved by what can be seen. */
  draw(): void {
    if (this.#isRemoved) return;
    try {
      this.#write();
    } catch (error) {
      this.#look.onError(error);
    }
  }

  #write(): void {
    const zoom = this.#map.getZoom();
    const { lng, lat } = this.#map.getCenter();
    const centre = worldPlaceOf(lng, lat);
    const { clientWidth, clientHeight } = this.#map.getCanvas();
    const worldPixels = WORLD_PIXELS * 2 ** zoom;
    const reachX = clientWidth * (0.5 + MARGIN);
    const reachY = clientHeight * (0.5 + MARGIN);
    const ask = { ...this.#look, zoom, scope: { centre, worldPixels, reachX, reachY } };
    this.#pictures ??= new FleetPictures(this.#atlas, this.#look.palette);
    if (!this.#scene.write(ask, this.#pictures)) {
      this.#atlas.clear();
      this.#scene.write(ask, this.#pictures);
    }
    this.#drawn = { centre, zoom, atMs: performance.now() };
    this.layer.show(centre);
    this.#comeAgain(zoom);
  }

  /** What stands at a point of the screen, the topmost first. */
  hit(point: { x: number; y: number }): SceneTarget | undefined {
    const drawn = this.#drawn;
    if (drawn === undefined) return undefined;
    const { lng, lat } = this.#map.getCenter();
    const centre = worldPlaceOf(lng, lat);
    const worldPixels = WORLD_PIXELS * 2 ** drawn.zoom;
    const { clientWidth, clientHeight } = this.#map.getCanvas();
    const x = point.x - clientWidth / 2 - nearestTurn(drawn.centre.x - centre.x) * worldPixels;
    const y = point.y - clientHeight / 2 - (drawn.centre.y - centre.y) * worldPixels;
    return this.#scene.targets.findLast(
      (target) => Math.hypot(target.x - x, target.y - y) <= target.radius + HIT_PIXELS / 2,
    );
  }

  remove(): void {
    this.#isRemoved = true;
    this.#stopListening();
    clearTimeout(this.#timer);
  }

  #drawWhenMovedFar(): void {
    const drawn = this.#drawn;
    if (drawn === undefined) return;
    const { lng, lat } = this.#map.getCenter();
    const centre = worldPlaceOf(lng, lat);
    const zoom = this.#map.getZoom();
    const worldPixels = WORLD_PIXELS * 2 ** zoom;
    const { clientWidth, clientHeight } = this.#map.getCanvas();
    const isFar =
      Math.abs(nearestTurn(centre.x - drawn.centre.x)) * worldPixels > clientWidth * MARGIN * 0.9 ||
      Math.abs(centre.y - drawn.centre.y) * worldPixels > clientHeight * MARGIN * 0.9;
    const isScaled = zoom !== drawn.zoom && performance.now() - drawn.atMs > ZOOMING_MS;
    if (isFar || isScaled) this.draw();
  }

  /** A time that is set is shown at once; reports of a fleet trickle in, and a second's worth is drawn together. */
  #drawReports(): void {
    const sinceMs = performance.now() - (this.#drawn?.atMs ?? 0);
    if (!this.#look.moment.isLive || sinceMs >= REPORTS_MS) this.draw();
    else this.#comeWithin(REPORTS_MS - sinceMs);
  }

  #comeAgain(zoom: number): void {
    this.#dueAtMs = Number.POSITIVE_INFINITY;
    clearTimeout(this.#timer);
    if (this.#look.moment.isLive) this.#comeWithin(nextMoveMs(this.#scene.fastest, zoom));
  }

  /** Draws after that time, or sooner when that was planned already. */
  #comeWithin(ms: number): void {
    const dueAtMs = performance.now() + ms;
    if (dueAtMs >= this.#dueAtMs) return;
    this.#dueAtMs = dueAtMs;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#drawWhenSeen(), ms);
  }

  /** A hidden page needs no moving symbols; the next look draws them where they are. */
  #drawWhenSeen(): void {
    if (document.visibilityState === 'visible') this.draw();
    else document.addEventListener('visibilitychange', () => this.draw(), { once: true });
  }
}
