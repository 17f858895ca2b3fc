/** The fleet on a map: redraws it when a change is visible, and finds the object under the pointer. */
import type { Palette } from '@fms/ui/theme';
import type { FeatureCollection } from 'geojson';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { listCardEdges, type MapRoom } from '../geometry/map-room.ts';
import { computeNextMoveMs } from '../geometry/next-move.ts';
import { SpriteAtlas } from '../sprite/sprite-atlas.ts';
import { SpriteBatch } from '../sprite/sprite-batch.ts';
import { normaliseTurn, SpriteLayer, toWorldPlace, WORLD_PIXELS, type WorldPlace } from '../sprite/sprite-layer.ts';
import type { FleetMoment } from './fleet-moment.ts';
import { clearTextWidths, FleetPictures } from './fleet-pictures.ts';
import { FleetScene, type SceneTarget } from './fleet-scene.ts';
import { buildNameFeatures } from './name-area.ts';
import type { SceneRequest } from './scene-request.ts';

/** Beyond each edge of the screen so much of its size is drawn, so that panning finds vessels there. */
const MARGIN = 0.5;
const ATLAS_EDGE = 2048;
const LARGE_ATLAS_EDGE = 4096;
/** A finger or a hand on a rolling ship does not hit one pixel. */
const HIT_PIXELS = 6;
/** A name that moved less stands where it stood for the labels of the base map. */
const NAME_STEP_PIXELS = 8;
/** How long one drawing stands at least, ms. */
const PAUSE_MS = {
  /** While the scale changes and the fleet is grouped again; in between it only moves with the map. */
  zooming: 120,
  /** Reports of the fleet are drawn together; between two drawings predictions are right to the pixel. */
  reports: 1000,
  /** While the map is moved, the eye follows the map and not what has moved on it meanwhile. */
  reportsMoving: 4000,
} as const;

export type FleetStyle = Pick<
  SceneRequest,
  'vessels' | 'selectedId' | 'fanned' | 'withNames' | 'withPrediction' | 'ageText'
> & {
  readonly palette: Palette;
  readonly moment: FleetMoment;
  /** What is taken at the edges of the map. */
  readonly room: MapRoom;
  readonly onError: (error: unknown) => void;
  /** Names of vessels moved by what is seen: their areas, while the map is at rest. */
  readonly onNames: (areas: FeatureCollection) => void;
};

export class FleetLayer {
  readonly layer: SpriteLayer;
  readonly #map: MapLibreMap;
  readonly #batch = new SpriteBatch();
  readonly #scene: FleetScene;
  readonly #atlas: SpriteAtlas;
  #pictures: FleetPictures | undefined;
  #look: FleetStyle;
  #stopListening: () => void;
  #drawn: { centre: WorldPlace; zoom: number; atMs: number } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the timer draws. */
  #dueAtMs = Number.POSITIVE_INFINITY;
  /** Where the names stood that were told last. */
  #toldNames = '';
  #isRemoved = false;
  #isWaitingToBeSeen = false;
  #isAboutToDraw = false;
  /** Of the canvas, CSS pixels. */
  #size = { width: 0, height: 0 };

  constructor(map: MapLibreMap, look: FleetStyle) {
    this.#map = map;
    this.#look = look;
    const ratio = Math.max(1, window.devicePixelRatio);
    this.#atlas = new SpriteAtlas(ratio > 1 ? LARGE_ATLAS_EDGE : ATLAS_EDGE, ratio);
    this.#scene = new FleetScene(this.#batch);
    this.layer = new SpriteLayer('app:fleet', this.#atlas, this.#batch);
    this.#stopListening = look.moment.subscribe(() => this.#drawReports());
    map.on('move', () => this.#drawWhenMovedFar());
    map.on('moveend', () => this.#drawNext());
    map.on('resize', () => {
      this.#measure();
      this.draw();
    });
    this.#measure();
    void document.fonts.ready.then(() => {
      clearTextWidths();
      this.#atlas.clear();
      this.draw();
    });
  }

  /** Another selection, palette, moment …: draws at once. */
  change(change: Partial<FleetStyle>): void {
    const before = this.#look;
    this.#look = { ...before, ...change };
    if (this.#look.moment !== before.moment) {
      this.#stopListening();
      this.#stopListening = this.#look.moment.subscribe(() => this.#drawReports());
    }
    if (this.#look.palette !== before.palette) this.#pictures = undefined;
    this.draw();
  }

  get look(): FleetStyle {
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
    const { centre, zoom } = this.#camera();
    const worldPixels = WORLD_PIXELS * 2 ** zoom;
    const reachX = this.#size.width * (0.5 + MARGIN);
    const reachY = this.#size.height * (0.5 + MARGIN);
    const cardEdges = listCardEdges(this.#look.room, this.#size.width);
    const ask = { ...this.#look, zoom, cardEdges, scope: { centre, worldPixels, reachX, reachY } };
    this.#pictures ??= new FleetPictures(this.#atlas, this.#look.palette);
    if (!this.#scene.write(ask, this.#pictures)) {
      this.#atlas.clear();
      this.#scene.write(ask, this.#pictures);
    }
    this.#drawn = { centre, zoom, atMs: performance.now() };
    this.layer.show(centre);
    if (!this.#map.isMoving()) this.#tellNames(zoom);
    this.#comeAgain(zoom);
  }

  /** Labels of the whole base map are placed again with each call: names that only crept are not told. */
  #tellNames(zoom: number): void {
    const areas = this.#scene.nameAreas;
    const steps = (WORLD_PIXELS * 2 ** zoom) / NAME_STEP_PIXELS;
    const names = areas
      .map(({ place: { longitude, latitude }, offset }) => {
        const { x, y } = toWorldPlace(longitude, latitude);
        return [Math.round(x * steps), Math.round(y * steps), ...offset.map(Math.round)];
      })
      .join(';');
    if (names === this.#toldNames) return;
    this.#toldNames = names;
    this.#look.onNames(buildNameFeatures(areas));
  }

  /** What stands at a point of the screen, the topmost first. */
  hit(point: { x: number; y: number }): SceneTarget | undefined {
    const drawn = this.#drawn;
    if (drawn === undefined) return undefined;
    const { centre } = this.#camera();
    const worldPixels = WORLD_PIXELS * 2 ** drawn.zoom;
    const x = point.x - this.#size.width / 2 - normaliseTurn(drawn.centre.x - centre.x) * worldPixels;
    const y = point.y - this.#size.height / 2 - (drawn.centre.y - centre.y) * worldPixels;
    return this.#scene.targets.findLast(
      (target) => Math.hypot(target.x - x, target.y - y) <= target.radius + HIT_PIXELS / 2,
    );
  }

  remove(): void {
    this.#isRemoved = true;
    this.#stopListening();
    clearTimeout(this.#timer);
  }

  #measure(): void {
    const { clientWidth, clientHeight } = this.#map.getCanvas();
    this.#size = { width: clientWidth, height: clientHeight };
  }

  /**
   * Draws in a task of its own, right after the frame that asks for it: frame and drawing together would hold the page
   * for longer than it may be held. The last frame of a move asks twice, by the move and by its end.
   */
  #drawNext(): void {
    if (this.#isAboutToDraw) return;
    this.#isAboutToDraw = true;
    setTimeout(() => {
      this.#isAboutToDraw = false;
      this.draw();
    });
  }

  #camera(): { centre: WorldPlace; zoom: number } {
    const { lng, lat } = this.#map.getCenter();
    return { centre: toWorldPlace(lng, lat), zoom: this.#map.getZoom() };
  }

  #drawWhenMovedFar(): void {
    const drawn = this.#drawn;
    if (drawn === undefined) return;
    const { centre, zoom } = this.#camera();
    const worldPixels = WORLD_PIXELS * 2 ** zoom;
    const isFar =
      Math.abs(normaliseTurn(centre.x - drawn.centre.x)) * worldPixels > this.#size.width * MARGIN * 0.9 ||
      Math.abs(centre.y - drawn.centre.y) * worldPixels > this.#size.height * MARGIN * 0.9;
    const isScaled = zoom !== drawn.zoom && performance.now() - drawn.atMs > PAUSE_MS.zooming;
    if (isFar || isScaled) this.#drawNext();
  }

  /** A time that is set is shown at once; reports of a fleet trickle in, and a second's worth is drawn together. */
  #drawReports(): void {
    if (this.#look.moment.isLive) this.#drawAfter(PAUSE_MS.reports);
    else this.draw();
  }

  /** Draws when the last drawing is that old, which a moved map allows to grow older. */
  #drawAfter(pauseMs: number): void {
    if (document.visibilityState !== 'visible') {
      this.#drawWhenSeen();
      return;
    }
    const sinceMs = performance.now() - (this.#drawn?.atMs ?? 0);
    const restMs = (this.#map.isMoving() ? PAUSE_MS.reportsMoving : pauseMs) - sinceMs;
    if (restMs <= 0) this.draw();
    else this.#comeWithin(restMs);
  }

  #comeAgain(zoom: number): void {
    this.#dueAtMs = Number.POSITIVE_INFINITY;
    clearTimeout(this.#timer);
    if (this.#look.moment.isLive) this.#comeWithin(computeNextMoveMs(this.#scene.fastest, zoom));
  }

  /** Draws after that time, or sooner when that was planned already. */
  #comeWithin(ms: number): void {
    const dueAtMs = performance.now() + ms;
    if (dueAtMs >= this.#dueAtMs) return;
    this.#dueAtMs = dueAtMs;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#dueAtMs = Number.POSITIVE_INFINITY;
      this.#drawAfter(0);
    }, ms);
  }

  /** A hidden page needs no moving symbols; the next look draws them where they are. */
  #drawWhenSeen(): void {
    if (this.#isWaitingToBeSeen) return;
    this.#isWaitingToBeSeen = true;
    const seen = () => {
      this.#isWaitingToBeSeen = false;
      this.draw();
    };
    document.addEventListener('visibilitychange', seen, { once: true });
  }
}
