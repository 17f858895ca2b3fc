import { addProtocol, prewarm, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { PMTiles, Protocol } from 'pmtiles';
import { ArchiveSource } from './archive-source.ts';
import { listArchiveUrls } from './base-map-sources.ts';

let isSetUp = false;

/** Makes the map engine find its worker (a file of ours, as the content policy asks) and read PMTiles archives. Once is enough; more does no harm. */
export function setUpMapLibre(): void {
  if (isSetUp) return;
  isSetUp = true;
  setWorkerUrl(workerUrl);
  // The workers outlive the last map. Besides starting the next one sooner: when they end, the engine keeps an error whose
  // stack holds the map that was removed, with its page, until there is another map.
  prewarm();
  const protocol = new Protocol();
  for (const address of listArchiveUrls(location.origin)) protocol.add(new PMTiles(new ArchiveSource(address)));
  addProtocol('pmtiles', protocol.tile);
}
