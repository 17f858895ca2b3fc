import { describe, expect, it } from 'vitest';
import { computeDestination, computeDistanceMeters } from '../geo/geodesy.ts';
import { buildCircleOutline, createAnchorState, createSwingCircle, evaluateAnchor } from './anchor-watch.ts';
import type { ZoneState } from './zone.ts';

const ANCHOR = { latitude: 58.9, longitude: 5.6 };
const CIRCLE = { ...ANCHOR, radiusMeters: 300 };

it.each([
  [12, 100],
  [66, 100],
  [67, 110],
  [200, 300],
  [201, 310],
  [5000, 3000],
])('a swing of %d m proposes %d m', (radiusMeters, proposed) => {
  expect(createSwingCircle({ ...ANCHOR, radiusMeters })).toEqual({ ...ANCHOR, radiusMeters: proposed });
});

/** Metres from the anchor, one position each `every` seconds, null where nothing came. */
function lie(away: readonly (number | null)[], { every = 30, isDragging = false } = {}): string[] {
  let state: ZoneState = createAnchorState(ANCHOR, isDragging);
  return away.flatMap((meters, index) => {
    if (meters === null) return [];
    const fix = { ...computeDestination(ANCHOR, (index * 41) % 360, meters), time: (index + 1) * every * 1000 };
    const evaluated = evaluateAnchor(CIRCLE, state, fix);
    state = evaluated.state;
    return evaluated.crossing === undefined
      ? []
      : [`${evaluated.crossing.kind} ${evaluated.crossing.first.time / 1000}`];
  });
}

describe('evaluateAnchor', () => {
  it.each<[string, (number | null)[], string[]]>([
    ['swings within the circle', [250, 280, 120, 299, 250], []],
    ['touches the circle', [290, 310, 330, 345, 320, 349], []],
    ['one wild position', [200, 2000, 210, 200], []],
    ['two wild positions', [200, 2000, 1500, 200], []],
    ['wild positions every now and then', [200, 900, 210, 900, 900, 220, 900], []],
    ['drags', [280, 360, 390, 420], ['left 60']],
    ['drags, and was silent before', [280, null, null, 700, 720, 740], ['left 120']],
    ['drags from the first position on', [400, 420, 440], ['left 30']],
    ['drags and holds again within the circle', [280, 360, 390, 420, 240, 230, 220], ['left 60', 'entered 150']],
  ])('%s', (_words, away, told) => expect(lie(away)).toEqual(told));

  it('takes three positions, and a minute', () => {
    expect(lie([400, 400, 400, 400, 400], { every: 10 })).toEqual([]);
    expect(lie([400, 400, 400, 400, 400, 400, 400], { every: 10 })).toEqual(['left 10']);
  });

  it('goes on as dragging where it was', () => {
    expect(lie([500, 510, 520], { isDragging: true })).toEqual([]);
    expect(lie([200, 210, 220], { isDragging: true })).toEqual(['entered 30']);
  });

  it('learns nothing from late positions', () => {
    let state = evaluateAnchor(CIRCLE, createAnchorState(ANCHOR, false), { ...ANCHOR, time: 600_000 }).state;
    for (const time of [60_000, 120_000, 240_000, 600_000]) {
      const evaluated = evaluateAnchor(CIRCLE, state, { ...computeDestination(ANCHOR, 0, 900), time });
      expect(evaluated.crossing).toBeUndefined();
      state = evaluated.state;
    }
    expect(state.doubt).toEqual([]);
  });
});

it.each([ANCHOR, { latitude: -17, longitude: 179.999 }])('draws the circle whole about %o', (middle) => {
  const outline = buildCircleOutline({ ...middle, radiusMeters: 300 });
  expect(outline).toHaveLength(72);
  for (const [longitude, latitude] of outline) {
    expect(computeDistanceMeters(middle, { latitude, longitude })).toBeCloseTo(300, 3);
    expect(Math.abs(longitude - middle.longitude)).toBeLessThan(0.01);
  }
});
