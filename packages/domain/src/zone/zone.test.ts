import { describe, expect, it } from 'vitest';
import {
  type Corner,
  computeZoneBox,
  computeZoneDepthMeters,
  evaluateZone,
  isNear,
  type Outline,
  type ZoneCrossing,
  type ZoneFix,
  type ZoneState,
} from './zone.ts';

/** A degree wide and high, off Norway. */
const SQUARE: Outline = [
  [3, 60],
  [4, 60],
  [4, 61],
  [3, 61],
];
const ACROSS: Outline = [
  [179, -18],
  [181, -18],
  [181, -17],
  [179, -17],
];
const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('computeZoneDepthMeters', () => {
  it.each([
    ['in the middle', [SQUARE], at(60.5, 3.5), 27_000, 28_500],
    ['inside, near the southern border', [SQUARE], at(60.001, 3.5), 110, 112],
    ['outside, near the southern border', [SQUARE], at(59.999, 3.5), -112, -110],
    ['beside a corner', [SQUARE], at(61.001, 4.001), -130, -120],
    ['across 180°, from the east', [ACROSS], at(-17.5, -179.5), 50_000, 56_000],
    ['across 180°, from the west', [ACROSS], at(-17.5, 179.5), 50_000, 56_000],
    ['across 180°, outside', [ACROSS], at(-17.5, -178.9), -11_000, -10_000],
    ['the nearer of two outlines', [SQUARE, ACROSS], at(60.001, 3.5), 110, 112],
  ] as const)('%s', (_words, outlines, position, least, most) => {
    const depth = computeZoneDepthMeters(outlines, position);
    expect(depth).toBeGreaterThan(least);
    expect(depth).toBeLessThan(most);
  });
});

describe('isNear', () => {
  it.each([
    [[SQUARE], at(60.5, 3.5), true],
    [[SQUARE], at(59.999, 3.5), true],
    [[SQUARE], at(59.9, 3.5), false],
    [[ACROSS], at(-17.5, -179.5), true],
    [[ACROSS], at(-17.5, 0), false],
  ] as const)('%#', (outlines, position, near) => expect(isNear(computeZoneBox(outlines), position)).toBe(near));

  it('takes a coast of more corners than a call has arguments', () => {
    const coast = Array.from({ length: 300_000 }, (_, i): Corner => [3 + i / 1e6, 60 + (i % 2)]);
    expect(computeZoneBox([coast])).toMatchObject({ south: expect.closeTo(60, 1), north: expect.closeTo(61, 1) });
  });
});

/** Latitudes south of (below 60) and inside the square, one each `every` seconds; null says that nothing came. */
function sail(
  latitudes: readonly (number | null)[],
  every = 30,
): { crossings: ZoneCrossing[]; state: ZoneState | undefined } {
  let state: ZoneState | undefined;
  const crossings: ZoneCrossing[] = [];
  latitudes.forEach((latitude, index) => {
    if (latitude === null) return;
    ({ state } = take({ ...at(latitude, 3.5), time: index * every * 1000 }));
  });
  return { crossings, state };

  function take(fix: ZoneFix) {
    const evaluated = evaluateZone(state, fix, computeZoneDepthMeters([SQUARE], fix));
    if (evaluated.crossing) crossings.push(evaluated.crossing);
    return evaluated;
  }
}
const kinds = (latitudes: readonly (number | null)[], every?: number) =>
  sail(latitudes, every).crossings.map(({ kind }) => kind);

const OUT = 59.99;
const IN = 60.01;
/** 22 m on either side of the border. */
const [JUST_OUT, JUST_IN] = [59.9998, 60.0002];

describe('evaluateZone', () => {
  it.each([
    ['enters and leaves', [OUT, OUT, IN, IN, IN, IN, OUT, OUT, OUT], ['entered', 'left']],
    ['begins inside: its entry was not seen', [IN, IN, IN, IN], []],
    ['begins inside and leaves', [IN, OUT, OUT, OUT], ['left']],
    ['is first seen at the border, and goes in', [JUST_OUT, JUST_IN, IN, IN, IN, IN], []],
    ['is first seen at the border, lies outside, and goes in', [JUST_IN, OUT, IN, IN, IN], ['entered']],
    ['one wild position', [OUT, OUT, IN, OUT, OUT, OUT], []],
    ['two wild positions', [OUT, IN, IN, OUT, OUT, OUT], []],
    ['wild positions every now and then', [OUT, IN, OUT, IN, IN, OUT, IN, OUT], []],
    [
      'lies at the border and scatters',
      [JUST_OUT, JUST_IN, JUST_OUT, JUST_IN, JUST_IN, JUST_IN, JUST_IN, JUST_OUT],
      [],
    ],
    [
      'scatters over the border after it entered',
      [OUT, IN, IN, IN, JUST_OUT, JUST_OUT, JUST_OUT, JUST_IN, IN],
      ['entered'],
    ],
    ['creeps over the border', [OUT, JUST_OUT, JUST_IN, IN, IN, IN], ['entered']],
    ['goes in and out again before it is sure', [OUT, IN, IN, OUT, OUT, OUT, IN, IN, OUT], []],
    ['is silent and speaks again inside', [OUT, null, null, null, IN, IN, IN], ['entered']],
  ] as const)('%s', (_words, latitudes, expected) => expect(kinds(latitudes)).toEqual(expected));

  it('takes three positions, and a minute', () => {
    expect(kinds([OUT, IN, IN, IN, IN, IN], 10)).toEqual([]);
    expect(kinds([OUT, IN, IN, IN, IN, IN, IN, IN], 10)).toEqual(['entered']);
    expect(kinds([OUT, IN, IN], 600)).toEqual([]);
    expect(kinds([OUT, IN, IN, IN], 600)).toEqual(['entered']);
  });

  it('tells the first position inside, and the last one known outside', () => {
    const [crossing] = sail([OUT, OUT, null, IN, IN, IN]).crossings;
    expect(crossing).toMatchObject({ first: { time: 90_000 }, knownUntil: 30_000 });
  });

  it('learns nothing from late data, and nothing from the same position twice', () => {
    const { state } = sail([OUT, OUT, OUT, OUT]);
    for (const time of [0, 15_000, 45_000, 90_000]) {
      const fix = { ...at(IN, 3.5), time };
      expect(evaluateZone(state, fix, computeZoneDepthMeters([SQUARE], fix))).toEqual({ state, crossing: undefined });
    }
  });

  it('is not entered by late positions that come between those of a row of doubts', () => {
    const { state } = sail([OUT, OUT, IN]);
    const late = [20_000, 40_000, 50_000, 59_000];
    const after = late.reduce<ZoneState | undefined>(
      (known, time) => evaluateZone(known, { ...at(IN, 3.5), time }, 1000).state,
      state,
    );
    expect(after).toEqual(state);
  });

  it('keeps no more of a row of doubts than it needs', () => {
    expect(
      sail(
        Array.from({ length: 50 }, (_, i) => (i === 0 ? OUT : IN)),
        1,
      ).state?.doubt.length,
    ).toBeLessThanOrEqual(3);
  });
});
