import { addProtocol, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { Protocol } from 'pmtiles';

let isSetUp = false;

/** Makes the map engine find its worker (a file of ours, as the content policy asks) and read PMTiles archives. Once is enough; more does no harm. */
export function setUpMapLibre(): void {
  if (isSetUp) return;
  isSetUp = true;
  setWorkerUrl(workerUrl);
  addProtocol('pmtiles', new Protocol().tile);
}
