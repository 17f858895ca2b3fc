import { Map as MapLibreMap } from 'maplibre-gl';
import { buildGroundStyle, getMaxZoom, type MapChoice } from './base-map/index.ts';

interface MapStart {
  readonly container: HTMLElement;
  readonly choice: MapChoice;
  /** Whether the user can move it. */
  readonly interactive: boolean;
  /** Degrees of its middle. */
  readonly startView: { readonly zoom: number; readonly latitude: number; readonly longitude: number };
}

/** A map of the sea alone, north up. `aria-busy` of its container is true from each move on; its owner ends it when the map is idle. */
export function createMap({ container, choice, interactive, startView }: MapStart): MapLibreMap {
  const map = new MapLibreMap({
    container,
    style: buildGroundStyle({ ...choice, origin: location.origin }),
    center: [startView.longitude, startView.latitude],
    zoom: startView.zoom,
    minZoom: 1,
    maxZoom: getMaxZoom(choice),
    interactive,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: 120,
    // Frames are not kept for pictures: saving one draws it anew. Lines and symbols have soft edges already; four samples
    // a pixel would only cost time.
    canvasContextAttributes: { antialias: false, preserveDrawingBuffer: false },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  // What moves or is still fetched is not yet what it will be: a screen reader and a test wait for the end of it.
  container.ariaBusy = 'true';
  map.on('movestart', () => {
    container.ariaBusy = 'true';
  });
  return map;
}
