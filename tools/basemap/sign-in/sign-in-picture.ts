/** The pictures behind the sign-in card, one a palette: the base map without names, a graticule and a compass rose. */
import sharp from 'sharp';
import { mixColours } from '../../../apps/web/src/map/base-map/colour.ts';
import { getMapGround, type MapGround } from '../../../apps/web/src/map/base-map/ground.ts';
import type { MapPalette } from '../../../apps/web/src/map/base-map/map-choice.ts';
import { getDepthColour } from '../../../apps/web/src/map/base-map/water-land-layers.ts';
import type { Grid } from '../sources/elevation-grid.ts';
import { readLakes } from '../sources/marble-outlines.ts';
import { readNaturalEarth } from '../sources/natural-earth-atlas.ts';
import { computeDepthBands } from '../vector/depth-bands.ts';
import { buildLinePath, buildRingsPath, PICTURE } from './chart-view.ts';
import { renderCompassRose } from './compass-rose.ts';

/** The sizes of the files have to stay below this: they are what a person waits for before signing in. */
export const PICTURE_LIMIT_BYTES = 60_000;
const GRATICULE_DEGREES = 2;
/** Tried in this order; the first that stays below the limit is taken. */
const WEBP_QUALITIES = [95, 90, 85, 80, 75, 70, 65, 60];

/** What the pictures show, as SVG paths. */
export interface ChartPaths {
  readonly depths: readonly { readonly depthMetres: number; readonly path: string }[];
  readonly land: string;
  readonly lakes: string;
  readonly borders: string;
  readonly graticule: string;
}

export function buildChartPaths(elevation: Grid): ChartPaths {
  const { land, borders } = readNaturalEarth();
  const depths = computeDepthBands(elevation).map(({ properties, geometry }) => ({
    depthMetres: properties.depthMetres,
    path: buildRingsPath(geometry.coordinates),
  }));
  return {
    depths: depths.filter(({ path }) => path !== ''),
    land: land.map(({ geometry }) => buildRingsPath(geometry.coordinates)).join(''),
    lakes: readLakes().map(buildRingsPath).join(''),
    borders: borders.map(({ geometry }) => buildLinePath(geometry.coordinates)).join(''),
    graticule: graticulePath(),
  };
}

/** One picture as WebP, as good as `PICTURE_LIMIT_BYTES` allows. Throws when none fits. */
export async function renderSignInPicture(chart: ChartPaths, palette: MapPalette): Promise<Buffer> {
  const ground = getMapGround({ mapType: 'roadmap', mapStyle: 'default', palette });
  const drawn = sharp(Buffer.from(pictureSvg(chart, ground)), { unlimited: true });
  for (const quality of WEBP_QUALITIES) {
    const picture = await drawn.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (picture.length <= PICTURE_LIMIT_BYTES) return picture;
  }
  throw new Error(`The ${palette} picture does not fit ${PICTURE_LIMIT_BYTES} bytes at any quality tried`);
}

function pictureSvg(chart: ChartPaths, ground: MapGround): string {
  const { sea, deepSea } = ground;
  const roseColour = mixColours(sea, ground.label, ground.isDark ? 0.35 : 0.5);
  const depths = deepSea
    ? chart.depths.map(({ depthMetres, path }) => fill(path, getDepthColour(sea, deepSea, depthMetres))).join('')
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}">
    <rect width="100%" height="100%" fill="${sea}"/>${depths}
    ${stroke(chart.graticule, mixColours(sea, ground.graticule, 0.8), 1)}
    <path d="${chart.land}" fill="${ground.land}" fill-rule="evenodd" stroke="${ground.coast}" stroke-width="1"/>
    ${fill(chart.lakes, sea)}${stroke(chart.borders, ground.border, 1, '6 4')}
    ${renderCompassRose(roseColour)}</svg>`;
}

const fill = (path: string, colour: string): string => `<path d="${path}" fill="${colour}" fill-rule="evenodd"/>`;

function stroke(path: string, colour: string, width: number, dashes = 'none'): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dashes}"/>`;
}

function graticulePath(): string {
  const lines: string[] = [];
  for (let longitude = -20; longitude <= 20; longitude += GRATICULE_DEGREES) {
    lines.push(
      buildLinePath([
        [longitude, 40],
        [longitude, 80],
      ]),
    );
  }
  for (let latitude = 40; latitude <= 80; latitude += GRATICULE_DEGREES) {
    lines.push(
      buildLinePath([
        [-40, latitude],
        [40, latitude],
      ]),
    );
  }
  return lines.join('');
}
