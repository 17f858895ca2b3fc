/** Draws a fleet as the map does, and tells what was drawn where instead of painting it. */
import { FleetPictures } from '../../map/fleet/fleet-pictures.ts';
import { FleetScene } from '../../map/fleet/fleet-scene.ts';
import type { SceneRequest } from '../../map/fleet/scene-request.ts';
import type { MapVessel } from '../../map/fleet/vessel-marker.ts';
import type { Picture, SpriteAtlas } from '../../map/sprite/sprite-atlas.ts';
import { SPRITE_FLOATS, SpriteBatch } from '../../map/sprite/sprite-batch.ts';
import { toWorldPlace, WORLD_PIXELS } from '../../map/sprite/sprite-layer.ts';
import { NOON } from '../builders.ts';

export interface DrawnVessel extends MapVessel {
  /** CSS pixels from the middle of the map, right and down. */
  readonly at: readonly [x: number, y: number];
  readonly speedKnots?: number;
  readonly heading?: number | null;
  /** Of the last report, before `NOON`. */
  readonly ageMs?: number;
}

/** A picture by its name, such as `day/label/normal/Havbris/`, and its middle in pixels from the middle of the map. */
export interface DrawnSprite {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const ZOOM = 9;
const WORLD = WORLD_PIXELS * 2 ** ZOOM;
const CENTRE = toWorldPlace(0, 0);
const [REACH_X, REACH_Y] = [800, 500];

/** The sprites of one drawing on the equator at zoom 9, back to front, and the scene to ask what stands where. */
export function drawFleet(vessels: readonly DrawnVessel[], given: Partial<SceneRequest> = {}) {
  const names: string[] = [];
  const atlas = {
    picture: (name: string, size: () => { width: number; height: number }) => nameOf(names, name, size()),
  };
  const batch = new SpriteBatch();
  const scene = new FleetScene(batch);
  const ask: SceneRequest = {
    vessels,
    moment: momentOf(vessels),
    scope: { centre: CENTRE, worldPixels: WORLD, reachX: REACH_X, reachY: REACH_Y },
    zoom: ZOOM,
    selectedId: undefined,
    fanned: new Set(),
    withNames: true,
    withPrediction: true,
    ageText: (_state, age) => age,
    cardEdges: [],
    ...given,
  };
  scene.write(ask, new FleetPictures(atlas as unknown as SpriteAtlas, 'day'));
  return { sprites: spritesOf(batch, names), scene };
}

/** The column of the batch that holds a picture's place in the atlas holds its number here. */
function nameOf(names: string[], name: string, { width, height }: { width: number; height: number }): Picture {
  const known = names.indexOf(name);
  const x = known === -1 ? names.push(name) - 1 : known;
  return { x, y: 0, width, height, pixelWidth: width, pixelHeight: height };
}

function spritesOf({ numbers, count }: SpriteBatch, names: readonly string[]): DrawnSprite[] {
  return Array.from({ length: count }, (_, index) => {
    const row = [...numbers.subarray(index * SPRITE_FLOATS, (index + 1) * SPRITE_FLOATS)];
    const [worldX = 0, worldY = 0, offsetX = 0, offsetY = 0, width = 0, height = 0] = row;
    return { name: names[row[8] ?? 0] ?? '', x: worldX * WORLD + offsetX, y: worldY * WORLD + offsetY, width, height };
  });
}

function momentOf(vessels: readonly DrawnVessel[]): SceneRequest['moment'] {
  const reports = new Map(
    vessels.map(({ id, at: [x, y], speedKnots = 0, heading = 0, ageMs = 0 }) => {
      const degrees = 360 / WORLD;
      const place = { longitude: x * degrees, latitude: -y * degrees };
      const course = { speedKnots, headingDegrees: heading, courseDegrees: heading };
      return [id, { ...place, ...course, time: NOON - ageMs, quality: 0 }];
    }),
  );
  return {
    isLive: true,
    now: () => NOON,
    read: (id) => reports.get(id),
    placeOf: (last) => last,
    subscribe: () => () => {},
  };
}
