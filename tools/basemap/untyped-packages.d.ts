/** The part of `vt-pbf` 3.1.3 used here; the package ships no types. */
declare module 'vt-pbf' {
  import type { LegacyTile } from 'geojson-vt';

  const vtPbf: {
    fromGeojsonVt(layers: Readonly<Record<string, LegacyTile>>, options: { version: 2; extent: number }): Uint8Array;
  };
  export default vtPbf;
}

/** The part of `polylabel` 2.1.0 used here; the package ships no types. */
declare module 'polylabel' {
  import type { Position } from 'geojson';

  /** The point inside `polygon` that is farthest from its outline, to within `precision`. */
  export default function polylabel(polygon: readonly (readonly Position[])[], precision: number): number[];
}
