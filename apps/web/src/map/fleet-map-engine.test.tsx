import { toId, type VesselId } from '@fms/domain/identity';
import type { FeatureCollection, Point } from 'geojson';
import type { LngLatBounds } from 'maplibre-gl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOON } from '../testing/builders.ts';
import { FakeMap } from '../testing/fake-map.ts';
import { clearScreen } from '../testing/screen.tsx';
import { createStillLive } from '../testing/still-live.ts';
import { SOURCE } from './app-layers.ts';
import { trackLayerAnchor, vesselLayerAnchor } from './base-map/index.ts';
import type { MapChoice } from './base-map/map-choice.ts';
import { ReplayMoment } from './fleet/replay-moment.ts';
import type { MapVessel } from './fleet/vessel-marker.ts';
import { FleetMapEngine, type FleetMapParts } from './fleet-map-engine.ts';

vi.mock('maplibre-gl', async (load) => ({ ...(await load<object>()), Map: FakeMap, prewarm: () => {} }));

const CHOICE: MapChoice = { mapType: 'roadmap', mapStyle: 'default', palette: 'day' };
/** Of the canvas, CSS pixels. */
const MIDDLE = { x: 600, y: 400 };
const START = { zoom: 5, latitude: 60, longitude: 3 };
const id = (number: number) => toId<VesselId>(number);
const ship = (number: number): MapVessel => ({ id: id(number), name: `Vessel ${number}`, type: 'cargo' });

beforeEach(() => {
  FakeMap.size = { width: 1200, height: 800 };
  // No canvas paints here; without a context the atlas has no room and every other part works as it does.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  Object.assign(document.fonts, { ready: Promise.resolve() });
});
afterEach(clearScreen);

/** Longitude and latitude by vessel, each at rest there unless a speed is given. */
type Places = Readonly<Record<number, readonly [longitude: number, latitude: number, knots?: number]>>;

function build(places: Places = {}, given: Partial<FleetMapParts> = {}) {
  const { live } = createStillLive();
  for (const [number, [longitude, latitude, speedKnots = 0]] of Object.entries(places)) {
    const course = { courseDegrees: 0, headingDegrees: 0, quality: 0 };
    live.positions.put(id(Number(number)), { longitude, latitude, speedKnots, time: NOON, ...course });
  }
  const did = { onSelect: vi.fn(), onError: vi.fn(), onUnreadable: vi.fn(), onView: vi.fn(), onHint: vi.fn() };
  const parts = { container: document.createElement('div'), live, choice: CHOICE, interactive: true, startView: START };
  const engine = new FleetMapEngine({ ...parts, ageText: (_state, age) => age, ...did, ...given });
  const map = FakeMap.last as FakeMap;
  engine.setVessels(Object.keys(places).map((number) => ship(Number(number))));
  return { engine, map, live, container: parts.container, ...did };
}

/** West, south, east and north of the last frame, in whole degrees, and the options it was asked with. */
function lastFrame({ moves }: FakeMap) {
  const last = moves.findLast(({ kind }) => kind === 'fitBounds');
  if (last === undefined) throw new Error('Nothing was framed');
  const [bounds, options] = last.args as [LngLatBounds, object];
  return { edges: bounds.toArray().flat().map(Math.round), ...options };
}

const drawing = (label: string): FeatureCollection => ({
  type: 'FeatureCollection',
  features: [{ type: 'Feature', geometry: { type: 'Point', coordinates: [3, 60] }, properties: { label } }],
});

describe('the first view', () => {
  it('is the one that is given', () => {
    const { map } = build({ 1: [3, 60] });
    expect([map.camera, map.moves]).toEqual([START, []]);
  });

  it('is the fleet without one, once it has a position, and is told as no move of the user', () => {
    const { engine, map, onView } = build({}, { startView: undefined });
    map.fire('moveend');
    expect([map.moves, onView.mock.lastCall?.[1]]).toEqual([[], 'start']);
    engine.setVessels([ship(1)]);
    expect(map.moves).toEqual([]);
    const { map: known } = build({ 1: [3, 60], 2: [5, 62] }, { startView: undefined });
    expect(lastFrame(known)).toMatchObject({ edges: [3, 60, 5, 62], animate: false, maxZoom: 7 });
  });
});

describe('framing', () => {
  const ROOM = { top: 60, right: 360, bottom: 190, left: 308 };

  it('keeps the fleet clear of cards on a wide map', () => {
    const { engine, map } = build({ 1: [3, 60], 2: [5, 62] });
    engine.setRoom(ROOM);
    engine.frameFleet();
    expect(lastFrame(map)).toMatchObject({ padding: ROOM, animate: true });
  });

  it('does not on a map too narrow for what is beside them', () => {
    FakeMap.size = { width: 390, height: 800 };
    const { engine, map } = build({ 1: [3, 60], 2: [5, 62] });
    engine.setRoom(ROOM);
    engine.frameFleet();
    expect(lastFrame(map)).toMatchObject({ padding: { top: 70, right: 70, bottom: 70, left: 70 } });
  });

  it('keeps the fleet clear of the buttons of a narrow map', () => {
    FakeMap.size = { width: 390, height: 740 };
    const room = { top: 80, right: 90, bottom: 72, left: 70 };
    const { engine, map } = build({ 1: [3, 60], 2: [5, 62] });
    engine.setRoom(room);
    engine.frameFleet();
    expect(lastFrame(map)).toMatchObject({ padding: room });
  });

  it.each([
    ['right of it', { ...ROOM, right: 700 }, [100, 0]],
    ['left of it and below', { ...ROOM, left: 640, bottom: 450 }, [-40, 50]],
    ['beside it', ROOM, undefined],
  ])('moves a ship that is picked out from under a card: %s', (_where, room, by) => {
    const { engine, map } = build({ 1: [3, 60] });
    map.point('click', MIDDLE.x, MIDDLE.y);
    engine.setRoom(room);
    engine.select(id(1));
    expect(map.moves.map(({ kind, args }) => [kind, args[0]])).toEqual(by === undefined ? [] : [['panBy', by]]);
  });

  it('keeps the view of a link whose ship is under a card', () => {
    const { engine, map } = build({ 1: [3, 60] });
    engine.setRoom({ ...ROOM, right: 700 });
    engine.select(id(1));
    expect(map.moves).toEqual([]);
  });

  it('frames a fleet on both sides of 180° across it', () => {
    const { engine, map } = build({ 1: [175, -17], 2: [-178, -20] });
    engine.frameFleet();
    expect(lastFrame(map).edges).toEqual([175, -20, 182, -17]);
  });

  it('goes no nearer to one ship than configured', () => {
    const { engine, map } = build({ 1: [3, 60] }, { choice: { ...CHOICE, defaultZoom: 4 } });
    engine.frameFleet();
    expect(lastFrame(map)).toMatchObject({ maxZoom: 4 });
  });

  it.each([
    [2.5, 5],
    [8, 8],
  ])('goes to a ship at zoom %d with zoom %d', (zoom, expected) => {
    const { engine, map } = build({ 1: [3, 60] });
    map.camera = { ...map.camera, zoom };
    engine.goTo(id(1));
    engine.goTo(id(9));
    expect(map.moves).toMatchObject([{ kind: 'easeTo', args: [{ center: [3, 60], zoom: expected }] }]);
  });

  it('frames tracks whole, and the ship where it has none', () => {
    const { engine, map } = build({ 1: [3, 60] });
    engine.frameTrack(id(1));
    expect(map.moves.map(({ kind }) => kind)).toEqual(['easeTo']);
    const geometry = {
      type: 'LineString' as const,
      coordinates: [
        [3, 60],
        [7, 58],
      ],
    };
    const line = { type: 'Feature' as const, geometry, properties: { step: 0, label: '' } };
    engine.setTracks([{ id: '1', features: { type: 'FeatureCollection', features: [line] } }]);
    engine.frameTrack(id(1));
    expect(lastFrame(map).edges).toEqual([3, 58, 7, 60]);
  });
});

describe('a click', () => {
  it('selects the ship under the pointer, and none on open water', () => {
    const { map, onSelect } = build({ 1: [3, 60] });
    map.point('click', MIDDLE.x + 5, MIDDLE.y);
    map.point('click', MIDDLE.x + 200, MIDDLE.y);
    expect(onSelect.mock.calls).toEqual([[id(1)], [undefined]]);
  });

  it('does nothing on a picture of the fleet', () => {
    const { map, onSelect, onHint } = build({ 1: [3, 60] }, { interactive: false });
    map.point('click', MIDDLE.x, MIDDLE.y);
    map.point('mousemove', MIDDLE.x, MIDDLE.y);
    expect([onSelect.mock.calls, onHint.mock.calls]).toEqual([[], []]);
  });

  it('gives its place to the tool that has the pointer', () => {
    const { engine, map, onSelect } = build({ 1: [3, 60] });
    const tool = { onPoint: vi.fn(), onHover: vi.fn() };
    engine.setTool(tool);
    expect([map.getCanvas().style.cursor, map.doubleClickZooms]).toEqual(['crosshair', false]);
    map.point('click', MIDDLE.x, MIDDLE.y, { lng: 4, lat: 61 });
    map.point('mousemove', MIDDLE.x, MIDDLE.y, { lng: 5, lat: 62 });
    engine.setTool(undefined);
    map.point('click', MIDDLE.x, MIDDLE.y);
    expect(tool.onPoint.mock.calls).toEqual([[{ longitude: 4, latitude: 61 }]]);
    expect(tool.onHover.mock.calls).toEqual([[{ longitude: 5, latitude: 62 }]]);
    expect([onSelect.mock.calls, map.doubleClickZooms]).toEqual([[[id(1)]], true]);
  });

  it('fans out the ships of one berth, which can then be told apart', () => {
    const { map, onSelect } = build({ 1: [3, 60], 2: [3.0001, 60] });
    map.point('click', MIDDLE.x, MIDDLE.y);
    expect([onSelect.mock.calls, map.moves]).toEqual([[], []]);
    map.point('click', MIDDLE.x, MIDDLE.y - 36);
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it('goes nearer to a cluster, at most three steps, and fans it out where there is no nearer', () => {
    const { map, onSelect } = build({ 1: [3, 60, 9], 2: [3.1, 60, 9], 3: [2.9, 60, 9], 4: [3, 60.05, 9] });
    map.point('click', MIDDLE.x, MIDDLE.y);
    expect(lastFrame(map)).toMatchObject({ maxZoom: 8, padding: 120 });
    map.maxZoom = START.zoom;
    map.point('click', MIDDLE.x, MIDDLE.y);
    expect(map.moves).toHaveLength(1);
    map.point('click', MIDDLE.x, MIDDLE.y - 36);
    expect(onSelect.mock.calls).toHaveLength(1);
  });
});

describe('the hint', () => {
  it('is told once for each object, at which side it has room, and taken back', () => {
    const { map, onHint } = build({ 1: [3, 60], 2: [22.5, 60] });
    map.point('mousemove', MIDDLE.x, MIDDLE.y);
    map.point('mousemove', MIDDLE.x + 1, MIDDLE.y);
    expect(onHint.mock.calls).toMatchObject([[{ count: 1, x: 600, y: 400, isAtRight: false }]]);
    map.point('mousemove', MIDDLE.x + (16384 / 360) * 19.5, MIDDLE.y);
    expect(onHint.mock.lastCall).toMatchObject([{ vessels: [{ name: 'Vessel 2' }], isAtRight: true }]);
    map.fire('mouseout');
    expect(onHint.mock.calls.map(([hint]) => hint === undefined)).toEqual([false, false, true]);
  });

  it('is quiet while the map moves under the pointer', () => {
    const { map, onHint } = build({ 1: [3, 60] });
    map.isInMotion = true;
    map.point('mousemove', MIDDLE.x, MIDDLE.y);
    expect(onHint).not.toHaveBeenCalled();
  });
});

describe('what is drawn', () => {
  const idsOf = (map: FakeMap) => map.layers.map(({ id: layer }) => layer);

  it('waits for the style: drawings made before it are there with it', () => {
    const { engine, map } = build({ 1: [3, 60] });
    engine.setOverlay('zones', drawing('Narrows'));
    expect(map.sources.size).toBe(0);
    map.fire('style.load');
    expect(map.sources.get(SOURCE.zones)?.data).toEqual(drawing('Narrows'));
    engine.setOverlay('zones', undefined);
    expect(map.sources.get(SOURCE.zones)?.data).toMatchObject({ features: [] });
  });

  it('has tracks under the names of the base map, tools over them, and the fleet over all', () => {
    const { map } = build({ 1: [3, 60] });
    map.fire('style.load');
    map.fire('render');
    const ids = idsOf(map);
    const order = [
      'app:tracks-line',
      trackLayerAnchor,
      'base-map:place-name',
      'app:tool-line',
      vesselLayerAnchor,
      'app:fleet',
    ];
    expect(order.map((layer) => ids.indexOf(layer)).every((at) => at !== -1)).toBe(true);
    expect(order).toEqual(order.toSorted((a, b) => ids.indexOf(a) - ids.indexOf(b)));
    expect(ids.at(-1)).toBe('app:fleet');
  });

  it('is busy until the base map stands', () => {
    const { map, container } = build();
    map.fire('idle');
    expect(container.ariaBusy).toBe('true');
    map.fire('style.load');
    map.fire('render');
    map.fire('idle');
    expect(container.ariaBusy).toBe('false');
    map.fire('movestart');
    expect(container.ariaBusy).toBe('true');
  });

  it('exchanges the base map for another palette, keeps the layers of the application and recolours them', () => {
    const { engine, map } = build({ 1: [3, 60] });
    map.fire('style.load');
    map.fire('render');
    const before = [...map.layers];
    engine.setChoice({ ...CHOICE, defaultZoom: 5 });
    expect(map.layers).toEqual(before);
    engine.setChoice({ ...CHOICE, palette: 'night', online: { tiles: 'https://tiles.example/{z}/{x}/{y}' } });
    expect(idsOf(map)).toContain('base-map:online');
    const halo = (layers: readonly object[]) => layers.find((layer) => 'id' in layer && layer.id === 'app:tracks-halo');
    expect(halo(before)).toMatchObject({ paint: { 'line-color': '#cddbe5' } });
    expect(halo(map.layers)).toMatchObject({ paint: { 'line-color': '#000000' } });
    expect(map.maxZoom).toBe(18);
  });

  it('shows the fleet of another time, and of now again', () => {
    const { engine, map, onSelect } = build({ 1: [3, 60] });
    engine.setMoment(new ReplayMoment(NOON - 60_000, NOON));
    map.point('click', MIDDLE.x, MIDDLE.y);
    engine.setMoment(undefined);
    map.point('click', MIDDLE.x, MIDDLE.y);
    expect(onSelect.mock.calls).toEqual([[undefined], [id(1)]]);
  });
});

describe('what is told', () => {
  it('is the view after each move, and during one when the scale is seen to change', () => {
    const { map, onView } = build({ 1: [3, 60] });
    map.fire('moveend');
    expect(onView.mock.lastCall).toEqual([START, 'move']);
    map.camera = { ...map.camera, zoom: 5.001 };
    map.fire('move');
    expect(onView).toHaveBeenCalledTimes(1);
    map.camera = { ...map.camera, zoom: 5.1 };
    map.fire('move');
    expect(onView.mock.lastCall?.[0]).toMatchObject({ zoom: 5.1 });
  });

  it('is a source that could not be read, apart from other errors', () => {
    const { map, onUnreadable, onError } = build();
    const error = new Error('Failed to fetch');
    map.fire('error', { sourceId: 'base-map:world', error });
    expect([onUnreadable.mock.calls, onError.mock.calls]).toEqual([[['base-map:world', 'Failed to fetch']], []]);
    map.fire('error', { error });
    expect(onError.mock.calls).toEqual([[error]]);
  });

  it('is nothing after it was removed: no drawing is due any more', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { engine, map } = build({ 1: [3, 60, 12] });
    expect(vi.getTimerCount()).toBe(1);
    engine.remove();
    engine.select(id(1));
    expect([map.isRemoved, vi.getTimerCount()]).toEqual([true, 0]);
  });
});

describe('names of vessels', () => {
  /** Every call on the canvas succeeds and paints nothing. */
  const canvas = new Proxy({}, { get: () => () => undefined, set: () => true });
  const namesOf = ({ sources }: FakeMap) => sources.get(SOURCE.names)?.data as FeatureCollection<Point>;

  it('claim their room on the base map once the map is at rest', () => {
    vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(canvas as never);
    vi.stubGlobal('Path2D', class {});
    const { map, engine, onError } = build({ 1: [3, 60] });
    map.fire('style.load');
    expect(onError.mock.calls).toEqual([]);
    expect(namesOf(map).features.map(({ geometry }) => geometry.coordinates)).toEqual([[3, 60]]);
    map.isInMotion = true;
    engine.setVessels([]);
    expect(namesOf(map).features).toHaveLength(1);
    map.isInMotion = false;
    engine.setVessels([]);
    expect(namesOf(map).features).toEqual([]);
  });
});
