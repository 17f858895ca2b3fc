/**
 * The map of the fleet, driven directly: React hands over what changes seldom (vessels, selection, tracks, look), and
 * positions go from the cache to the map without passing React.
 */
import type { Position } from '@fms/domain/geo';
import type { VesselId } from '@fms/domain/identity';
import type { FeatureCollection } from 'geojson';
import { type GeoJSONSource, LngLatBounds, type Map as MapLibreMap, type MapMouseEvent } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import type { Live } from '../live/index.ts';
import { buildGroundLayers, buildToolLayers, NO_IMAGE, SOURCE } from './app-layers.ts';
import {
  buildBaseMapStyle,
  getMaxZoom,
  type MapChoice,
  mergeAppLayers,
  setUpMapLibre,
  trackLayerAnchor,
  vesselLayerAnchor,
} from './base-map/index.ts';
import { createMap } from './create-map.ts';
import { getFleetHint, getHintKey } from './fleet/fleet-hint.ts';
import { FleetLayer } from './fleet/fleet-layer.ts';
import { createLiveMoment, type FleetMoment } from './fleet/fleet-moment.ts';
import type { SceneTarget } from './fleet/fleet-scene.ts';
import type { AgeText, MapVessel } from './fleet/vessel-marker.ts';
import { extendUnwrapped } from './geometry/fit.ts';
import type { MapRoom } from './geometry/map-room.ts';
import { computeMetersPerPixel } from './geometry/screen-geometry.ts';
import type { PlacedHint } from './map-hint.tsx';
import { getSymbolPalette } from './symbol-palette.ts';
import type { MapTrack } from './track/track-feature.ts';
import { TrackSource } from './track/track-source.ts';

export interface FleetMapParts {
  readonly container: HTMLElement;
  readonly live: Pick<Live, 'positions' | 'clock'>;
  readonly choice: MapChoice;
  /** A picture of the fleet that cannot be moved, or the map one works with. */
  readonly interactive: boolean;
  readonly ageText: AgeText;
  readonly onSelect: (vesselId: VesselId | undefined) => void;
  /** Putting the fleet on the map failed (§8.8). */
  readonly onError: (error: unknown) => void;
  /** A part of the base map could not be read, as over a bad line; what is there stays. */
  readonly onUnreadable: (source: string, why: string) => void;
  /** Moved, zoomed or newly drawn: for the scale. During a move, only when that is seen to change. */
  readonly onView: (view: MapView, cause: ViewCause) => void;
  /** What the pointer is over; undefined when it is over nothing any more. */
  readonly onHint: (hint: PlacedHint | undefined) => void;
  /** Where it begins; without it the whole fleet is shown once there is one. */
  readonly startView: MapView | undefined;
}

/** `start`: the map shows its first view; `move`: the user moved it. */
export type ViewCause = 'start' | 'move';

export interface MapView {
  readonly zoom: number;
  /** Of its middle. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Pointer events of a tool; while one listens, clicks select nothing. */
export interface MapTool {
  readonly onPoint: (position: Position) => void;
  readonly onHover?: (position: Position) => void;
}

/** Drawings of features on the map, each replaced as a whole. */
export type MapOverlay = 'zones' | 'outliers' | 'tool' | 'names';

const NOTHING: FeatureCollection = { type: 'FeatureCollection', features: [] };
/** Until there is a fleet. */
const FIRST_VIEW: MapView = { zoom: 2.5, latitude: 50, longitude: 8 };
/** Of a map with nothing over it, and of one too narrow for what it is framed beside. */
const FIT_PADDING = 70;
const WHOLE_MAP: MapRoom = { top: FIT_PADDING, right: FIT_PADDING, bottom: FIT_PADDING, left: FIT_PADDING };
/** A picture of the fleet shows no names. */
const PICTURE_PADDING = 28;
/** Pixels that what is said of a vessel takes beside the pointer. */
const HINT_ROOM = 270;
/** Where cards leave less in either direction, the fleet is framed on the whole map, px. */
const LEAST_ROOM = 180;
/** Framing one vessel or a fleet in one port: closer would leave no picture of where it is (§9.3). */
const DEFAULT_ZOOM = 7;
/** Parts of the choice that layers are made of. */
const DRAWN_BY = ['mapType', 'mapStyle', 'palette', 'online', 'strokeWeight'] as const;
const MOVE_MS = 600;
/** A scale bar of 110 pixels that is one pixel longer looks the same. */
const SEEN_SCALE_SHARE = 0.01;

export class FleetMapEngine {
  readonly map: MapLibreMap;
  readonly #parts: FleetMapParts;
  readonly #fleet: FleetLayer;
  readonly #tracks: TrackSource;
  readonly #overlays = new Map<string, FeatureCollection>();
  readonly #liveMoment: FleetMoment;
  #choice: MapChoice;
  #wantedTracks: readonly MapTrack[] = [];
  #tool: MapTool | undefined;
  #isFramed: boolean;
  /** From a click on a vessel until it is selected. */
  #isPicked = false;
  /** Until then there is only the sea. */
  #hasBaseMap = false;
  /** While the fleet is framed for the first time. */
  #isStarting = false;
  /** What was last said of what the pointer is over. */
  #hinted = '';
  /** Metres per pixel that were told last. */
  #toldScale = 0;

  constructor(parts: FleetMapParts) {
    setUpMapLibre();
    this.#parts = parts;
    this.#choice = parts.choice;
    this.#isFramed = parts.startView !== undefined;
    this.#liveMoment = createLiveMoment(parts.live);
    this.map = createMap({ ...parts, startView: parts.startView ?? FIRST_VIEW });
    this.#tracks = new TrackSource(() => this.#source(SOURCE.tracks));
    this.#fleet = new FleetLayer(this.map, {
      vessels: [],
      selectedId: undefined,
      fanned: new Set(),
      withNames: parts.interactive,
      withPrediction: parts.interactive,
      ageText: parts.ageText,
      palette: getSymbolPalette(parts.choice),
      moment: this.#liveMoment,
      room: WHOLE_MAP,
      onError: parts.onError,
      onNames: (areas) => this.setOverlay('names', areas),
    });
    this.map.on('error', ({ error, ...of }) => {
      if ('sourceId' in of) parts.onUnreadable(String(of.sourceId), error.message);
      else parts.onError(error);
    });
    this.map.on('style.load', () => {
      this.#addLayers();
      // The fleet first: its frame is drawn before anything of the base map is made ready.
      this.map.once('render', () => this.#hasBaseMap || this.#showBaseMap());
    });
    this.map.on('idle', () => {
      if (this.#hasBaseMap) parts.container.ariaBusy = 'false';
    });
    this.map.on('move', () => this.#tellScale());
    this.map.on('moveend', () => this.#told());
    this.map.on('click', (event) => this.#onClick(event));
    this.map.on('mousemove', (event) => this.#onHover(event));
    for (const away of ['mouseout', 'movestart'] as const) this.map.on(away, () => this.#hint(undefined));
  }

  setVessels(vessels: readonly MapVessel[]): void {
    this.#fleet.change({ vessels });
    if (this.#isFramed) return;
    this.#isStarting = true;
    this.frameFleet(false);
    this.#isStarting = false;
  }

  /** Marks a vessel; one that was picked on the map is moved out from under the card that opens for it. */
  select(selectedId: VesselId | undefined): void {
    this.#fleet.change({ selectedId });
    if (this.#isPicked) this.#uncoverSelected();
    this.#isPicked = false;
  }

  /** Shows the fleet of another time; undefined is now. */
  setMoment(moment: FleetMoment | undefined): void {
    this.#fleet.change({ moment: moment ?? this.#liveMoment, fanned: new Set() });
  }

  /** Cards that open and close over the map: what is framed from now on, and the names of ships, keep clear of them. */
  setRoom(room: MapRoom): void {
    this.#fleet.change({ room });
  }

  /** Whether the way from the last report to the predicted place is drawn. */
  showPrediction(withPrediction: boolean): void {
    this.#fleet.change({ withPrediction });
  }

  setTracks(tracks: readonly MapTrack[]): void {
    this.#wantedTracks = tracks;
    this.#tracks.set(tracks);
    this.#source(SOURCE.tails)?.setData({
      type: 'FeatureCollection',
      features: tracks.flatMap(({ tail }) => tail?.features ?? []),
    });
  }

  setOverlay(name: MapOverlay, drawing: FeatureCollection | undefined): void {
    this.#overlays.set(SOURCE[name], drawing ?? NOTHING);
    this.#source(SOURCE[name])?.setData(drawing ?? NOTHING);
  }

  /** Hands the pointer to a tool, or back to selecting. */
  setTool(tool: MapTool | undefined): void {
    this.#tool = tool;
    this.#hint(undefined);
    this.map.getCanvas().style.cursor = tool === undefined ? '' : 'crosshair';
    if (tool === undefined) this.map.doubleClickZoom.enable();
    else this.map.doubleClickZoom.disable();
  }

  /** Another type, style or palette: the base map is exchanged, what the application added stays. */
  setChoice(choice: MapChoice): void {
    const before = this.#choice;
    this.#choice = choice;
    if (DRAWN_BY.every((part) => choice[part] === before[part])) return;
    this.map.setMaxZoom(getMaxZoom(choice));
    this.#showBaseMap();
    this.#fleet.change({ palette: getSymbolPalette(choice) });
  }

  /** Shows every vessel that has a position. */
  frameFleet(animate = true): void {
    const { vessels, moment } = this.#fleet.look;
    const places = vessels.flatMap(({ id }) => moment.read(id) ?? []);
    if (places.length === 0) return;
    this.#isFramed = true;
    this.#fit(places, {
      padding: this.#parts.interactive ? this.#room : PICTURE_PADDING,
      maxZoom: this.#choice.defaultZoom ?? DEFAULT_ZOOM,
      animate,
    });
  }

  /** Brings a vessel into view without changing the scale, unless it is too small to see it among others. */
  goTo(vesselId: VesselId): void {
    const position = this.#fleet.look.moment.read(vesselId);
    if (position !== undefined) this.goToPlace(position);
  }

  goToPlace({ longitude, latitude }: Position): void {
    this.map.easeTo({ center: [longitude, latitude], zoom: Math.max(this.map.getZoom(), 5), duration: MOVE_MS });
  }

  /** Shows all tracks whole, or the vessel alone when there is none. */
  frameTrack(vesselId: VesselId): void {
    const points = this.#wantedTracks.flatMap(({ features }) =>
      features.features.flatMap(({ geometry }) =>
        geometry.coordinates.map(([longitude = 0, latitude = 0]) => ({ longitude, latitude })),
      ),
    );
    if (points.length === 0) this.goTo(vesselId);
    else this.framePlaces(points);
  }

  /** Shows all of these places beside the floating parts. */
  framePlaces(places: readonly Position[]): void {
    this.#fit(places, { padding: this.#room, maxZoom: this.map.getMaxZoom(), animate: true });
  }

  remove(): void {
    this.#fleet.remove();
    this.map.remove();
  }

  get #room(): MapRoom {
    const { room } = this.#fleet.look;
    const { clientWidth, clientHeight } = this.map.getCanvas();
    const free = Math.min(clientWidth - room.left - room.right, clientHeight - room.top - room.bottom);
    return free < LEAST_ROOM ? WHOLE_MAP : room;
  }

  /** A vessel outside the window stays there: only what covers it is moved away from. */
  #uncoverSelected(): void {
    const { selectedId, moment } = this.#fleet.look;
    const place = selectedId === undefined ? undefined : moment.read(selectedId);
    if (place === undefined) return;
    const { clientWidth, clientHeight } = this.map.getCanvas();
    const { top, right, bottom, left } = this.#room;
    const { x, y } = this.map.project([place.longitude, place.latitude]);
    if (x < 0 || x > clientWidth || y < 0 || y > clientHeight) return;
    const beyond = (at: number, from: number, to: number) => Math.min(at - from, Math.max(0, at - to));
    const by: [number, number] = [beyond(x, left, clientWidth - right), beyond(y, top, clientHeight - bottom)];
    if (by[0] !== 0 || by[1] !== 0) this.map.panBy(by, { duration: MOVE_MS });
  }

  #fit(places: readonly Position[], options: { padding: number | MapRoom; maxZoom: number; animate: boolean }): void {
    const bounds = new LngLatBounds();
    extendUnwrapped(bounds, places);
    this.map.fitBounds(bounds, { ...options, duration: MOVE_MS });
  }

  #addLayers(): void {
    for (const source of Object.values(SOURCE)) {
      if (this.map.getSource(source) !== undefined) continue;
      this.map.addSource(source, { type: 'geojson', data: this.#overlays.get(source) ?? NOTHING });
      if (source === SOURCE.tracks) this.#tracks.restart();
    }
    if (!this.map.hasImage(NO_IMAGE)) this.map.addImage(NO_IMAGE, { width: 1, height: 1, data: new Uint8Array(4) });
    const ground = getSymbolPalette(this.#choice);
    const add = (layers: ReturnType<typeof buildGroundLayers>, anchor: string) => {
      for (const layer of layers) if (this.map.getLayer(layer.id) === undefined) this.map.addLayer(layer, anchor);
    };
    add(buildGroundLayers(ground, this.#choice.strokeWeight), trackLayerAnchor);
    add(buildToolLayers(ground), vesselLayerAnchor);
    if (this.map.getLayer(this.#fleet.layer.id) === undefined) this.map.addLayer(this.#fleet.layer);
    this.setTracks(this.#wantedTracks);
    this.#fleet.draw();
    this.#told();
  }

  /** Puts the chosen base map under what the application has drawn, whose layers take its colours. */
  #showBaseMap(): void {
    this.#hasBaseMap = true;
    const ground = getSymbolPalette(this.#choice);
    const layers = [...buildGroundLayers(ground, this.#choice.strokeWeight), ...buildToolLayers(ground)];
    const fresh = new Map(layers.map((layer) => [layer.id, layer]));
    this.map.setStyle(buildBaseMapStyle({ ...this.#choice, origin: location.origin }), {
      transformStyle: (previous, next) => {
        const kept = mergeAppLayers(previous, next);
        return { ...kept, layers: kept.layers.map((layer) => fresh.get(layer.id) ?? layer) };
      },
    });
    if (this.map.getLayer(this.#fleet.layer.id) !== undefined) this.map.moveLayer(this.#fleet.layer.id);
  }

  #source(id: string): GeoJSONSource | undefined {
    return this.map.getSource<GeoJSONSource>(id);
  }

  #told(): void {
    const zoom = this.map.getZoom();
    const { lng, lat } = this.map.getCenter();
    this.#toldScale = computeMetersPerPixel(lat, zoom);
    const cause = this.#isStarting || !this.#isFramed ? 'start' : 'move';
    this.#parts.onView({ zoom, latitude: lat, longitude: lng }, cause);
  }

  /** While the map moves, only when its scale visibly changes: each call redraws the listener. */
  #tellScale(): void {
    const scale = computeMetersPerPixel(this.map.getCenter().lat, this.map.getZoom());
    if (Math.abs(scale / this.#toldScale - 1) > SEEN_SCALE_SHARE) this.#told();
  }

  #onClick({ point, lngLat }: MapMouseEvent): void {
    if (!this.#parts.interactive) return;
    if (this.#tool !== undefined) {
      this.#tool.onPoint(positionOf(lngLat));
      return;
    }
    const target = this.#fleet.hit(point);
    if (target === undefined) {
      this.#fleet.change({ fanned: new Set() });
      this.#parts.onSelect(undefined);
    } else if (target.kind === 'vessel') {
      this.#isPicked = true;
      this.#parts.onSelect(target.markers[0]?.vessel.id);
    } else this.#open(target);
  }

  /** A cluster is parted by going nearer; a berth, and what no scale parts, fans out. */
  #open({ markers, kind }: SceneTarget): void {
    const isNearest = this.map.getZoom() >= this.map.getMaxZoom() - 0.01;
    if (kind === 'stack' || isNearest) {
      this.#fleet.change({ fanned: new Set(markers.map(({ vessel }) => vessel.id)) });
      return;
    }
    const bounds = new LngLatBounds();
    extendUnwrapped(
      bounds,
      markers.map(({ place }) => place),
    );
    const zoom = Math.min(this.map.getMaxZoom(), this.map.getZoom() + 3);
    this.map.fitBounds(bounds, { padding: 120, maxZoom: zoom, duration: MOVE_MS });
  }

  #onHover({ point, lngLat }: MapMouseEvent): void {
    // Nothing is pointed at while the map is dragged under the pointer.
    if (!this.#parts.interactive || this.map.isMoving()) return;
    if (this.#tool !== undefined) this.#tool.onHover?.(positionOf(lngLat));
    else {
      const target = this.#fleet.hit(point);
      this.map.getCanvas().style.cursor = target === undefined ? '' : 'pointer';
      this.#hint(target, point);
    }
  }

  #hint(target: SceneTarget | undefined, { x, y } = { x: 0, y: 0 }): void {
    const key = getHintKey(target);
    if (key === this.#hinted) return;
    this.#hinted = key;
    const hint = target && getFleetHint(target);
    const isAtRight = x > this.map.getCanvas().clientWidth - HINT_ROOM;
    this.#parts.onHint(hint && { ...hint, x, y, isAtRight });
  }
}

function positionOf({ lng, lat }: { lng: number; lat: number }): Position {
  return { longitude: lng, latitude: lat };
}
