/**
 * The map engine without a graphics card: it holds sources, layers and camera, and a test fires its events. Stands for the
 * class `Map` of maplibre-gl. Never shipped.
 */
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';

type Listener = (event: never) => void;

interface FakeMapOptions {
  readonly container?: HTMLElement;
  readonly style?: StyleSpecification;
  readonly center?: readonly [longitude: number, latitude: number];
  readonly zoom?: number;
  readonly maxZoom?: number;
}

/** A data source that keeps what was set last. */
class FakeSource {
  data: unknown;
  constructor(data: unknown) {
    this.data = data;
  }
  setData(data: unknown): void {
    this.data = data;
  }
  async updateData(): Promise<void> {}
}

export class FakeMap {
  /** Map made last. */
  static last: FakeMap | undefined;
  /** CSS pixels. */
  static size = { width: 1200, height: 800 };

  /** Moves that were asked for, with their options. */
  readonly moves: {
    readonly kind: 'easeTo' | 'fitBounds' | 'panBy' | 'zoomIn' | 'zoomOut';
    readonly args: readonly unknown[];
  }[] = [];
  readonly sources = new Map<string, FakeSource>();
  layers: { readonly id: string }[] = [];
  camera: { longitude: number; latitude: number; zoom: number };
  isInMotion = false;
  maxZoom: number;
  isRemoved = false;
  doubleClickZooms = true;
  readonly #canvas = document.createElement('canvas');
  readonly #listeners = new Map<string, Set<Listener>>();

  constructor({ style, center = [0, 0], zoom = 0, maxZoom = 22 }: FakeMapOptions = {}) {
    FakeMap.last = this;
    this.camera = { longitude: center[0], latitude: center[1], zoom };
    this.maxZoom = maxZoom;
    this.layers = [...(style?.layers ?? [])];
    const { width, height } = FakeMap.size;
    Object.defineProperties(this.#canvas, { clientWidth: { value: width }, clientHeight: { value: height } });
  }

  readonly doubleClickZoom = {
    enable: () => {
      this.doubleClickZooms = true;
    },
    disable: () => {
      this.doubleClickZooms = false;
    },
  };
  readonly touchZoomRotate = { disableRotation: () => {} };
  readonly keyboard = { disableRotation: () => {} };

  /** An event as the engine would tell it. */
  fire(name: string, event: object = {}): void {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) listener(event as never);
  }

  /** The pointer at a place of the canvas, CSS pixels. */
  point(name: 'click' | 'mousemove', x: number, y: number, lngLat = { lng: 3, lat: 60 }): void {
    this.fire(name, { point: { x, y }, lngLat });
  }

  on(name: string, listener: Listener): this {
    const known = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, known.add(listener));
    return this;
  }
  off(name: string, listener: Listener): this {
    this.#listeners.get(name)?.delete(listener);
    return this;
  }
  once(name: string, listener: Listener): this {
    const first = (event: never) => {
      this.off(name, first);
      listener(event);
    };
    return this.on(name, first);
  }

  getCanvas = () => this.#canvas;
  getCenter = () => ({ lng: this.camera.longitude, lat: this.camera.latitude });
  getZoom = () => this.camera.zoom;
  getMaxZoom = () => this.maxZoom;
  getPixelRatio = () => 1;
  isMoving = () => this.isInMotion;
  setMaxZoom = (zoom: number) => {
    this.maxZoom = zoom;
  };
  remove = () => {
    this.isRemoved = true;
  };
  easeTo = (...args: unknown[]) => void this.moves.push({ kind: 'easeTo', args });
  fitBounds = (...args: unknown[]) => void this.moves.push({ kind: 'fitBounds', args });
  panBy = (...args: unknown[]) => void this.moves.push({ kind: 'panBy', args });
  /** A flat map: 100 pixels a degree around its middle. */
  project = ([longitude, latitude]: [number, number]) => ({
    x: this.#canvas.clientWidth / 2 + (longitude - this.camera.longitude) * 100,
    y: this.#canvas.clientHeight / 2 - (latitude - this.camera.latitude) * 100,
  });
  zoomIn = (...args: unknown[]) => void this.moves.push({ kind: 'zoomIn', args });
  zoomOut = (...args: unknown[]) => void this.moves.push({ kind: 'zoomOut', args });

  readonly images = new Set<string>();
  hasImage = (id: string) => this.images.has(id);
  addImage = (id: string) => void this.images.add(id);

  getSource = (id: string) => this.sources.get(id);
  addSource = (id: string, { data }: { data: unknown }) => void this.sources.set(id, new FakeSource(data));
  getLayer = (id: string) => this.layers.find((layer) => layer.id === id);
  addLayer = (layer: { id: string }, before?: string) => {
    const at = before === undefined ? this.layers.length : this.layers.findIndex(({ id }) => id === before);
    this.layers.splice(at, 0, layer);
  };
  moveLayer = (id: string) => {
    this.layers.sort((a, b) => Number(a.id === id) - Number(b.id === id));
  };
  /** Custom layers are no part of a style and stay, as in the engine. */
  setStyle = (
    style: StyleSpecification,
    {
      transformStyle,
    }: { transformStyle: (before: StyleSpecification, next: StyleSpecification) => StyleSpecification },
  ) => {
    const isCustom = (layer: { id: string }) => 'type' in layer && layer.type === 'custom';
    const layers = this.layers.filter((layer) => !isCustom(layer)) as LayerSpecification[];
    const before: StyleSpecification = { version: 8, sources: {}, layers };
    this.layers = [...transformStyle(before, style).layers, ...this.layers.filter(isCustom)];
  };
}
