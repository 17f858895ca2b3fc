/** Depth bands as polygons: everywhere at least 200, 1000, 2000 … 6000 m deep, one nested in the other. */
import { contours } from 'd3-contour';
import type { Feature, Polygon, Position } from 'geojson';
import { blurGrid, halveGrid } from '../raster/grid-filter.ts';
import { GREY_OF_DEPTH_METRES, type Grid } from '../sources/elevation-grid.ts';

/** Columns repeated beyond ±180°, so that no band ends at the date line. */
const OVERLAP_COLUMNS = 16;
/** Patches and holes smaller than this many cells (about 7 km each) are noise of the grid, not sea floor. */
const SMALLEST_CELLS = 60;

export function computeDepthBands(elevation: Grid): Feature<Polygon, { depthMetres: number }>[] {
  const grid = blurGrid(halveGrid(elevation), 2.2);
  const width = grid.width + 2 * OVERLAP_COLUMNS;
  const deepness = deepnessWithOverlap(grid, width);
  const contour = contours().size([width, grid.height]);
  return [...GREY_OF_DEPTH_METRES].flatMap(([depthMetres, grey]) => {
    const { coordinates } = contour.contour(deepness, 255 - grey);
    return coordinates.flatMap((rings) => {
      const large = rings.filter((ring) => areaCells(ring) >= SMALLEST_CELLS);
      if (!rings[0] || large[0] !== rings[0]) return [];
      const polygon = large.map((ring) => ring.map(([x = 0, y = 0]) => toDegrees(grid, x - OVERLAP_COLUMNS, y)));
      return [
        {
          type: 'Feature' as const,
          properties: { depthMetres },
          geometry: { type: 'Polygon' as const, coordinates: polygon },
        },
      ];
    });
  });
}

/** Contours enclose high values: deep water is made high. */
function deepnessWithOverlap(grid: Grid, width: number): number[] {
  const values = new Array<number>(width * grid.height);
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < width; x++) {
      const column = (x - OVERLAP_COLUMNS + grid.width) % grid.width;
      values[y * width + x] = 255 - (grid.values[y * grid.width + column] ?? 0);
    }
  }
  return values;
}

function toDegrees(grid: Grid, x: number, y: number): Position {
  return [(x / grid.width) * 360 - 180, 90 - (y / grid.height) * 180];
}

function areaCells(ring: readonly Position[]): number {
  let doubled = 0;
  for (let index = 1; index < ring.length; index++) {
    const [x0 = 0, y0 = 0] = ring[index - 1] ?? [];
    const [x1 = 0, y1 = 0] = ring[index] ?? [];
    doubled += x0 * y1 - x1 * y0;
  }
  return Math.abs(doubled) / 2;
}
