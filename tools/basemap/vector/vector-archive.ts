/** Cuts layers into vector tiles and packs them into one archive. */
import type { FeatureCollection } from 'geojson';
import GeoJsonVt, { type LegacyTile } from 'geojson-vt';
import vtPbf from 'vt-pbf';
import { type Tile, writePmtiles } from '../archive/pmtiles-writer.ts';
import type { VectorLayer } from './world-layers.ts';

const EXTENT = 4096;
/** 16 px round a 512 px tile: outlines and labels at a tile's edge are drawn whole. */
const BUFFER = 128;

export interface VectorArchive {
  readonly name: string;
  readonly attribution: string;
  /** The last zoom that is cut; the map overzooms from there. */
  readonly maxZoom: number;
  readonly layers: readonly VectorLayer[];
}

export function buildVectorArchive({ name, attribution, maxZoom, layers }: VectorArchive): Buffer {
  const whole = layers.flatMap((layer) => {
    return typeof layer.collection === 'function' ? [] : [{ layer, index: tileIndex(layer.collection, maxZoom) }];
  });
  const tiles: Tile[] = [];
  for (let z = 0; z <= maxZoom; z++) {
    const byZoom = layers.flatMap((layer) => {
      return typeof layer.collection === 'function' ? [{ layer, index: tileIndex(layer.collection(z), maxZoom) }] : [];
    });
    const present = [...whole, ...byZoom].filter(({ layer }) => layer.minZoom <= z);
    for (let x = 0; x < 2 ** z; x++) {
      for (let y = 0; y < 2 ** z; y++) {
        const bytes = encodeTile(present, z, x, y);
        if (bytes) tiles.push({ z, x, y, bytes });
      }
    }
  }
  const vectorLayers = layers.map(({ name: id, minZoom, fields }) => ({
    id,
    minzoom: minZoom,
    maxzoom: maxZoom,
    fields,
  }));
  const metadata = { name, type: 'baselayer', attribution, vector_layers: vectorLayers };
  return writePmtiles(tiles, { format: 'mvt', minZoom: 0, maxZoom, metadata });
}

/** geojson-vt leaves shapes unsimplified at its own `maxZoom`, which is why that is one more than what is cut. */
function tileIndex(collection: FeatureCollection, maxZoom: number): GeoJsonVt {
  return new GeoJsonVt(collection, {
    maxZoom: maxZoom + 1,
    indexMaxZoom: maxZoom,
    indexMaxPoints: 0,
    extent: EXTENT,
    buffer: BUFFER,
    tolerance: 3,
  });
}

interface IndexedLayer {
  readonly layer: VectorLayer;
  readonly index: GeoJsonVt;
}

function encodeTile(layers: readonly IndexedLayer[], z: number, x: number, y: number): Uint8Array | undefined {
  const content: Record<string, LegacyTile> = {};
  for (const { layer, index } of layers) {
    const tile = index.getTile(z, x, y);
    if (tile && tile.features.length > 0) content[layer.name] = tile;
  }
  if (Object.keys(content).length === 0) return undefined;
  return vtPbf.fromGeojsonVt(content, { version: 2, extent: EXTENT });
}
