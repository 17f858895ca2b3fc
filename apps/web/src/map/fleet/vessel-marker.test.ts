import { toId, type VesselId } from '@fms/domain/identity';
import { MINUTE_MS } from '@fms/domain/time';
import { describe, expect, it } from 'vitest';
import type { LivePosition } from '../../live/index.ts';
import { NOON } from '../../testing/builders.ts';
import { toWorldPlace } from '../sprite/sprite-layer.ts';
import { computeFanPlaces } from './fan-place.ts';
import type { FleetMoment } from './fleet-moment.ts';
import { groupMarkers } from './marker-group.ts';
import {
  createMarker,
  FleetMarkers,
  formatAgeLine,
  getMarkerRank,
  type MapVessel,
  type Scope,
  type VesselMarker,
} from './vessel-marker.ts';

const id = (number: number) => toId<VesselId>(number);
const vessel: MapVessel = { id: id(1), name: 'Havbris', type: 'supply' };
const WORLD_PIXELS = 512 * 2 ** 5;

const position = (given: Partial<LivePosition> = {}): LivePosition => ({
  latitude: 60,
  longitude: 3,
  time: NOON,
  speedKnots: 12,
  courseDegrees: 90,
  headingDegrees: 45,
  quality: 0,
  ...given,
});

const momentOf = (last: LivePosition | undefined, laterMs = 0): FleetMoment => ({
  now: () => NOON + laterMs,
  read: () => last,
  placeOf: (known) => ({ latitude: known.latitude, longitude: known.longitude + laterMs / 1e7 }),
  subscribe: () => () => {},
  isLive: true,
});
const scopeAt = (longitude: number): Scope => ({
  centre: toWorldPlace(longitude, 60),
  worldPixels: WORLD_PIXELS,
  reachX: 1440,
  reachY: 900,
});
const see = (given: Partial<LivePosition> | undefined, laterMs = 0, scope = scopeAt(3)) =>
  createMarker(vessel, momentOf(given && position(given), laterMs), NOON + laterMs, scope);

describe('createMarker', () => {
  it.each([
    ['moving', {}, 0, 'moving', ''],
    ['stopped', { speedKnots: 0.4 }, 0, 'stopped', ''],
    ['late after five minutes', {}, 6 * MINUTE_MS, 'late', 'late 6 min'],
    ['lost after an hour under way', {}, 61 * MINUTE_MS, 'lost', 'lost 1 h 01'],
    ['late, not lost, after an hour at rest', { speedKnots: 0 }, 61 * MINUTE_MS, 'late', 'late 1 h 01'],
  ] as const)('%s', (_words, given, laterMs, state, words) => {
    const marker = see(given, laterMs) as VesselMarker;
    expect(marker.state).toBe(state);
    expect(formatAgeLine(marker, NOON + laterMs, (of, age) => `${of} ${age}`)).toBe(words);
  });

  it('turns by heading, by course where no heading is known, and is a disc without both', () => {
    expect(see({})?.direction).toBe(45);
    expect(see({ headingDegrees: null })?.direction).toBe(90);
    expect(see({ headingDegrees: null, courseDegrees: null })?.direction).toBeNull();
  });

  it('does not draw a vessel that was never heard of, nor one that is out of scope', () => {
    expect(see(undefined)).toBeUndefined();
    expect(see({ longitude: -120 })).toBeUndefined();
  });

  it('moves a vessel on between two updates, and not one that is late', () => {
    expect(see({}, MINUTE_MS)?.x).toBeGreaterThan(0);
    expect(see({}, 6 * MINUTE_MS)?.x).toBeCloseTo(0, 6);
  });

  it('sees a vessel on the other side of 180° beside the middle', () => {
    const marker = see({ longitude: -179 }, 0, scopeAt(179));
    expect(marker?.x).toBeCloseTo((2 / 360) * WORLD_PIXELS, 6);
  });

  it('ranks the selected vessel first, then alarms by priority, then vessels under way', () => {
    const alarmed = (alarm: MapVessel['alarm']) => ({ ...(see({}) as VesselMarker), vessel: { ...vessel, alarm } });
    const ranks = [
      getMarkerRank(alarmed('alarm'), vessel.id),
      getMarkerRank(alarmed('alarm'), undefined),
      getMarkerRank(alarmed('caution'), undefined),
      getMarkerRank(see({}) as VesselMarker, undefined),
      getMarkerRank(see({ speedKnots: 0 }) as VesselMarker, undefined),
    ];
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(new Set(ranks).size).toBe(5);
  });
});

describe('FleetMarkers', () => {
  /** Records the vessels whose present position was asked for. */
  const watchedMoment = (last: LivePosition, laterMs: number) => {
    const asked: LivePosition[] = [];
    const moment: FleetMoment = {
      ...momentOf(last, laterMs),
      placeOf: (known) => {
        asked.push(known);
        return { latitude: known.latitude, longitude: known.longitude + 0.01 };
      },
    };
    return { asked, moment };
  };

  it('predicts no vessel whose way since the report is too short to be seen at the scale', () => {
    const markers = new FleetMarkers();
    const last = position();
    // 370 m of a minute at 12 kn: a third of a pixel here, and a sixth where the world is half as wide.
    const near = watchedMoment(last, MINUTE_MS);
    markers.see([vessel], near.moment, NOON + MINUTE_MS, scopeAt(3));
    expect(near.asked).toEqual([last]);
    const far = watchedMoment(last, MINUTE_MS);
    const [marker] = markers.see([vessel], far.moment, NOON + MINUTE_MS, {
      ...scopeAt(3),
      worldPixels: WORLD_PIXELS / 2,
    });
    expect(far.asked).toEqual([]);
    expect(marker?.place).toBe(last);
    expect(marker?.x).toBeCloseTo(0, 6);
  });

  it('places a vessel anew when it reports, when the map is moved, and when it joins the fleet', () => {
    const markers = new FleetMarkers();
    const reports = new Map([[vessel.id, position()]]);
    const moment: FleetMoment = { ...momentOf(undefined), read: (vesselId) => reports.get(vesselId) };
    const xs = (fleet: readonly MapVessel[], scope = scopeAt(3)) =>
      markers.see(fleet, moment, NOON, scope).map(({ x }) => x);
    const alone = [vessel];
    expect(xs(alone)).toEqual([0]);
    reports.set(vessel.id, position({ longitude: 4 }));
    const [moved = 0] = xs(alone);
    expect(moved).toBeCloseTo(WORLD_PIXELS / 360, 6);
    expect(xs(alone, scopeAt(4))[0]).toBeCloseTo(0, 6);
    const other = { ...vessel, id: id(2) };
    reports.set(other.id, position());
    expect(xs([other, vessel])).toEqual([0, moved]);
    reports.delete(vessel.id);
    expect(xs([other, vessel])).toEqual([0]);
  });
});

describe('groupMarkers', () => {
  const at = (
    number: number,
    x: number,
    given: Partial<LivePosition> = {},
    more: Partial<MapVessel> = {},
  ): VesselMarker => {
    const marker = see(given) as VesselMarker;
    return { ...marker, vessel: { ...vessel, id: id(number), ...more }, x };
  };
  const ask = { selectedId: undefined, fanned: new Set<VesselId>() };
  const berthed = { speedKnots: 0 };

  it('leaves two that can still be told apart alone', () => {
    expect(groupMarkers([at(1, 0), at(2, 20)], ask)).toMatchObject({ alone: [{}, {}], groups: [] });
  });

  it('makes a cluster of four, with its share under way and its worst alarm', () => {
    const members = [
      at(1, 0),
      at(2, 8, berthed),
      at(3, 16, {}, { alarm: 'warning' }),
      at(4, 24, {}, { alarm: 'caution' }),
    ];
    const { alone, groups } = groupMarkers(members, ask);
    expect(alone).toEqual([]);
    expect(groups).toMatchObject([{ kind: 'cluster', underWayShare: 0.75, alarm: 'warning' }]);
  });

  it('never hides the selected vessel', () => {
    const members = [at(1, 0), at(2, 8), at(3, 16), at(4, 24), at(5, 12)];
    expect(groupMarkers(members, { ...ask, selectedId: id(5) }).alone.map(({ vessel: { id: one } }) => one)).toEqual([
      5,
    ]);
  });

  it('stacks vessels at one berth, however few, and shows them one by one when fanned out', () => {
    const members = [at(1, 0, berthed), at(2, 3, berthed), at(3, 5, berthed, { alarm: 'alarm' })];
    const { groups } = groupMarkers(members, ask);
    expect(groups).toMatchObject([{ kind: 'stack', markers: [{ vessel: { id: 3 } }, {}, {}] }]);
    expect(groupMarkers(members, { ...ask, fanned: new Set([id(1), id(2), id(3)]) }).alone).toHaveLength(3);
  });

  it('fans out so that no two symbols touch', () => {
    const places = [...computeFanPlaces(Array.from({ length: 20 }, (_, i) => at(i, i))).values()];
    const distances = places.flatMap((a, i) => places.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
    expect(places).toHaveLength(20);
    expect(Math.min(...distances)).toBeGreaterThan(28);
  });
});
