/**
 * The map of the fleet, driven directly: React hands over what changes seldom (vessels, selection, track, look), and
 * positions go from the cache to the map once a frame without passing React.
 */
import type { VesselId } from '@fms/domain';
import { type GeoJSONSource, LngLatBounds, Map as MapLibreMap, type MapMouseEvent } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import type { Live } from '../live/index.ts';
import { LAYER, SOURCE, trackLayers, vesselLayers } from './app-layers.ts';
import {
  BASE_MAP_MAX_ZOOM,
  baseMapStyle,
  keepAppLayers,
  type MapChoice,
  setUpMapLibre,
  trackLayerAnchor,
  vesselLayerAnchor,
} from './base-map/index.ts';
import { drawMapImage } from './map-image.ts';
import { nextMoveMs } from './next-move.ts';
import { symbolPalette } from './symbol-palette.ts';
import type { TrackFeatures } from './track-feature.ts';
import { type MapVessel, type VesselFeatureAsk, vesselFeatures } from './vessel-feature.ts';

export interface FleetMapParts {
  readonly container: HTMLElement;
  readonly live: Pick<Live, 'positions' | 'clock'>;
  readonly choice: MapChoice;
  /** A picture of the fleet that cannot be moved, or the map one works with. */
  readonly interactive: boolean;
  readonly ageText: VesselFeatureAsk['ageText'];
  readonly onSelect: (vesselId: VesselId | undefined) => void;
  /** Moved, zoomed or newly drawn: for the scale. */
  readonly onView: (view: MapView) => void;
  /** Putting the fleet on the map failed (specification section 8.8). */
  readonly onError: (error: unknown) => void;
  /** A part of the base map could not be read, as over a bad line; what is there stays. */
  readonly onUnreadable: (source: string, why: string) => void;
}

export interface MapView {
  readonly zoom: number;
  readonly latitude: number;
}

const NO_TRACK: TrackFeatures = { type: 'FeatureCollection', features: [] };
/** A finger or a hand on a rolling ship does not hit one pixel. */
const HIT_PIXELS = 8;
const FIT_PADDING = 70;
/** The card stands at the right and the panel at the left. */
const TRACK_PADDING = { top: 60, bottom: 80, left: 290, right: 360 };
/** Framing one vessel or a fleet in one port: closer would leave no picture of where it is. */
const FIT_MAX_ZOOM = 7;

export class FleetMapEngine {
  readonly map: MapLibreMap;
  readonly #parts: FleetMapParts;
  readonly #stop: () => void;
  #choice: MapChoice;
  #vessels: readonly MapVessel[] = [];
  #selectedId: VesselId | undefined;
  #track = NO_TRACK;
  #isFramed = false;
  #isRemoved = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: FleetMapParts) {
    setUpMapLibre();
    this.#parts = parts;
    this.#choice = parts.choice;
    this.map = new MapLibreMap({
      container: parts.container,
      style: baseMapStyle({ ...parts.choice, origin: location.origin }),
      center: [8, 50],
      zoom: 2.5,
      maxZoom: BASE_MAP_MAX_ZOOM,
      interactive: parts.interactive,
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      fadeDuration: 120,
      // Frames are not kept for pictures: exporting draws one anew.
      canvasContextAttributes: { antialias: true, preserveDrawingBuffer: false },
    });
    this.map.touchZoomRotate.disableRotation();
    this.map.setMissingStyleImageResolver((id) => this.#addImage(id));
    this.map.on('style.load', () => this.#addLayers());
    // What moves or is still fetched is not yet what it will be: a screen reader and a test wait for the end of it.
    parts.container.ariaBusy = 'true';
    this.map.on('movestart', () => {
      parts.container.ariaBusy = 'true';
    });
    this.map.on('idle', () => {
      parts.container.ariaBusy = 'false';
    });
    this.map.on('move', () => this.#told());
    this.map.on('zoom', () => this.#draw());
    this.map.on('error', ({ error, ...of }) => {
      if ('sourceId' in of) parts.onUnreadable(String(of.sourceId), error.message);
      else parts.onError(error);
    });
    this.map.on('click', (event) => this.#onClick(event));
    this.map.on('mousemove', (event) => this.#onHover(event));
    this.#stop = parts.live.positions.subscribeAll(() => this.#insert());
  }

  setVessels(vessels: readonly MapVessel[]): void {
    this.#vessels = vessels;
    this.#draw();
    if (!this.#isFramed) this.frameFleet(false);
  }

  select(vesselId: VesselId | undefined): void {
    this.#selectedId = vesselId;
    this.#draw();
  }

  setTrack(track: TrackFeatures | undefined): void {
    this.#track = track ?? NO_TRACK;
    this.#source(SOURCE.track)?.setData(this.#track);
  }

  /** Another type, style or palette: the base map is exchanged, what the application added stays. */
  setChoice(choice: MapChoice): void {
    if (choice.mapType === this.#choice.mapType && choice.mapStyle === this.#choice.mapStyle) {
      if (choice.palette === this.#choice.palette) return;
    }
    this.#choice = choice;
    const ground = symbolPalette(choice);
    const fresh = new Map(
      [...trackLayers(ground), ...vesselLayers(ground, this.#parts.interactive)].map((layer) => [layer.id, layer]),
    );
    this.map.setStyle(baseMapStyle({ ...choice, origin: location.origin }), {
      transformStyle: (previous, next) => {
        const kept = keepAppLayers(previous, next);
        return { ...kept, layers: kept.layers.map((layer) => fresh.get(layer.id) ?? layer) };
      },
    });
    this.#draw();
  }

  /** Shows every vessel that has a position. */
  frameFleet(animate = true): void {
    const bounds = new LngLatBounds();
    for (const { id } of this.#vessels) {
      const position = this.#parts.live.positions.read(id);
      if (position !== undefined) bounds.extend([position.longitude, position.latitude]);
    }
    if (bounds.isEmpty()) return;
    this.#isFramed = true;
    const padding = this.#parts.interactive ? FIT_PADDING : 28;
    this.map.fitBounds(bounds, { padding, maxZoom: FIT_MAX_ZOOM, animate, duration: 600 });
  }

  /** Brings a vessel into view without changing the scale, unless it is too small to see it among others. */
  goTo(vesselId: VesselId): void {
    const position = this.#parts.live.positions.read(vesselId);
    if (position === undefined) return;
    const zoom = Math.max(this.map.getZoom(), 5);
    this.map.easeTo({ center: [position.longitude, position.latitude], zoom, duration: 600 });
  }

  /** Shows the whole track, or the vessel alone when there is none. */
  frameTrack(vesselId: VesselId): void {
    const bounds = new LngLatBounds();
    for (const { geometry } of this.#track.features) {
      for (const [longitude, latitude] of geometry.coordinates) {
        if (longitude !== undefined && latitude !== undefined) bounds.extend([longitude, latitude]);
      }
    }
    if (bounds.isEmpty()) this.goTo(vesselId);
    else this.map.fitBounds(bounds, { padding: TRACK_PADDING, duration: 600 });
  }

  remove(): void {
    this.#isRemoved = true;
    this.#stop();
    clearTimeout(this.#timer);
    this.map.remove();
  }

  #addLayers(): void {
    for (const source of Object.values(SOURCE)) {
      if (this.map.getSource(source) === undefined) {
        this.map.addSource(source, { type: 'geojson', data: NO_TRACK });
      }
    }
    const ground = symbolPalette(this.#choice);
    const add = (layers: ReturnType<typeof vesselLayers>, anchor: string) => {
      for (const layer of layers) if (this.map.getLayer(layer.id) === undefined) this.map.addLayer(layer, anchor);
    };
    add(trackLayers(ground), trackLayerAnchor);
    add(vesselLayers(ground, this.#parts.interactive), vesselLayerAnchor);
    this.setTrack(this.#track);
    this.#draw();
    this.#told();
  }

  /** New positions: one that cannot be drawn must not keep the others from whoever listens besides. */
  #insert(): void {
    try {
      this.#draw();
    } catch (error) {
      this.#parts.onError(error);
    }
  }

  /** Puts the fleet where it is now, and comes again when the fastest vessel has moved by what can be seen. */
  #draw(): void {
    if (this.#isRemoved) return;
    const points = this.#source(SOURCE.vessels);
    const headings = this.#source(SOURCE.headings);
    if (points === undefined || headings === undefined) return;
    const { positions, clock } = this.#parts.live;
    const zoom = this.map.getZoom();
    const features = vesselFeatures({
      vessels: this.#vessels,
      positionOf: (vesselId) => positions.read(vesselId),
      selectedId: this.#selectedId,
      palette: symbolPalette(this.#choice),
      nowMs: clock.now(),
      zoom,
      ageText: this.#parts.ageText,
    });
    points.setData(features.points);
    headings.setData(features.headings);
    if (!this.#isFramed) this.frameFleet(false);
    clearTimeout(this.#timer);
    const speeds = this.#vessels.map(({ id }) => positions.read(id)?.speedKnots ?? 0);
    this.#timer = setTimeout(() => this.#drawWhenSeen(), nextMoveMs(Math.max(0, ...speeds), zoom));
  }

  /** A hidden page needs no moving symbols; the next look draws them where they are. */
  #drawWhenSeen(): void {
    if (document.visibilityState === 'visible') this.#draw();
    else document.addEventListener('visibilitychange', () => this.#draw(), { once: true });
  }

  #source(id: string): GeoJSONSource | undefined {
    return this.map.getSource<GeoJSONSource>(id);
  }

  #addImage(id: string): void {
    if (this.map.hasImage(id)) return;
    const image = drawMapImage(id, Math.max(2, window.devicePixelRatio));
    if (image !== undefined) this.map.addImage(id, image, { pixelRatio: image.pixelRatio });
  }

  #told(): void {
    this.#parts.onView({ zoom: this.map.getZoom(), latitude: this.map.getCenter().lat });
  }

  #hit({ point }: MapMouseEvent): VesselId | undefined {
    if (this.map.getLayer(LAYER.vessel) === undefined) return undefined;
    const box: [[number, number], [number, number]] = [
      [point.x - HIT_PIXELS, point.y - HIT_PIXELS],
      [point.x + HIT_PIXELS, point.y + HIT_PIXELS],
    ];
    const [feature] = this.map.queryRenderedFeatures(box, { layers: [LAYER.vessel] });
    return feature?.properties.vesselId as VesselId | undefined;
  }

  #onClick(event: MapMouseEvent): void {
    if (this.#parts.interactive) this.#parts.onSelect(this.#hit(event));
  }

  #onHover(event: MapMouseEvent): void {
    if (!this.#parts.interactive) return;
    this.map.getCanvas().style.cursor = this.#hit(event) === undefined ? '' : 'pointer';
  }
}
