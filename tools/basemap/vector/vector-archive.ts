/** Cuts layers into vector tiles and packs them into one archive. */
import GeoJsonVt, { type LegacyTile } from 'geojson-vt';
import vtPbf from 'vt-pbf';
import { type Tile, writePmtiles } from '../archive/pmtiles-writer.ts';
import type { VectorLayer, ZoomShapes } from './world-layers.ts';

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
  const indexes = new Map<ZoomShapes, GeoJsonVt>();
  const indexOf = (shapes: ZoomShapes): GeoJsonVt => {
    const index = indexes.get(shapes) ?? tileIndex(shapes, maxZoom);
    indexes.set(shapes, index);
    return index;
  };
  const tiles: Tile[] = [];
  for (let z = 0; z <= maxZoom; z++) {
    const present = layers
      .filter(({ minZoom }) => minZoom <= z)
      .map((layer) => ({ layer: layer.name, index: indexOf(layer.shapesAt(z)) }));
    for (let x = 0; x < 2 ** z; x++) {
      for (let y = 0; y < 2 ** z; y++) {
        const bytes = encodeTile(present, z, x, y);
        if (bytes) tiles.push({ z, x, y, bytes });
      }
    }
  }
  const metadata = {
    name,
    type: 'baselayer',
    attribution,
    vector_layers: layers.map((layer) => describe(layer, maxZoom)),
  };
  return writePmtiles(tiles, { format: 'mvt', minZoom: 0, maxZoom, metadata });
}

const describe = ({ name, minZoom, fields }: VectorLayer, maxZoom: number) => ({
  id: name,
  minzoom: minZoom,
  maxzoom: maxZoom,
  fields,
});

/** geojson-vt leaves shapes unsimplified at its own `maxZoom`, which is why that is one more than what is cut. */
function tileIndex({ collection, tolerance }: ZoomShapes, maxZoom: number): GeoJsonVt {
  return new GeoJsonVt(collection, {
    maxZoom: maxZoom + 1,
    indexMaxZoom: maxZoom,
    indexMaxPoints: 0,
    extent: EXTENT,
    buffer: BUFFER,
    tolerance,
  });
}

interface IndexedLayer {
  readonly layer: string;
  readonly index: GeoJsonVt;
}

function encodeTile(layers: readonly IndexedLayer[], z: number, x: number, y: number): Uint8Array | undefined {
  const content: Record<string, LegacyTile> = {};
  for (const { layer, index } of layers) {
    const tile = index.getTile(z, x, y);
    if (tile && tile.features.length > 0) content[layer] = tile;
  }
  if (Object.keys(content).length === 0) return undefined;
  return vtPbf.fromGeojsonVt(content, { version: 2, extent: EXTENT });
}
