/** The archives the product ships (built by tools/basemap), as sources of a map style. */
import type { SourceSpecification } from 'maplibre-gl';
import { buildGraticule } from './graticule.ts';
import type { MapGround } from './ground.ts';
import { isImagery, type MapType } from './map-choice.ts';

/** Everything of the base map carries this prefix, which tells it from what the app adds. */
export const BASE_MAP_PREFIX = 'base-map:';

export const BASE_SOURCE = {
  world: `${BASE_MAP_PREFIX}world`,
  depth: `${BASE_MAP_PREFIX}depth`,
  relief: `${BASE_MAP_PREFIX}relief`,
  imagery: `${BASE_MAP_PREFIX}imagery`,
  graticule: `${BASE_MAP_PREFIX}graticule`,
} as const;

/** What the licences of the sources ask to be named on the map; tools/basemap/SOURCES.md has the whole notices. */
export const ATTRIBUTION = {
  world: 'Natural Earth',
  places: 'GeoNames (CC BY 4.0)',
  relief: 'SRTM30',
  imagery: 'NASA Blue Marble',
} as const;

const WORLD_ATTRIBUTION = `${ATTRIBUTION.world} · ${ATTRIBUTION.places}`;

const ARCHIVES = ['world', 'depth', 'relief', 'satellite'] as const;

function archiveAddress(origin: string, name: (typeof ARCHIVES)[number]): string {
  return `${origin}/basemap/${name}.pmtiles`;
}

/** Where the archives of an origin are read from. */
export function listArchiveUrls(origin: string): readonly string[] {
  return ARCHIVES.map((name) => archiveAddress(origin, name));
}

/** The sources a map type on a ground needs. `origin` is where the app is served from, like `location.origin`. */
export function buildBaseMapSources(
  mapType: MapType,
  ground: MapGround,
  origin: string,
): Record<string, SourceSpecification> {
  const archive = (name: (typeof ARCHIVES)[number]): string => `pmtiles://${archiveAddress(origin, name)}`;
  const sources: Record<string, SourceSpecification> = {
    [BASE_SOURCE.world]: { type: 'vector', url: archive('world'), attribution: WORLD_ATTRIBUTION },
  };
  if (!isImagery(mapType)) {
    sources[BASE_SOURCE.graticule] = { type: 'geojson', data: buildGraticule(), tolerance: 0 };
  }
  if (ground.deepSea) {
    sources[BASE_SOURCE.depth] = { type: 'vector', url: archive('depth'), attribution: ATTRIBUTION.relief };
  }
  if (mapType === 'terrain') {
    sources[BASE_SOURCE.relief] = {
      type: 'raster-dem',
      url: archive('relief'),
      tileSize: 512,
      attribution: ATTRIBUTION.relief,
      ...SHADE_ENCODING,
    };
  }
  if (isImagery(mapType)) {
    const url = archive('satellite');
    sources[BASE_SOURCE.imagery] = { type: 'raster', url, tileSize: 512, attribution: ATTRIBUTION.imagery };
  }
  return sources;
}

/**
 * The relief's tiles hold shading, not height: 128 is flat, less is shadow, more is light. Declared as a height
 * in the red channel, the map colours it with any ramp, so one archive serves all four palettes.
 */
const SHADE_ENCODING = { encoding: 'custom', redFactor: 1, greenFactor: 0, blueFactor: 0, baseShift: 0 } as const;
